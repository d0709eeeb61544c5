"""A plain line chart as SVG, for figures that grow with something."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

_WIDTH, _HEIGHT, _LEFT, _BOTTOM = 640, 360, 70, 50


def line_chart(title: str, x_label: str, y_label: str, x: Sequence[float], lines: dict[str, Sequence[float]]) -> str:
    """The lines over x, with a legend."""
    top = max(max(values) for values in lines.values()) * 1.1
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
        colour = ("#a8471f", "#0072b2", "#009e73")[number % 3]
        points = [place(a, b) for a, b in zip(x, values, strict=True)]
        path = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
        parts.append(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="4" fill="{colour}"/>' for a, b in points]
        parts.append(f'<text x="{_LEFT + 14}" y="{54 + 18 * number}" fill="{colour}">{escape(name)}</text>')
    middle = (_HEIGHT - _BOTTOM) / 2
    parts.append(f'<text x="{_WIDTH / 2}" y="{_HEIGHT - 12}" text-anchor="middle">{escape(x_label)}</text>')
    parts.append(f'<text transform="translate(18 {middle}) rotate(-90)" text-anchor="middle">{escape(y_label)}</text>')
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" font-size="12" '
        f'fill="#2b2620"><rect width="{_WIDTH}" height="{_HEIGHT}" fill="#f6efe0"/>{body}</svg>\n'
    )
