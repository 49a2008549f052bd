"""Plays a lesson in the browser as a learner who clicks what is lit."""

from playwright.sync_api import Page, expect

MOST_STEPS = 80
CHANGED = """
([step, inputs]) => {
  const text = document.querySelector('#lesson-text');
  const lesson = document.querySelector('[data-inputs]');
  return !text || text.dataset.step !== step || lesson.dataset.inputs !== inputs;
}
"""


def walk(page: Page, by_keyboard: bool = False) -> list[str]:
    """Does every step of the open lesson, to its end; returns the names of the steps."""
    names: list[str] = []
    for _ in range(MOST_STEPS):
        page.wait_for_selector("#lesson-text, #lesson-end")
        if page.locator("#lesson-end").count():
            return names
        text = page.locator("#lesson-text")
        name = str(text.get_attribute("data-step"))
        inputs = str(page.locator("[data-inputs]").get_attribute("data-inputs"))
        if names[-1:] != [name]:
            names.append(name)
            expect(page.locator("[data-rings]")).to_have_attribute("data-rings", "lit")
        onward = page.locator("[data-lesson=next]")
        if onward.count():
            if by_keyboard:
                onward.focus()
                page.keyboard.press("Enter")
            else:
                onward.click()
        else:
            click_lit(page, by_keyboard)
        page.wait_for_function(CHANGED, arg=[name, inputs])
    raise TimeoutError(f"the lesson does not end: {names}")


def click_lit(page: Page, by_keyboard: bool) -> None:
    """Does the first lit action by its button; opens the list of what is on the board for it."""
    lit = str(page.locator("[data-lit]").get_attribute("data-lit"))
    button = page.locator(f'[data-action="{lit}"]').first
    if not button.count() or not button.is_visible():
        closed = page.locator(".prompt details:not([open]) > summary")
        while closed.count():
            closed.first.click()
    if by_keyboard:
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()
