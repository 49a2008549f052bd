"""The type of the fixture `visit`, which opens pages for new visitors."""

from collections.abc import Callable

from playwright.sync_api import Page

Visit = Callable[..., Page]
