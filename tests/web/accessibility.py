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


def serious_violations(page: Page, part: str = "body") -> list[str]:
    """The serious and critical violations that axe finds on a page, or in a part of it."""
    if not page.evaluate("'axe' in window"):
        # The page's content security policy forbids inline scripts; evaluating isn't bound by it.
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN, part)
    return found
