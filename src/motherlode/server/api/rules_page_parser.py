"""Parses a game's rules page into sections and rules for the browser."""

import re

from motherlode.i18n.rules_parser import HEADING, RULE, SOURCE
from motherlode.server.api.rest_schema import Rule, RulePart, RuleSection


def read_page(text: str) -> list[RuleSection]:
    """Splits a page into its sections, in order; text before the first heading has level 0."""
    sections = [RuleSection(0, "", "", [])]
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            level = len(line) - len(line.lstrip("#"))
            sections.append(RuleSection(level, heading.group(1), "", []))
        elif rule := RULE.fullmatch(line):
            sections[-1].rules.append(Rule(rule.group(1), parts_of(rule.group(2))))
        elif line.strip():
            sections[-1].text = f"{sections[-1].text}\n{line}".strip()
    return [s for s in sections if s.heading or s.text or s.rules]


def parts_of(marked: str) -> list[RulePart]:
    """Splits `[book] One thing. [rebuilt] Another.` into parts with their sources."""
    pieces = re.split(SOURCE, marked)[1:]
    return [RulePart(source, words.strip()) for source, words in zip(pieces[::2], pieces[1::2])]
