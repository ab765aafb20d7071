"""What can be wrong with a club's records, as codes and facts; the words live with the windows."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class ClubFault(StrEnum):
    """Why a file with a club's records cannot be used, or something cannot be done with them."""

    NOT_JSON = "not json"
    """Facts: ``line``, ``column``."""

    NOT_UTF8 = "not utf-8"
    TOO_LARGE = "too large"
    """Facts: ``size``, ``limit`` in bytes."""

    NOT_A_CLUB = "not a club"
    """The file is something else."""

    NEWER = "newer"
    """Written by a later version of the program. Facts: ``found``, ``known``."""

    BAD_VALUE = "bad value"
    """Facts: ``where`` it stands."""

    SAME_PLAYER = "same player"
    """Two names that are known to be one player's already. Facts: ``player``."""

    PLAYED_TOGETHER = "played together"
    """Two names that sat at one table are two players. Facts: ``one``, ``other``, ``game``."""

    NO_NAME = "no name"
    """A player needs a name."""


class ClubError(ValueError):
    """The club's records cannot be read, or cannot be changed like this. Nothing was changed."""

    code: ClubFault
    facts: Mapping[str, str]

    def __init__(self, code: ClubFault, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = MappingProxyType(facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.code}" + (f" ({facts})" if facts else "")
