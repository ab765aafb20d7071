"""Why something cannot be done to a study."""

from enum import StrEnum


class StudyRefusal(StrEnum):
    """Why something cannot be done to a study."""

    NO_SUCH_NODE = "no_such_node"
    NO_SUCH_CHAPTER = "no_such_chapter"
    NO_RULES = "no_rules"
    """Such a game, map, rulebook or lineup is not known."""

    NOBODY_WRITES = "nobody_writes"
    """Nobody has anything to write on this board."""

    CANNOT_BE = "cannot_be"
    """Something stands where it cannot: no judge would know what to do with it."""

    IS_ROOT = "is_root"
    """A chapter begins with it."""

    NO_SUCH_PLACE = "no_such_place"
    NO_SUCH_ORDER = "no_such_order"
    TOO_LONG = "too_long"
    """A text with more signs than ``limit``."""

    NOTHING = "nothing"
    """There is nothing to take back, or to make again."""


class StudyError(ValueError):
    """Something that cannot be done to a study. Nothing was stored, and nothing has changed."""

    def __init__(self, code: StudyRefusal, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
