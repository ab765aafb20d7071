"""How a text is broken into lines: words stay whole, and none is left alone on the last line."""

from PySide6.QtGui import QFont, QFontMetricsF

_SHORT = 0.4
"""Share of the width; a last line that is shorter looks left alone."""

_SHARES = (0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52)


def lines_of(text: str, font: QFont, width: float) -> list[str]:
    """Break a text into as few lines as it needs; where the last is short, all are as wide."""
    metrics = QFontMetricsF(font)
    lines = _broken(text, metrics, width)
    for share in _SHARES:
        if len(lines) == 1 or metrics.horizontalAdvance(lines[-1]) >= width * _SHORT:
            break
        narrower = _broken(text, metrics, width * share)
        if len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def _broken(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    lines, line = list[str](), ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and metrics.horizontalAdvance(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]
