"""Plain charts as SVG: lines for figures that grow with something, bars for figures that are not quite certain."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

_COLOURS = ("#a8471f", "#0072b2", "#009e73", "#8a5a9e", "#946c00")
_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _ROW = 640, 360, 70, 50, 30


def line_chart(title: str, x_label: str, y_label: str, x: Sequence[float], lines: dict[str, Sequence[float]]) -> str:
    """The lines over x, with a legend."""
    top = max(max(values) for values in lines.values()) * 1.1 or 1.0
    right = max(x)

    def place(across: float, up: float) -> tuple[float, float]:
        return (
            _LEFT + across / right * (_WIDTH - _LEFT - 20),
            _HEIGHT - _BOTTOM - up / top * (_HEIGHT - _BOTTOM - 50),
        )

    parts = [f'<text x="{_WIDTH / 2}" y="24" text-anchor="middle" font-size="16">{escape(title)}</text>']
    for step in range(6):
        value = top * step / 5
        _, y = place(0, value)
        parts.append(f'<path d="M{_LEFT} {y:.1f}H{_WIDTH - 20}" stroke="#d8cbb3"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:.0f}</text>')
    for value in x:
        across, y = place(value, 0)
        parts.append(f'<text x="{across:.1f}" y="{y + 18:.1f}" text-anchor="middle">{value:g}</text>')
    for number, (name, values) in enumerate(lines.items()):
        colour = _COLOURS[number % len(_COLOURS)]
        points = [place(a, b) for a, b in zip(x, values, strict=True)]
        path = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
        parts.append(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="4" fill="{colour}"/>' for a, b in points]
        parts.append(f'<text x="{_LEFT + 14}" y="{54 + 18 * number}" fill="{colour}">{escape(name)}</text>')
    middle = (_HEIGHT - _BOTTOM) / 2
    parts.append(f'<text x="{_WIDTH / 2}" y="{_HEIGHT - 12}" text-anchor="middle">{escape(x_label)}</text>')
    parts.append(f'<text transform="translate(18 {middle}) rotate(-90)" text-anchor="middle">{escape(y_label)}</text>')
    return _picture(_HEIGHT, parts)


def interval_chart(title: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """A row for everybody: the name, and the figure between the ends of its interval."""
    least, most = min(row[1] for row in rows), max(row[3] for row in rows)
    left, width = 190, _WIDTH - 190 - 70
    scale = width / max(1.0, most - least)
    parts = [f'<text x="{_WIDTH / 2}" y="24" text-anchor="middle" font-size="16">{escape(title)}</text>']
    for number, (name, low, figure, high) in enumerate(rows):
        y = 60 + _ROW * number
        ends = [left + (value - least) * scale for value in (low, figure, high)]
        parts.append(f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<path d="M{ends[0]:.1f} {y}H{ends[2]:.1f}" stroke="#0072b2" stroke-width="4" stroke-linecap="round"/>')
        parts.append(f'<circle cx="{ends[1]:.1f}" cy="{y}" r="6" fill="#a8471f"/>')
        parts.append(f'<text x="{ends[2] + 12:.1f}" y="{y + 4}">{figure:.0f}</text>')
    return _picture(50 + _ROW * len(rows), parts)


def share_chart(title: str, names: Sequence[str], curve: Sequence[Sequence[float]]) -> str:
    """The share of everybody after every move, from 0 to 1; a legend names the lines."""
    wide, high = _WIDTH - _LEFT - 20, _HEIGHT - _BOTTOM - 50
    parts = [f'<text x="{_WIDTH / 2}" y="24" text-anchor="middle" font-size="16">{escape(title)}</text>']
    for quarter in range(5):
        y = 50 + high * (1 - quarter / 4)
        parts.append(f'<path d="M{_LEFT} {y:.1f}H{_WIDTH - 20}" stroke="#d8cbb3"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{25 * quarter} %</text>')
    for number, name in enumerate(names):
        colour = _COLOURS[number % len(_COLOURS)]
        points = [
            (_LEFT + wide * move / max(1, len(curve) - 1), 50 + high * (1 - row[number])) for move, row in enumerate(curve)
        ]
        path = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
        parts.append(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{_LEFT + 110 * number}" y="{_HEIGHT - 16}" fill="{colour}">{escape(name)}</text>')
    return _picture(_HEIGHT, parts)


def _picture(height: int, parts: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" font-size="12" '
        f'fill="#2b2620"><rect width="{_WIDTH}" height="{height}" fill="#f6efe0"/>{"".join(parts)}</svg>\n'
    )
