"""How much room a name takes: widths of the board font's letters, measured once and kept."""

import json
import unicodedata
from dataclasses import dataclass
from pathlib import Path

_UNMEASURED = 600
"""How wide a sign is taken for that the fonts' measures do not have: digits, other alphabets."""


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
        return sum(map(self._advance, line)) * px / 1000 + spacing * len(line)

    def _advance(self, letter: str) -> int:
        """Return the width of any letter: one that was not measured is as wide as without marks."""
        bare = unicodedata.normalize("NFD", letter)[:1]
        return self.advance.get(letter) or self.advance.get(bare) or _UNMEASURED


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
