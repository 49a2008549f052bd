"""The entry of the `motherlode` command."""

import sys

from motherlode.cli import about


def main() -> int:
    about.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
