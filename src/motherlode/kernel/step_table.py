"""The step table: every step of a game with its name, its class and the fields of its frames."""

from dataclasses import dataclass
from importlib import import_module

from motherlode.kernel.rules import Step
from motherlode.kernel.state import FIELDS

RESERVED = ("step", "seat")


@dataclass(frozen=True)
class StepRow:
    """A declared step. `played_by` is its class, or where it is: `module.Class` in the package."""

    id: int
    name: str
    played_by: type[Step] | str
    fields: tuple[str, ...]


class StepTable:
    """All steps of a game, in the order in which a turn is read; no other order means anything.

    A field has the same place in the frames of every step that has it, so that its name alone
    says where it is: see `field`.
    """

    def __init__(self, package: str = "") -> None:
        self.package = package
        self.rows: list[StepRow] = []
        self._places: dict[str, int] = {}

    def step(self, name: str, played_by: type[Step] | str, *fields: str) -> int:
        """Adds a step; gives its number. `push` takes the fields' values in this order."""
        if any(row.name == name for row in self.rows):
            raise ValueError(f"two steps are called {name!r}")
        if len(fields) > FIELDS:
            raise ValueError(f"step {name!r} has more than {FIELDS} fields")
        for place, field in enumerate(fields):
            if field in RESERVED or self._places.setdefault(field, place) != place:
                raise ValueError(f"step {name!r}: field {field!r} has another place elsewhere")
        self.rows.append(StepRow(len(self.rows), name, played_by, fields))
        return len(self.rows) - 1

    def field(self, name: str) -> int:
        """Where frames hold a field: what `State.field` and `State.set_field` take."""
        return self._places[name]

    def build(self, params: object = None) -> list[Step]:
        """A step object for every row, made with the numbers of a table's content."""
        return [self._built(row, params) for row in self.rows]

    def _built(self, row: StepRow, params: object) -> Step:
        made = self._class(row)(params)
        made.name, made.fields = row.name, row.fields
        return made

    def _class(self, row: StepRow) -> type[Step]:
        if not isinstance(row.played_by, str):
            return row.played_by
        module, _, name = row.played_by.rpartition(".")
        found: type[Step] = getattr(import_module(f"{self.package}.{module}"), name)
        return found
