"""How plots and page look: the light of Planet Nine, every colour with a shape beside it."""

from __future__ import annotations

from typing import Any, Final

INK: Final = "#141a3c"
QUIET: Final = "#424b7d"
FAINT: Final = "#8b93bd"
LINE: Final = "#d5daf0"
PAPER: Final = "#ffffff"
CEILING: Final = "#dfe5ff"
COLOURS: Final = ("#2f55c4", "#d9660a", "#0a6b4a", "#c2185b", "#5b2be0", "#7a5200")
MARKS: Final = ("o", "s", "^", "D", "v", "P")
CAUSES: Final = {
    "task-taken": "#2f6fe0",
    "duty-failed": "#2f6fe0",
    "order-broken": "#f0a13a",
    "task-unplayed": "#8a6be0",
    "rule-broken": "#0a7d57",
    "time-up": "#d0487f",
    "fault": "#b3261e",
}
"""In the order in which they stand in a bar."""

PLOTS: Final[dict[str, Any]] = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": LINE,
    "axes.labelcolor": QUIET,
    "axes.titlecolor": INK,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "xtick.labelsize": 8.5,
    "ytick.labelsize": 8.5,
    "legend.frameon": False,
    "legend.fontsize": 9,
    "font.family": "DejaVu Sans",  # comes with the library: alike on every machine
    "font.size": 9.5,
    "text.color": INK,
    "svg.hashsalt": "shipmates",
    "text.parse_math": False,
    "savefig.dpi": 144,
}

STYLE: Final = """
:root { color-scheme: light; --ink: #141a3c; --ink-2: #424b7d; --line: #d5daf0;
  --accent: #a84a06; --blue: #2f55c4; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); font: 16px/1.55 system-ui, "Segoe UI", Roboto, sans-serif;
  background: linear-gradient(#f6f7ff, #e6ebff 60rem, #eef1ff) no-repeat #eef1ff; }
body::before { content: ""; position: absolute; inset: 0 0 auto; height: 32rem; z-index: -1;
  background: radial-gradient(56rem 31rem at 90% 0, rgb(255 190 214 / .45), transparent 70%); }
main { max-width: 70rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1 { font-size: 2.1rem; line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.5rem; margin: 3rem 0 .75rem; }
h3 { font-size: 1.1rem; margin: 0 0 .35rem; }
p { margin: 0 0 .8rem; max-width: 48rem; color: var(--ink-2); }
nav a { color: var(--blue); margin-right: 1.2rem; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  margin: 1.25rem 0; }
.card, section { background: rgb(255 255 255 / .88); border: 1px solid var(--line);
  border-radius: 16px;
  box-shadow: 0 1px 2px rgb(24 31 80 / .08), 0 6px 18px rgb(24 31 80 / .06); }
.card { padding: 1rem 1.1rem; }
.card b { display: block; font-size: 1.7rem; line-height: 1.2;
  font-variant-numeric: tabular-nums; }
.card small { color: var(--ink-2); }
section { padding: 1.25rem 1.4rem; margin: 1rem 0; overflow-x: auto; }
svg { display: block; width: 100%; min-width: 42rem; height: auto; margin: .5rem auto 0; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th { text-align: right; color: var(--ink-2); font-weight: 600; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td small { color: var(--ink-2); }
tr.all td { font-weight: 600; }
details, section > table { margin-top: .9rem; }
summary { cursor: pointer; color: var(--blue); font-weight: 600; }
footer { color: var(--ink-2); font-size: .9rem; margin-top: 3rem; }
@media print { body { background: none; } section { break-inside: avoid; } }
"""
