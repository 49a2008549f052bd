"""The folder of a package, whether it lies on the disk or in the archive of a release."""

from importlib.resources import files
from pathlib import Path
from typing import cast


def package_folder(package: str) -> Path:
    """The folder with a package's files.

    In an archive it is a path within a zip, which can only be read: `/`, `name`, `parent`,
    `iterdir`, `is_file`, `open` and `read_text` work.
    """
    return cast(Path, files(package))
