"""Builds the wheel of this release and that of a made-up next one, to try an upgrade.

`python -m tests.package.two_wheels FOLDER` prints their paths. MOTHERLODE_COMPILE=0 builds them
without compiled modules, in a minute.
"""

import os
import shutil
import sys
from pathlib import Path

from tests.package.environments import build, copy_checkout
from tests.releases.made_up_release import change_to_next, make_this_release


def build_two_wheels(folder: Path, **settings: str) -> list[Path]:
    """The wheels of this release and of the next, which keeps the rules of this one."""
    folder.mkdir(parents=True, exist_ok=True)
    first = copy_checkout(folder / "this release")
    make_this_release(first / "src" / "motherlode")
    second = folder / "next release"
    shutil.copytree(first, second)
    change_to_next(second / "src" / "motherlode")
    wheels = []
    for checkout in (first, second):
        dist, _ = build(checkout, **settings)
        (wheel,) = dist.glob("*.whl")
        wheels.append(Path(shutil.copy(wheel, folder)))
    return wheels


if __name__ == "__main__":
    settings = {"MOTHERLODE_COMPILE": os.environ.get("MOTHERLODE_COMPILE", "1")}
    for wheel in build_two_wheels(Path(sys.argv[1]).resolve(), **settings):
        print(wheel)
