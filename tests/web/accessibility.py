"""Accessibility checks of a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """
async (part) => {
  const found = await axe.run(part, { resultTypes: ['violations'] });
  return found.violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(' | ')}`);
}
"""


def serious(page: Page, part: str = "body") -> list[str]:
    """What axe holds against the page, or a part of it."""
    if not page.evaluate("'axe' in window"):
        # The page's own policy forbids inline scripts, so axe comes in past it.
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN, part)
    return found
