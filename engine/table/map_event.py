"""The map that a table plays on, in its own history, where it does not come with the program.

Links, seals and copies of a game cover it like everything else that has happened: nobody can change
a border unnoticed, and a machine that has never seen the map plays on.
"""

import base64
import binascii
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Self

from engine.board.loader import LIMIT


@dataclass(frozen=True, slots=True, kw_only=True)
class MapCarried:
    """The table plays on a map that does not come with the program: the second thing it tells."""

    content: str
    """The map's file, deflated and in base64."""

    at: str = ""
    kind: Literal["map_carried"] = "map_carried"

    @classmethod
    def of(cls, content: bytes, at: str) -> Self:
        """Carry what stands in a map's file."""
        return cls(content=base64.b64encode(zlib.compress(content, 9)).decode(), at=at)

    def map(self) -> bytes:
        """Return what stands in the map's file.

        Raises:
            ValueError: it is no such text, or larger than any map.
        """
        try:
            packed = base64.b64decode(self.content, validate=True)
            unpacking = zlib.decompressobj()
            content = unpacking.decompress(packed, LIMIT)
        except (binascii.Error, zlib.error) as error:
            raise ValueError("no map is carried") from error
        if not unpacking.eof:
            raise ValueError("larger than any map")
        return content


def carried(events: Sequence[object]) -> bytes:
    """Return the map that a history carries, as in its file; nothing where it carries none.

    Raises:
        ValueError: what it carries is no map's file.
    """
    second = events[1] if len(events) > 1 else None
    return second.map() if isinstance(second, MapCarried) else b""
