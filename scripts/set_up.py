"""Sets this checkout up and runs a command: `python scripts/set_up.py play`.

Only this file must be readable by every Python 3: it says which version is needed.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (older ones come here too)
    found = ".".join(str(part) for part in sys.version_info[:2])
    sys.exit(
        "motherlode: this is Python " + found + ", and Python 3.11 or newer is needed: "
        "make play PYTHON=python3.12 names another"
    )

from installer.commands import main

sys.exit(main(sys.argv[1:]))
