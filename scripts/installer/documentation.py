"""The documentation as a site: the README, docs/ and the games' own rules and content."""

import shutil

from installer import environment
from installer.places import BUILD, ROOT
from installer.steps import run

STEP = "documentation"
PAGES = BUILD / "pages"
SITE = BUILD / "site"
READ = (
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "docs/**/*"),
    *("src/motherlode/games/**/*.md", "src/motherlode/games/**/*.toml"),
)
"""All that the pages show or link to."""


def build() -> None:
    """Copies the pages aside, as they lie here, and builds the site from them."""
    python = environment.aside("docs", STEP)
    shutil.rmtree(PAGES, ignore_errors=True)
    for pattern in READ:
        for file in filter(lambda path: path.is_file(), ROOT.glob(pattern)):
            copy = PAGES / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
    run(STEP, python, "-m", "mkdocs", "build", "--strict", "--quiet", NO_MKDOCS_2_WARNING="1")
    print(f"motherlode: the documentation is in {SITE.relative_to(ROOT)}/index.html")
