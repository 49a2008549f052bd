"""The viewport of a phone, and whether a page fits its viewport."""

from playwright.sync_api import Page

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def fits_width(page: Page) -> bool:
    """True if the page is not wider than its viewport."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(page.evaluate(wide)) <= 0
