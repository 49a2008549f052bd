"""Screens that pages are shown on, and what is asked of a page there."""

from playwright.sync_api import Page

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def fits(page: Page) -> bool:
    """Nothing sticks out to the right."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(page.evaluate(wide)) <= 0


def wait_for_more(page: Page, than: int) -> None:
    page.wait_for_function(
        "(n) => Number(document.querySelector('.board').dataset.number) > n", arg=than
    )
