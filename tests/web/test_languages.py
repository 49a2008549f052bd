"""The languages of the page: each is loaded when it is chosen, and marked where it is a draft."""

import pytest
from playwright.sync_api import expect

from tests.web.visits import Visit

TEXTS = {"de": "Spiele", "es": "Juegos", "fr": "Jeux"}


@pytest.mark.parametrize("language", TEXTS)
def test_a_language_is_loaded_only_when_it_is_chosen(visit: Visit, language: str) -> None:
    page = visit("/rules")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url.partition("/api/words/")[2]))
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert {part.split("/")[0] for part in loaded if part} == {"en"}
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("section.games")).to_have_attribute("aria-label", TEXTS[language])
    assert {part.split("/")[0] for part in loaded if part} == {"en", language}


def test_drafts_are_marked_in_the_menu(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    menu = page.get_by_label("Language")
    for language, is_draft in {"en": False, "de": False, "es": True, "fr": True}.items():
        name = menu.locator(f'option[value="{language}"]').inner_text()
        assert ("(" in name) == is_draft, name
