"""Small pieces of HTML. Every text is escaped; only `Markup` is not, and only this project writes
any."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from markupsafe import Markup

EMPTY = Markup("")


def join(parts: Iterable[Markup]) -> Markup:
    return Markup("\n").join(parts)


def link(address: str, text: str, css: str = "") -> Markup:
    return Markup('<a href="{}"{}>{}</a>').format(address, css_class(css), text)


def css_class(name: str) -> Markup:
    return Markup(' class="{}"').format(name) if name else EMPTY


def code(text: str) -> Markup:
    return Markup("<code>{}</code>").format(text)


def section(title: str, *inside: Markup) -> Markup:
    return Markup("<section><h2>{}</h2>\n{}</section>").format(title, join(inside))


def notice(text: str, wrong: bool = False) -> Markup:
    """A sentence that a screen reader reads at once."""
    css, role = ("notice wrong", "alert") if wrong else ("notice", "status")
    return Markup('<section class="{}" role="{}"><p>{}</p></section>').format(css, role, text)


def figures(pairs: Iterable[tuple[str, object]]) -> Markup:
    """A row of numbers, each with its name."""
    items = [Markup("<li><b>{}</b><span>{}</span></li>").format(v, name) for name, v in pairs]
    return Markup('<ul class="figures">{}</ul>').format(join(items))


def facts(pairs: Iterable[tuple[str, object]]) -> Markup:
    """A list of names and values."""
    items = [Markup("<dt>{}</dt><dd>{}</dd>").format(*pair) for pair in pairs]
    return Markup("<dl>{}</dl>").format(join(items))


def grid(label: str, heads: Sequence[str], rows: Sequence[Sequence[object]], none: str) -> Markup:
    """A table that scrolls on narrow screens, also by the keyboard; `none` stands for no rows."""
    if not rows:
        return Markup('<p class="soft">{}</p>').format(none)
    head = join(Markup('<th scope="col">{}</th>').format(text) for text in heads)
    body = join(Markup("<tr>{}</tr>").format(join(cell(each) for each in row)) for row in rows)
    return Markup(
        '<div class="scroll" role="region" aria-label="{}" tabindex="0"><table>'
        "<thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>"
    ).format(label, head, body)


def cell(value: object) -> Markup:
    return Markup("<td>{}</td>").format(value)


def field(name: str, label: str, kind: str = "text", value: str = "", help: str = "") -> Markup:
    """An input with its label, and a help text that belongs to it."""
    described = Markup(' aria-describedby="{}-help"').format(name) if help else EMPTY
    more = Markup('<p class="soft" id="{}-help">{}</p>').format(name, help) if help else EMPTY
    return Markup(
        '<div><label for="{0}">{1}</label>'
        '<input id="{0}" name="{0}" type="{2}" value="{3}" autocomplete="off"{4}>{5}</div>'
    ).format(name, label, kind, value, described, more)


def choice(name: str, label: str, options: Iterable[tuple[str, str]], chosen: str = "") -> Markup:
    inside = join(
        Markup('<option value="{}"{}>{}</option>').format(
            value, Markup(" selected") if value == chosen else EMPTY, text
        )
        for value, text in options
    )
    return Markup(
        '<div><label for="{0}">{1}</label><select id="{0}" name="{0}">{2}</select></div>'
    ).format(name, label, inside)


def form(address: str, key: str, button: str, *inside: Markup, css: str = "") -> Markup:
    """A form that changes something; `key` proves that it is from this session."""
    return Markup(
        '<form method="post" action="{}"><input type="hidden" name="key" value="{}">'
        "{}<button{}>{}</button></form>"
    ).format(address, key, join(inside), css_class(css), button)


def day_time(ms: int) -> Markup:
    """A time in UTC, to the minute."""
    at = datetime.fromtimestamp(ms / 1000, UTC)
    return Markup('<time datetime="{}">{}</time>').format(
        at.isoformat(timespec="seconds"), at.strftime("%Y-%m-%d %H:%M")
    )
