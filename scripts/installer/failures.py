"""Errors of the set-up, each explained in one line."""

import errno
import re
import shutil

from installer.paths import ROOT

MEGABYTE = 1_000_000
ALMOST_NOTHING = 5 * MEGABYTE
"""So little free disk space that a program which failed probably lacked it."""
STILL_WORKS = "what was set up before still works"

CAUSES = (
    (r"No space left on device|ENOSPC", "the disk is full"),
    (
        r"NewConnectionError|ConnectTimeout|ReadTimeout|Temporary failure in name resolution"
        r"|ProxyError|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ENETUNREACH|ETIMEDOUT",
        "the network doesn't answer",
    ),
    (r"DO NOT MATCH THE HASHES", "a package is not the one that was pinned"),
)


ERROR_LINE = re.compile(
    r"^\s*(src/\S+:\d+: \w*[Ee]rror: .*)|^(?:WARNING|ERROR) +- +(.*)", re.MULTILINE
)
"""An error of mypyc, a broken link or a missing module; what programs print after it says less."""


class SetUpFailed(Exception):
    """A step failed; the text is one line for the user."""


def explain(step: str, output: str) -> str:
    """One line on why a step's command failed, given its output."""
    for pattern, cause in CAUSES:
        if re.search(pattern, output):
            return f"{step}: {cause}; {STILL_WORKS}"
    if shutil.disk_usage(ROOT).free < ALMOST_NOTHING:  # not every program says so
        return f"{step}: the disk is full; {STILL_WORKS}"
    return f"{step}: {_error_line(output)[:200]} (full output: build/set-up.log); {STILL_WORKS}"


def _error_line(output: str) -> str:
    """The first type error or broken link in a failed command's output, or its last line."""
    if found := ERROR_LINE.search(output):
        return found[1] or found[2]
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else "failed without output"


def explain_system(error: OSError) -> str:
    """One line on an error of the operating system."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"the disk is full; {STILL_WORKS}"
    return f"{error.filename or 'the system'}: {error.strerror or error}; {STILL_WORKS}"
