"""Where the club's book lies: one file beside the list of games, written whole or not at all.

Finished games can always be told again from their files; what the club decided cannot. So a book
that is broken is set aside, never written over, and what can be read of it goes on as the club's
book; one that is told by a later version of the program is left as it is.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from engine import private
from engine.club import text
from engine.club.book import Book
from engine.club.faults import ClubError, ClubFault
from engine.store import disk, guard
from engine.store.errors import StoreError

NAME = "club.json"


class Keeper:
    """Keeps the club's book."""

    def __init__(self, folder: Path) -> None:
        """Keep it in ``folder``, which is made when there is something to keep."""
        self.file = folder / NAME
        self.set_aside: Path | None = None
        """Where a book lies that could not be read."""

    def read(self) -> Book:
        """Return the book; an empty one if there is none yet.

        Raises:
            ClubError: it cannot be read; unless it is of a later version, it is set aside now.
            StoreError: the system does not let us read it.
        """
        try:
            return self._read()
        except ClubError as error:
            if error.code is ClubFault.NEWER:
                raise
        with guard.alone(self.file):  # another window may have set it aside, and begun a new one
            return self._read_or_set_aside()

    def change(self, act: Callable[[Book], Book]) -> Book:
        """Change the book and keep it. Nobody else changes it meanwhile.

        Raises:
            ClubError: it cannot be read, or the change cannot be.
            StoreError: it could not be written; nothing was changed.
        """
        with suppress(OSError):  # writing will say so
            private.own_folder(self.file.parent)
        with guard.alone(self.file):
            before = self._read_or_set_aside()
            book = act(before)
            if book != before:
                self.write(book, self.file)
                guard.sweep(self.file)
        return book

    def _read(self) -> Book:
        try:
            return text.read(private.contents(self.file, text.LIMIT))
        except FileNotFoundError:
            return Book()
        except OSError as error:
            raise StoreError.of_os(error, self.file) from error

    def _read_or_set_aside(self) -> Book:
        try:
            return self._read()
        except ClubError as error:
            if error.code is not ClubFault.NEWER:
                self._set_aside()
            raise

    @staticmethod
    def write(book: Book, path: Path) -> None:
        """Write a book to a file, whole or not at all.

        Raises:
            StoreError: it could not be written.
        """
        try:
            private.make_folder(path.parent)
            with disk.replacing(path) as draft:
                draft.write_bytes(text.write(book))
        except OSError as error:
            raise StoreError.of_os(error, path) from error

    def _set_aside(self) -> None:
        """Move the broken book away, and put what can be read of it in its place."""
        try:
            book = text.rescued(private.contents(self.file, text.LIMIT))
            self.set_aside = guard.set_aside(self.file)
        except OSError as error:
            raise StoreError.of_os(error, self.file) from error
        if book != Book():
            self.write(book, self.file)
