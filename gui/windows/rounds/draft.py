"""What has been written on the page of a new game of live rounds, kept until the game begins."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from engine.catalogue import LIVE
from gui.windows.new_game.draft import LONGEST_NAME, LONGEST_TITLE, DraftFile, line_of


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsDraft:
    """All that the page says. Nothing in it is secret."""

    title: str = ""
    """Empty for the usual one: the date, in the language spoken."""

    names: Mapping[str, str] = field(default_factory=dict)
    """Who sits at which seat; nothing at all while the last table sits there."""

    map: str = ""
    """Agreed on, as far as it is not as usual."""

    options: Mapping[str, str] = field(default_factory=dict)
    """The game's own points that are not as usual."""


NOTHING = RoundsDraft()


class KeptRounds:
    """The draft of a game of live rounds in its file."""

    def __init__(self, folder: Path, game: str) -> None:
        self._file, self._seats = DraftFile(folder, game), LIVE[game].seats

    def read(self) -> RoundsDraft:
        """Return what was written the last time; what makes no sense is left out."""
        fields = self._file.read() or {}
        names = fields.get("names")
        seated = names if isinstance(names, dict) else {}
        named = {seat: _said(seated.get(seat), LONGEST_NAME) for seat in self._seats}
        return RoundsDraft(
            title=_said(fields.get("title"), LONGEST_TITLE),
            names=named if seated else {},
            map=_said(fields.get("map"), LONGEST_NAME),
            options=_points(fields.get("options")),
        )

    def write(self, draft: RoundsDraft) -> None:
        """Keep a draft; where nothing is written no file is left.

        Raises:
            OSError: it could not be stored.
        """
        self._file.write(None if draft == NOTHING else asdict(draft))


def _points(said: Any) -> Mapping[str, str]:
    points = said if isinstance(said, dict) else {}
    read = {str(point): _said(value, LONGEST_NAME) for point, value in points.items()}
    return {point: value for point, value in read.items() if value}


def _said(said: Any, longest: int) -> str:
    try:
        return line_of(said, longest)
    except TypeError:
        return ""
