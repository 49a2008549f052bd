"""Checks of the content that the schema's types can't express: numbers that must fit others."""

import re

from motherlode.kernel.options import CONTENT_NAME

from . import kinds, layout_warnings, text_maps
from .cards import content_checks
from .content_schema import Content
from .technology import tile_checks

DICE = (2, 4, 6, 8, 10, 12, 20)
"""The faces of dice that may be used: the dice of the box (M5), and a d20 for editions."""
NO_DIE = 1
"""A die with one face, for editions that want a fixed result of 1."""

DEFAULT_LAYOUT = "default"
"""The value of the option `layout` that lets the number of players choose."""
UNFIT_NAME = (
    "a layout is chosen by its name, of at most 40 letters, digits, _ and - without spaces, and "
    "another than default (M7)"
)


def check(content: Content) -> list[tuple[str, str]]:
    """Finds all errors that types can't express, each as (keys, what is wrong with them)."""
    return [
        *content_checks.check(content.cards),
        *number_faults(content),
        *artifact_faults(content),
        *tile_checks.check(content.technology),
        *((key, die_fault(die)) for key, die in dice(content) if not is_die(die)),
        *layout_faults(content),
    ]


def number_faults(content: Content) -> list[tuple[str, str]]:
    """Finds numbers that are larger than another number allows."""
    faults = []
    if content.mothership.respawn_hull > content.mothership.hull:
        keys = "mothership.respawn_hull mothership.hull"
        faults.append((keys, "respawn_hull is more than hull (M1, M52)"))
    for subsystem in kinds.SUBSYSTEMS:
        if getattr(content.energy, subsystem) > content.energy.most:
            text = "more energy in a subsystem than energy.most (M3)"
            faults.append((f"energy.{subsystem} energy.most", text))
    return faults + row_faults(content)


def row_faults(content: Content) -> list[tuple[str, str]]:
    """Finds rows of the Control Panel without a value for every amount of energy, and levels of
    the Solo Challenge with more energy than a row holds (M3, M54)."""
    most, faults = content.energy.most, []
    for subsystem in kinds.SUBSYSTEMS:
        count = len(getattr(content.energy.rows, subsystem))
        if count != most + 1:
            text = f"a row has a value for each energy from 0 to {most}: {most + 1}, not {count}"
            faults.append((f"energy.rows.{subsystem} energy.most", f"{text} (M3)"))
    for level in content.solo.__struct_fields__:
        energy = getattr(content.solo, level).energy
        if energy > most:
            keys = f"solo.{level}.energy energy.most"
            text = f"a subsystem holds at most {most} energy, not {energy}"
            mend = f"raise energy.most, or write a smaller energy in [solo.{level}]"
            faults.append((keys, f"{text}: {mend} (M54)"))
    return faults


def artifact_faults(content: Content) -> list[tuple[str, str]]:
    """Finds a wrong number of Artifacts, and Artifacts with an unknown effect."""
    faults = []
    numbers = [str(number + 1) for number in range(kinds.ARTIFACTS)]
    if sorted(content.artifacts) != sorted(numbers):
        faults.append(("artifacts", f"the Artifacts are numbered 1 to {kinds.ARTIFACTS} (M50)"))
    for number, artifact in content.artifacts.items():
        if artifact.effect not in kinds.ARTIFACT_EFFECTS:
            known = ", ".join(kinds.ARTIFACT_EFFECTS)
            faults.append(
                (f"artifacts.{number}.effect", f"the effect must be one of {known} (M50)")
            )
    return faults


def layout_faults(content: Content) -> list[tuple[str, str]]:
    """Finds layouts that are unplayable with the content's placement distance, or that can't be
    chosen by their names."""
    return [
        *((f"layouts.{name}", UNFIT_NAME) for name in content.layouts if not is_layout_name(name)),
        *map_faults(content),
    ]


def is_layout_name(name: str) -> bool:
    """True if the option `layout` accepts the name, and doesn't mean something else by it."""
    return bool(re.fullmatch(CONTENT_NAME, name)) and name != DEFAULT_LAYOUT


def map_faults(content: Content) -> list[tuple[str, str]]:
    """Finds layouts that are unplayable with the content's placement distance."""
    return [
        (f"layouts.{name}.map layouts.{name}.players game.placement", fault)
        for name, layout in content.layouts.items()
        for fault in text_maps.map_faults(layout.map, layout.players, content.game.placement)
    ]


def warnings(content: Content) -> list[tuple[str, str]]:
    """Finds what the engine can play, but not how we would design it, each as (keys, warning):
    a tree that breaks a clue (M44), and unfair or odd layouts (M7)."""
    return [*tile_checks.warnings(content.technology), *layout_warnings_of(content)]


def layout_warnings_of(content: Content) -> list[tuple[str, str]]:
    """Finds what is unfair or odd in playable layouts, each as (keys, warning) (M7)."""
    engine, placement = content.fighter.engine, content.game.placement
    furthest = engine_of_quickest_ship(content)
    numbers = "fighter.engine game.placement energy bomber.engine"
    return [
        (f"layouts.{name}.map layouts.{name}.players {numbers}", warning)
        for name, layout in content.layouts.items()
        for warning in layout_warnings.map_warnings(
            layout.map, layout.players, engine, placement, furthest
        )
    ]


def engine_of_quickest_ship(content: Content) -> int:
    """The most spaces that a ship can fly in the first turn: a Mothership with all the energy that
    its Engines take, unless Fighters or Bombers are quicker."""
    energy = content.energy
    engines = min(energy.most, energy.engines + energy.weapons + energy.shields)
    return max(energy.rows.engines[engines], content.fighter.engine, content.bomber.engine)


def dice(content: Content) -> list[tuple[str, int]]:
    """All dice in the content files, by their keys."""
    named = [
        ("fighter.die", content.fighter.die),
        ("bomber.die", content.bomber.die),
        ("asteroids.die", content.asteroids.die),
        *(("energy.rows.weapons", die) for die in content.energy.rows.weapons if die),
    ]
    return named + content_checks.dice(content.cards) + tile_checks.dice(content.technology)


def is_die(faces: int) -> bool:
    return faces == NO_DIE or faces in DICE


def die_fault(die: int) -> str:
    known = ", ".join(f"d{faces}" for faces in DICE)
    return f"there is no d{die}, only {known}, and {NO_DIE} for a throw without a die (M5)"
