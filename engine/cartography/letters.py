"""How much room a name takes: widths of the board font's letters, measured once and kept."""

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Letters:
    """Widths and heights in thousandths of the letter height."""

    advance: dict[str, int]

    def size(self, text: str, px: float, spacing: float) -> tuple[float, float]:
        """Return the room that lines of text take, the háčky included, the tails of letters not."""
        lines = text.split("\n")
        width = max(self._width(line, px, spacing) for line in lines)
        return width + 4, px * (0.72 + len(lines) - 1) + 6

    def _width(self, line: str, px: float, spacing: float) -> float:
        return sum(self.advance[letter] for letter in line) * px / 1000 + spacing * len(line)


@dataclass(frozen=True, slots=True)
class Fonts:
    """The upright letters of the land and the slanted ones of the sea."""

    land: Letters
    sea: Letters

    @classmethod
    def read(cls, folder: Path) -> "Fonts":
        """Read the measures beside a map."""
        styles = json.loads((folder / "recipe" / "letters.json").read_text(encoding="utf-8"))
        return cls(Letters(styles["regular"]["advance"]), Letters(styles["italic"]["advance"]))
