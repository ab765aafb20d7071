"""What else can be wrong with what is handed in, where it is about a game of Bez hranic."""

from enum import StrEnum


class RoadFault(StrEnum):
    """What is wrong. The words are those of ``error.code`` in a stream's answers."""

    NO_QUESTION = "no_question"
    """Neither a round, nor a trip, nor a deal."""

    # -- a map that comes within a line ------------------------------------------------------------
    BAD_STATE = "bad_state"
    """``text`` cannot be the name of a state or a part."""
    PART_TWICE = "part_twice"
    """The part ``text`` is there twice."""
    BORDER_OF_STATE = "border_of_state"
    """A border with the state ``text``, which has parts: one of them has it."""
    NO_BORDER = "no_border"
    """A border that does not join two parts of two states."""
    TOO_FEW_STATES = "too_few_states"
    """``count`` states; so many cards have to be dealt: ``needed``."""

    # -- a round -----------------------------------------------------------------------------------
    NOT_BETWEEN = "not_between"
    """A number that has to be from ``least`` to ``most``."""
    NO_TARGET_YET = "no_target_yet"
    """A target, in a round that has none: ``round``."""
    NOT_SEVEN = "not_seven"
    """An offer of ``count`` states."""
    STATE_TWICE = "state_twice"
    """The state ``state`` is there twice."""
    SEAT_TWICE = "seat_twice"
    """The seat ``text`` is there twice."""
    NO_COLOUR = "no_colour"
    """``text`` is no colour that anybody plays."""
    COLOUR_TWICE = "colour_twice"
    """The colour ``text`` is played twice."""
    COLOURS = "colours"
    """A player has one colour or two."""
    NO_PLAYERS = "no_players"
    """Nobody plays."""
    NO_FIELD = "no_field"
    """``text`` is no field of this offer."""
    TOKENS = "tokens"
    """The colour ``colour`` has laid ``count`` tokens, and has to lay ``needed``."""

    # -- a trip ------------------------------------------------------------------------------------
    NO_WAY = "no_way"
    """No way leads there."""
    NO_SUCH_PLAYER = "no_such_player"
    """``text`` is none of the players."""
    EMPTY_ROUTE = "empty_route"
    """A route without a stop."""
