"""`motherlode doctor`: checks what a server needs; says what is wrong and what to do."""

import json
from typing import TYPE_CHECKING, Any

from rich.text import Text

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command, add_json
from motherlode.cli.console_output import console
from motherlode.cli.server_setting_flags import add_setting_flags, settings_of
from motherlode.cli.translated_texts import phrase

if TYPE_CHECKING:
    from motherlode.server.operation.finding import Finding
    from motherlode.server.settings import Settings

SOMETHING_WRONG = 1


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "doctor")
    parser.add_argument("--url", metavar="URL", default="", help=phrase("help.doctor_url"))
    add_json(parser)
    add_setting_flags(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Prints what every check found; returns 1 if something is wrong."""
    found = findings(settings_of(arguments).settings, arguments.url)
    if arguments.json:
        print(json.dumps([as_data(each) for each in found]))
    else:
        for each in found:
            show(each)
    return 0 if all(each.ok for each in found) else SOMETHING_WRONG


def findings(settings: "Settings", url: str) -> list["Finding"]:
    from motherlode.server.operation.address_checks import check_address
    from motherlode.server.operation.database_checks import check_database
    from motherlode.server.operation.machine_checks import check_files, check_ports, check_proxy

    return [
        *check_database(settings.database),
        check_files(),
        check_proxy(settings),
        *check_ports(settings),
        *(check_address(url) if url else ()),
    ]


def what(found: "Finding") -> str:
    return phrase(f"doctor.{found.check}.{found.code}", **found.holes)


def advice(found: "Finding") -> str:
    """What to do; empty if nothing is wrong."""
    return "" if found.ok else phrase(f"doctor.{found.check}.{found.code}_advice", **found.holes)


def as_data(found: "Finding") -> dict[str, Any]:
    texts = {"what": what(found), "advice": advice(found)}
    return {"check": found.check, "code": found.code, "ok": found.ok, **texts}


def show(found: "Finding") -> None:
    mark = Text(phrase("doctor.fine"), "green") if found.ok else Text(phrase("doctor.wrong"), "red")
    name = phrase(f"doctor.{found.check}.name")
    console().print(mark.append(f" {name}: {what(found)}", "default"), soft_wrap=True)
    if not found.ok:
        console().print(f"      {advice(found)}", soft_wrap=True)
