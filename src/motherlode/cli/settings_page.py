"""The page docs/settings.md: every setting with its flag, variable, key and default."""

from motherlode.cli.server_setting_flags import shown_default
from motherlode.cli.translated_texts import phrase
from motherlode.server.setting_sources import FILE, FILE_VARIABLE
from motherlode.server.setting_table import SETTINGS, Setting

HEAD = f"""# Settings of the server

<!-- Made by `motherlode settings --page > docs/settings.md` from the declaration in
     src/motherlode/server/setting_table.py. -->

Each setting has a flag of `motherlode serve`, an environment variable, and a key in a settings
file. If several name it, the flag wins, then the variable, then the file. `--{FILE} FILE` or
`{FILE_VARIABLE}` names the file; without either no file is read. `motherlode settings`
takes the same flags and shows the value that the server would use, and where it comes from.

The file is TOML, one key a line:

```toml
database = "postgresql://motherlode@db/motherlode"
port = 8000
allowed-host = ["games.example.org"]
idle = 120
```

A variable that sets a list separates its parts with commas. An empty variable sets nothing. An
unknown key or variable, or a wrong value, is reported in one line that says what would be right,
with exit code 2. The commands of [an operator](operating.md) read the same file and variables.
"""


def settings_page() -> str:
    """The whole page as Markdown."""
    groups = dict.fromkeys(each.group for each in SETTINGS)
    return HEAD + "".join(section(group) for group in groups)


def section(group: str) -> str:
    """The settings of a group: its heading and its table."""
    found = [row(each) for each in SETTINGS if each.group == group]
    heading = phrase(f"settings.group_{group}")
    table = "| flag | variable | default | what it sets |\n|---|---|---|---|\n"
    return f"\n## {heading}\n\n{table}{''.join(found)}"


def row(each: Setting) -> str:
    default = shown_default(each)
    flag = f"`--{each.name} {each.metavar}`"
    return f"| {flag} | `{each.variable}` | {default} | {phrase(f'help.serve_{each.name}')} |\n"
