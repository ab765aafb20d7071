"""What ``maps/*/states.json`` must look like. Imports pydantic: only where the cache has missed."""

from pathlib import Path
from typing import Annotated

from pydantic import Field, StringConstraints

from engine.board.mapfile import (
    MOST_SPACES,
    XY,
    DrawnFile,
    Label,
    Lines,
    Model,
    Names,
    Text,
    validated,
)
from engine.board.states import Source, Via

STATE = r"[A-Z][A-Z0-9]{1,11}"
StateId = Annotated[str, StringConstraints(pattern=rf"^{STATE}$")]
PartId = Annotated[str, StringConstraints(pattern=rf"^{STATE}(-[A-Z0-9]{{1,4}})?$")]
GameKey = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,59}$")]
Line = Annotated[list[XY], Field(min_length=1, max_length=200)]


class StateModel(Model):
    """A state."""

    names: Names
    capital: Names
    aliases: list[Text] = Field(default_factory=list)
    parts: dict[PartId, Names] = Field(default_factory=dict)


class BorderModel(Model):
    """How one gets across, and who says so."""

    via: Annotated[Via, Field(strict=False)]
    source: Annotated[Source, Field(strict=False)]


class ApartModel(Model):
    """A pair of parts that is no border, and why not."""

    a: PartId
    b: PartId
    why: Names


class StateSpotsModel(Model):
    """Where a part is named and where a stone lies on it."""

    label: dict[str, Label]
    lines: dict[str, Lines] = Field(default_factory=dict)
    """Per language the name as the drawing has it, where it breaks it into lines."""

    abbr: Label
    stone: XY
    leader: list[XY] = Field(default_factory=list)
    """A line from the part to its name, where that stands aside of it."""


class StatesFile(DrawnFile):
    """A whole map of states."""

    game: GameKey
    states: Annotated[dict[StateId, StateModel], Field(min_length=1, max_length=MOST_SPACES)]
    borders: dict[PartId, dict[PartId, BorderModel]]
    """Every one stands in the lists of both its sides."""

    apart: list[ApartModel] = Field(default_factory=list)
    spots: dict[PartId, StateSpotsModel]
    crossings: dict[PartId, dict[PartId, Line]]
    """For each border once, under the part that comes first: the point where a route crosses it,
    or the whole way of a line or a bridge from shore to shore."""

    @property
    def parts(self) -> dict[str, str]:
        """The state of each part."""
        return {part: key for key, one in self.states.items() for part in one.parts or (key,)}


def parse(path: Path, content: bytes) -> StatesFile:
    """Read a file's content into its models.

    Raises:
        MapError: it is no JSON, of another format, or something in it has the wrong shape.

    """
    return validated(StatesFile, path, content)
