"""Builds the documentation site from the README, docs/ and the games' rules and content."""

import shutil

from installer import environment
from installer.paths import BUILD, ROOT
from installer.steps import run

STEP = "documentation"
PAGES = BUILD / "pages"
SITE = BUILD / "site"
SOURCES = (
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "docs/**/*"),
    *("src/motherlode/games/**/*.md", "src/motherlode/games/**/*.toml"),
)
"""The files that pages show or link to."""


def build() -> None:
    """Copies the pages to build/pages, with their folders, and builds the site from them."""
    python = environment.separate_python("docs", STEP)
    shutil.rmtree(PAGES, ignore_errors=True)
    for pattern in SOURCES:
        for file in filter(lambda path: path.is_file(), ROOT.glob(pattern)):
            copy = PAGES / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
    # Not with --quiet: it hides broken links from --strict too.
    run(STEP, python, "-m", "mkdocs", "build", "--strict", NO_MKDOCS_2_WARNING="1")
    print(f"motherlode: the documentation is in {SITE.relative_to(ROOT)}/index.html")
