"""The pages that add an option and an action are done as they stand, in a copy of the package."""

from pathlib import Path

import pytest

from tests.docs.page_edits import edited_copy, failed_checks, run_python


@pytest.mark.parametrize("added", ["option", "action"])
def test_the_option_or_action_that_a_page_adds_works_after_its_edits(
    added: str, tmp_path: Path
) -> None:
    source = edited_copy(f"add-an-{added}.md", tmp_path)
    done = run_python(source, "-m", f"tests.docs.added_{added}")
    assert done.returncode == 0, done.stderr
    assert f"the {added} works" in done.stdout
    assert not failed_checks(source, "karats")
