"""The style sheet of the lab's pages, and helpers for their HTML.

Pages fit light and dark themes, paper and phones, and load nothing from elsewhere.
"""

from html import escape

from motherlode.lab.pages.translated_texts import language

STYLE = """
:root { color-scheme: light dark;
  --ground: #faf7f2; --card: #fffdfa; --ink: #26221c; --soft: #746b5e; --line: #e4dccf;
  --accent: #b3541e; --pale: #e9b48f; --before: #1f6f78; --band: #dcebd9; --good: #2f7d3b;
  --bad: #b3261e; --warn: #9a6a00; }
@media (prefers-color-scheme: dark) { :root {
  --ground: #15130f; --card: #1e1b16; --ink: #ece5d8; --soft: #a2988a; --line: #383228;
  --accent: #ef9a5c; --pale: #8a5530; --before: #5cc0ca; --band: #24402a; --good: #7fce8b;
  --bad: #ff8a80; --warn: #e6bd5a; } }
* { box-sizing: border-box }
body { font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; margin: 0;
  color: var(--ink); background: var(--ground) }
main { max-width: 1040px; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.9rem; line-height: 1.15; margin: .4rem 0 .2rem; letter-spacing: -.02em;
     overflow-wrap: anywhere }
h2 { font-size: 1.15rem; margin: 0 0 .2rem } h3 { font-size: 1rem; margin: 1.1rem 0 .2rem }
p { margin: .2rem 0 .7rem } .soft { color: var(--soft) } code { font-size: .88em }
.eyebrow { color: var(--accent); font-weight: 650; font-size: .78rem; letter-spacing: .09em;
  text-transform: uppercase; margin: 0 }
section { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: 1.1rem 1.2rem; margin: 1rem 0 }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.2rem, 1fr)); gap: .55rem;
  margin: 1rem 0 }
.tile { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: .5rem .7rem }
.tile b { display: block; font-size: 1.4rem; line-height: 1.2; font-weight: 680;
  white-space: nowrap; font-variant-numeric: tabular-nums }
.tile span { display: block; color: var(--soft); font-size: .8rem; line-height: 1.3 }
.tile.good b { color: var(--good) } .tile.bad b { color: var(--bad) }
.tile.warn b { color: var(--warn) }
.row { display: grid; align-items: center; column-gap: .9rem; padding: .14rem 0;
  grid-template-columns: minmax(0, 15rem) minmax(0, 1fr) 4.2rem
    var(--chips, 8.4rem);
  grid-template-areas: "name plot value chips" }
.row + .row { border-top: 1px solid color-mix(in srgb, var(--line) 55%, transparent) }
.row.two { grid-template-columns: minmax(0, 13rem) minmax(0, .7fr) 3.4rem minmax(0, 1fr) 4rem 7rem;
  grid-template-areas: "name rate pick plot value chips" }
.compared { --chips: 14.2rem }
.head { color: var(--soft); font-size: .78rem; border: 0 }
.name { grid-area: name; overflow-wrap: anywhere; line-height: 1.25 }
.at { grid-area: plot } .rate { grid-area: rate } .pick { grid-area: pick }
.value { grid-area: value } .chips { grid-area: chips; display: flex; gap: .3rem; flex-wrap: wrap }
.value, .pick { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.pick { color: var(--soft) }
.plot { display: block; overflow: visible }
.band { fill: var(--band) } .fair { stroke: var(--soft); stroke-dasharray: 2 3; opacity: .8 }
.grid { stroke: var(--line) } .plot text { fill: var(--ink); font-size: 12px }
.scatter { border-left: 1px solid var(--line); border-bottom: 1px solid var(--line);
  margin: .3rem 0 } .scatter .dot { opacity: .75 }
.dot.good { fill: var(--good) } .dot.bad { fill: var(--bad) } .dot.warn { fill: var(--warn) }
.whisker { stroke: var(--accent); stroke-width: 2.4; stroke-linecap: round; opacity: .55 }
.whisker.thin { stroke-width: 1.4 } .dot { fill: var(--accent) }
.before.dot { fill: var(--card); stroke: var(--before); stroke-width: 2 }
.before.whisker, .before.link { stroke: var(--before) }
.was { stroke: var(--before); stroke-width: 2 }
.bar { fill: var(--pale) } .bar.now { fill: var(--accent) }
.axis { display: flex; justify-content: space-between; color: var(--soft); font-size: .76rem;
  border-top: 1px solid var(--line); padding-top: .1rem }
.axis.key-of { justify-content: center; border: 0; padding: 0; margin-top: -.4rem }
.chip { font-size: .74rem; font-weight: 620; border-radius: 99px; padding: .04rem .5rem;
  border: 1px solid currentColor; white-space: nowrap }
.chip.good { color: var(--good) } .chip.bad { color: var(--bad) } .chip.warn { color: var(--warn) }
.chip.soft { border-color: var(--line) }
.small { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: .4rem 1.6rem }
.key { display: flex; gap: 1.2rem; flex-wrap: wrap; color: var(--soft); font-size: .84rem;
  margin: .2rem 0 .6rem }
.key i { display: inline-block; width: .75em; height: .75em; border-radius: 50%;
  margin-right: .4em; background: var(--accent) }
.key i.b { background: var(--card); border: 2px solid var(--before) }
.key i.t { background: var(--band); border-radius: 3px }
.s0 { --c: var(--accent) } .s1 { --c: var(--before) } .s2 { --c: #8a63c7 }
.s3 { --c: #8d9b2a } .s4 { --c: #c2497e } .s5 { --c: #4f8a4f }
.dot[class*=" s"] { fill: var(--c) } .whisker[class*=" s"], .line { stroke: var(--c) }
.line { stroke-width: 2 } .key i[class^="s"] { background: var(--c) }
.usual { stroke: var(--soft); stroke-width: 6; opacity: .16 } .plot .faint { fill: var(--soft) }
details > summary { cursor: pointer; color: var(--accent); font-weight: 600; margin: .5rem 0 .2rem }
footer { color: var(--soft); font-size: .84rem; overflow-wrap: anywhere }
@media (max-width: 640px) {
  main { padding: 1rem .7rem 3rem } section { padding: .9rem .8rem }
  h1 { font-size: 1.5rem } .tiles { grid-template-columns: 1fr 1fr }
  .row { grid-template-columns: minmax(0, 1fr) auto auto; padding: .35rem 0;
    grid-template-areas: "name chips value" "plot plot plot" }
  .row.two { grid-template-columns: minmax(0, 1fr) auto 4rem;
    grid-template-areas: "name chips chips" "rate rate pick" "plot plot value" }
  .compared .row { grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: "name value" "plot plot" "chips chips" }
  .row.head { display: none } }
@media print { section { break-inside: avoid } }
"""


def document(title: str, body: str) -> str:
    """A complete, self-contained HTML document."""
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


def chip(text: str, css: str = "soft") -> str:
    """A short label in a rounded frame."""
    return f'<span class="chip {css}">{escape(text)}</span>'


def tile(value: str, label: str, css: str = "") -> str:
    """A large number with a label below."""
    return f'<div class="tile {css}"><b>{escape(value)}</b><span>{escape(label)}</span></div>'


def section(heading: str, text: str, *parts: str, css: str = "") -> str:
    """A section with a heading, an introducing text (may be empty), and HTML parts."""
    intro = f'<p class="soft">{escape(text)}</p>' if text else ""
    return f"<section class='{css}'><h2>{escape(heading)}</h2>{intro}{''.join(parts)}</section>"


def row(name: str, plot: str, value: str, chips: str = "") -> str:
    """A row with a name, a plot, a number and chips."""
    return (
        f'<div class="row"><span class="name">{escape(name)}</span><span class="at">{plot}</span>'
        f'<span class="value">{escape(value)}</span><span class="chips">{chips}</span></div>'
    )
