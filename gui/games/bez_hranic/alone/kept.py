"""Where the record of one's own geography lies: one file beside the club's book.

It can be told again from the games only as long as those are there. So it is written whole or not
at all; one that is damaged is set aside, never written over, and what can be read of it goes on;
one of a later version of the program is left as it is.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from engine import private
from engine.games.bez_hranic.geography.record import GeographyRecord, PlayedGame, turns_of
from engine.games.bez_hranic.geography.record_file import (
    LIMIT,
    GeographyError,
    GeographyFault,
    read,
    rescued,
    write,
)
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.tables import load_table
from engine.store import disk, guard, salvage
from engine.store.errors import StoreError
from engine.table.live.view import LiveView
from gui import settings
from gui.games.bez_hranic.words.table import seen_of

NAME = "geography.json"


class _Aside:
    """A table that comes upon a damaged record is not where one looks at it: so that is kept."""

    records: ClassVar[dict[Path, Path]] = {}


class KeptGeography:
    """Keeps everybody's record on this computer."""

    def __init__(self, folder: Path | None = None) -> None:
        """Keep it in a folder, which is made when there is something to keep."""
        self.file = (folder or settings.data_folder()) / NAME

    @property
    def set_aside(self) -> Path | None:
        """Where a record lies that could not be read since the program began."""
        return _Aside.records.get(self.file)

    def read(self) -> GeographyRecord:
        """Return the record; an empty one where there is none yet.

        One that is damaged is set aside, and what can be read of it returned.

        Raises:
            GeographyError: it is of a later version.
            OSError, StoreError: the system does not let us read it.
        """
        try:
            return self._read()
        except GeographyError as error:
            if error.code is GeographyFault.NEWER:
                raise
        with guard.alone(self.file):
            return self._read_or_rescue()

    def change(self, act: Callable[[GeographyRecord], GeographyRecord]) -> GeographyRecord:
        """Change the record and keep it. Nobody else changes it meanwhile.

        Raises:
            GeographyError: it is of a later version.
            OSError, StoreError: it could not be read or written; nothing was changed.
        """
        with suppress(OSError):  # writing will say so
            private.own_folder(self.file.parent)
        with guard.alone(self.file):
            before = self._read_or_rescue()
            record = act(before)
            if record is not before:
                self._write(record)
                guard.sweep(self.file)
        return record

    def take(self, view: LiveView) -> GeographyRecord:
        """Take every round of a game that one plays alone into the record, each once.

        The rounds themselves are in the game's file already: whatever is missing here, because the
        program ended in between, comes in when the game is opened again.

        Raises:
            GeographyError, OSError, StoreError: as ``change``.
        """
        seen = seen_of(view)
        if seen.way != Way.ALONE or not seen.past:
            return self.read()
        game = PlayedGame(view.number, view.map, view.told_at, load_table(view.map).map)
        turns = turns_of(seen, game)
        return self.change(lambda record: record.with_turns(view.player(seen.seats[0]), turns))

    def _read(self) -> GeographyRecord:
        try:
            return read(private.contents(self.file, LIMIT))
        except FileNotFoundError:
            return GeographyRecord()

    def _read_or_rescue(self) -> GeographyRecord:
        try:
            return self._read()
        except GeographyError as error:
            if error.code is GeographyFault.NEWER:
                raise
        told = private.contents(self.file, LIMIT).decode("utf-8-sig", "replace")
        record = rescued(salvage.loads(told)[0])
        _Aside.records[self.file] = guard.set_aside(self.file)
        if record.turns:
            self._write(record)
        return record

    def _write(self, record: GeographyRecord) -> None:
        try:
            private.make_folder(self.file.parent)
            with disk.replacing(self.file) as draft:
                draft.write_bytes(write(record))
        except OSError as error:
            raise StoreError.of_os(error, self.file) from error
