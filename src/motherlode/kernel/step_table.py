"""The step table: all steps of a game, each with its name, class and frame fields."""

from dataclasses import dataclass
from importlib import import_module

from motherlode.kernel.rules import Step
from motherlode.kernel.state import FIELDS

RESERVED = ("step", "seat")


@dataclass(frozen=True)
class StepRow:
    """A declared step. `played_by` is its class, or the text `module.Class` within the package."""

    id: int
    name: str
    played_by: type[Step] | str
    fields: tuple[str, ...]
    interruptible: bool = True
    pauses: bool = False
    window: str = ""


class StepTable:
    """All steps of a game, listed in the order of a turn. The order has no effect on the rules.

    A field's name has the same index in every step that declares it: see `field`.
    """

    def __init__(self, package: str = "") -> None:
        self.package = package
        self.rows: list[StepRow] = []
        self._places: dict[str, int] = {}

    def step(
        self,
        name: str,
        played_by: type[Step] | str,
        *fields: str,
        interruptible: bool = True,
        pauses: bool = False,
        window: str = "",
    ) -> int:
        """Adds a step and returns its id. `fields` names what `State.push` gets, in this order.

        See `Step` for `interruptible`, `pauses` and `window`.
        """
        if any(row.name == name for row in self.rows):
            raise ValueError(f"two steps of a game are named {name!r}: each needs its own name")
        if len(fields) > FIELDS:
            raise ValueError(f"step {name!r} has more than {FIELDS} fields")
        for place, field in enumerate(fields):
            if field in RESERVED:
                raise ValueError(
                    f"step {name!r}: {field!r} is reserved, so no field can have this name"
                )
            if (known := self._places.setdefault(field, place)) != place:
                raise ValueError(
                    f"step {name!r}: field {field!r} has index {place}, in another step {known}"
                )
        row = StepRow(len(self.rows), name, played_by, fields, interruptible, pauses, window)
        self.rows.append(row)
        return len(self.rows) - 1

    def field(self, name: str) -> int:
        """The index of a field in its frame, for `State.field` and `State.set_field`."""
        return self._places[name]

    def build(self, params: object = None) -> list[Step]:
        """Creates a step object for every row; `params` is passed to each."""
        return [self._build_step(row, params) for row in self.rows]

    def _build_step(self, row: StepRow, params: object) -> Step:
        step_object = self._class(row)(params)
        step_object.name, step_object.fields = row.name, row.fields
        step_object.interruptible, step_object.pauses = row.interruptible, row.pauses
        step_object.window = row.window
        return step_object

    def _class(self, row: StepRow) -> type[Step]:
        if not isinstance(row.played_by, str):
            return row.played_by
        module, _, name = row.played_by.rpartition(".")
        step_class: type[Step] = getattr(import_module(f"{self.package}.{module}"), name)
        return step_class
