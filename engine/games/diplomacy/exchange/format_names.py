"""In which formats Diplomacy is written down elsewhere, and what they say of results."""

from enum import StrEnum


class Format(StrEnum):
    """How games are written down elsewhere."""

    JSON = "json"
    """A saved game of the ``diplomacy`` package: positions, orders and results."""

    JUDGE = "judge"
    """What a judge mails: ``England: Fleet London -> North Sea.  (*bounce*)``."""

    REALPOLITIK = "realpolitik"
    """Short lines under powers: ``F lon-nth``."""

    DATC = "datc"
    """The text of a test case: ``F London - North Sea`` under powers; orders tell the units."""


class ReadOnly(StrEnum):
    """How games are written down elsewhere that we read and never write."""

    JDIP = "jdip"
    """What jDip shows as results: ``France: A mar -> bur Bounced with mun (1 against 1).``"""

    JDIP_CASE = "jdip-case"
    """Its cases: units before (PRESTATE), orders, units after (POSTSTATE)."""

    WEBDIPLOMACY = "webdiplomacy"
    """Its list of orders: ``The army at Vienna move to Trieste.``"""

    WEBDIPLOMACY_JSON = "webdiplomacy-json"
    """What its interface answers: numbers of spaces and powers."""

    BACKSTABBR = "backstabbr"
    """The source of one of its pages: ``var unitsByPlayer = …``."""


class Mark(StrEnum):
    """What recorded results say, in the words of the ``diplomacy`` package; nothing if all went."""

    BOUNCE = "bounce"
    NO_CONVOY = "no convoy"
    CUT = "cut"
    VOID = "void"
    DISLODGED = "dislodged"
    DISRUPTED = "disrupted"
    DISBAND = "disband"
