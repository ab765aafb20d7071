"""A sentence for everything that can be wrong with a map, a command or a file."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.board.errors import MapFault
from engine.formats.faults import Fault
from engine.notation.faults import LineFault
from engine.notation.texts.text_faults import TextFault
from engine.store.errors import StoreFault
from engine.study.refusal import StudyRefusal
from engine.table.refusal import Refusal
from gui.i18n import QT_TRANSLATE_NOOP

MAP = MappingProxyType(
    {
        MapFault.MISSING_FILE: QT_TRANSLATE_NOOP("Errors", "the file is not there"),
        MapFault.UNREADABLE_FILE: QT_TRANSLATE_NOOP("Errors", "the file cannot be read: {cause}"),
        MapFault.TOO_LARGE: QT_TRANSLATE_NOOP(
            "Errors", "the file is too large for a map: {size} bytes, at most {limit}"
        ),
        MapFault.BAD_JSON: QT_TRANSLATE_NOOP(
            "Errors", "this is not JSON from line {line}, column {column}"
        ),
        MapFault.BAD_ENCODING: QT_TRANSLATE_NOOP("Errors", "the text is not in UTF-8"),
        MapFault.WRONG_VERSION: QT_TRANSLATE_NOOP(
            "Errors", "the format is “{found}”; this program knows format {known}"
        ),
        MapFault.MISSING_FIELD: QT_TRANSLATE_NOOP("Errors", "a required field is missing"),
        MapFault.UNKNOWN_FIELD: QT_TRANSLATE_NOOP("Errors", "no such field is known"),
        MapFault.WRONG_TYPE: QT_TRANSLATE_NOOP(
            "Errors", "the wrong kind of value; expected: {expected}"
        ),
        MapFault.BAD_VALUE: QT_TRANSLATE_NOOP(
            "Errors", "a value that cannot be; expected: {expected}"
        ),
        MapFault.TOO_MANY: QT_TRANSLATE_NOOP("Errors", "there are {count}, at most {limit} can be"),
        MapFault.UNKNOWN_PROVINCE: QT_TRANSLATE_NOOP(
            "Errors", "there is no such space: {location}"
        ),
        MapFault.UNKNOWN_POWER: QT_TRANSLATE_NOOP("Errors", "there is no such power: {power}"),
        MapFault.UNKNOWN_COAST: QT_TRANSLATE_NOOP("Errors", "there is no such coast: {location}"),
        MapFault.MISSING_COAST: QT_TRANSLATE_NOOP(
            "Errors", "it does not say which coast is meant: {location}"
        ),
        MapFault.MISSING_NAME: QT_TRANSLATE_NOOP(
            "Errors", "the name is missing in this language: {language}"
        ),
        MapFault.DUPLICATE_ID: QT_TRANSLATE_NOOP("Errors", "this key is used twice: {id}"),
        MapFault.TAKEN_ID: QT_TRANSLATE_NOOP(
            "Errors", "a map that comes with the program has this key already: {id}"
        ),
        MapFault.UNKNOWN_GAME: QT_TRANSLATE_NOOP("Errors", "there is no such game: {game}"),
        MapFault.DUPLICATE_LETTER: QT_TRANSLATE_NOOP(
            "Errors", "two powers share the letter {letter}; the other is {other}"
        ),
        MapFault.AMBIGUOUS_ALIAS: QT_TRANSLATE_NOOP(
            "Errors", "the name “{alias}” means both {one} and {other}"
        ),
        MapFault.ONE_WAY_BORDER: QT_TRANSLATE_NOOP(
            "Errors", "{one} names {other} as its neighbour, but not the other way round"
        ),
        MapFault.WRONG_TERRAIN: QT_TRANSLATE_NOOP(
            "Errors", "this does not fit the kind of space: {location}"
        ),
        MapFault.DUPLICATE_COLOURS: QT_TRANSLATE_NOOP(
            "Errors", "two powers wear the colours of the letter {letter}; the other is {other}"
        ),
        MapFault.PORT_ASHORE: QT_TRANSLATE_NOOP("Errors", "a port that lies in no sea sector"),
        MapFault.PORT_OFF_COAST: QT_TRANSLATE_NOOP(
            "Errors", "the sector with the port does not touch its coast: {coast}"
        ),
        MapFault.MISSING_HOME: QT_TRANSLATE_NOOP(
            "Errors", "a power without a home centre: {power}"
        ),
        MapFault.MISSING_OUTLINE: QT_TRANSLATE_NOOP("Errors", "the space has no outline"),
        MapFault.MISSING_SPOT: QT_TRANSLATE_NOOP(
            "Errors", "there is no place on the drawing for this: {spot}"
        ),
        MapFault.UNUSED_SPOT: QT_TRANSLATE_NOOP(
            "Errors", "a place on the drawing where nothing can ever stand: {spot}"
        ),
        MapFault.ARC_OUT_OF_RANGE: QT_TRANSLATE_NOOP(
            "Errors", "there is no line number {arc}; the map has {count}"
        ),
        MapFault.OPEN_OUTLINE: QT_TRANSLATE_NOOP("Errors", "the outline does not close: {ring}"),
        MapFault.CROSSED_OUTLINE: QT_TRANSLATE_NOOP(
            "Errors", "the outline crosses itself near {x}, {y}"
        ),
        MapFault.OVERLAPPING_OUTLINES: QT_TRANSLATE_NOOP(
            "Errors", "{one} and {other} overlap near {x}, {y}"
        ),
        MapFault.DRAWN_APART: QT_TRANSLATE_NOOP(
            "Errors", "{one} and {other} are neighbours, but the drawing keeps them apart"
        ),
        MapFault.DRAWN_TOGETHER: QT_TRANSLATE_NOOP(
            "Errors", "{one} and {other} touch on the drawing, but are not neighbours"
        ),
        MapFault.LABEL_OUTSIDE: QT_TRANSLATE_NOOP(
            "Errors", "a name lies outside its own space: {spot}"
        ),
        MapFault.SPOT_OUTSIDE: QT_TRANSLATE_NOOP(
            "Errors", "a piece or mark stands outside its own space: {spot}"
        ),
        MapFault.SPOTS_OVERLAP: QT_TRANSLATE_NOOP("Errors", "{one} would hide {other}"),
    }
)

_TEXT = QT_TRANSLATE_NOOP("Errors", "a text")
_WHOLE = QT_TRANSLATE_NOOP("Errors", "a whole number")
_NUMBER = QT_TRANSLATE_NOOP("Errors", "a number")
_BOOL = QT_TRANSLATE_NOOP("Errors", "true or false")
_LIST = QT_TRANSLATE_NOOP("Errors", "a list")
_FIELDS = QT_TRANSLATE_NOOP("Errors", "fields in braces")
_KNOWN = QT_TRANSLATE_NOOP("Errors", "one of the known words")
_LARGER = QT_TRANSLATE_NOOP("Errors", "something larger")
_SMALLER = QT_TRANSLATE_NOOP("Errors", "something smaller")
_LONGER = QT_TRANSLATE_NOOP("Errors", "something longer")
_SHORTER = QT_TRANSLATE_NOOP("Errors", "something shorter")

EXPECTED = MappingProxyType(
    {
        "string": _TEXT,
        "string_unicode": _TEXT,
        "int": _WHOLE,
        "int_from_float": _WHOLE,
        "float": _NUMBER,
        "finite_number": _NUMBER,
        "bool": _BOOL,
        "list": _LIST,
        "tuple": _LIST,
        "dict": _FIELDS,
        "model": _FIELDS,
        "object": _FIELDS,
        "enum": _KNOWN,
        "literal_error": _KNOWN,
        "pairs": QT_TRANSLATE_NOOP("Errors", "numbers in pairs"),
        "string_pattern_mismatch": QT_TRANSLATE_NOOP(
            "Errors", "another spelling, such as PAR, STP/SC or A PAR"
        ),
        "unreadable": QT_TRANSLATE_NOOP("Errors", "letters in one line, and no hidden signs"),
        "greater_than": _LARGER,
        "greater_than_equal": _LARGER,
        "less_than": _SMALLER,
        "less_than_equal": _SMALLER,
        "too_short": _LONGER,
        "string_too_short": _LONGER,
        "too_long": _SHORTER,
        "string_too_long": _SHORTER,
    }
)
"""What a map's checker expected at a place; its own name for it where this knows none."""

COMMAND = MappingProxyType(
    {
        Refusal.NOT_FOUNDED: QT_TRANSLATE_NOOP("Errors", "This file holds no game yet."),
        Refusal.UNKNOWN_POWER: QT_TRANSLATE_NOOP("Errors", "The map has no such power."),
        Refusal.POWER_TWICE: QT_TRANSLATE_NOOP(
            "Errors", "Two players cannot command the same power: {power}."
        ),
        Refusal.POWER_FREE: QT_TRANSLATE_NOOP("Errors", "Nobody commands this power: {power}."),
        Refusal.NOT_PLAYED: QT_TRANSLATE_NOOP(
            "Errors", "With so many players nobody commands this power: {power}."
        ),
        Refusal.SIDE_SPLIT: QT_TRANSLATE_NOOP(
            "Errors", "One player commands all of these powers: {powers}."
        ),
        Refusal.DEAL_DIFFERS: QT_TRANSLATE_NOOP(
            "Errors", "What was handed in deals the powers otherwise than the table plays them."
        ),
        Refusal.PLAYERS: QT_TRANSLATE_NOOP("Errors", "This game is for {least} to {most} players."),
        Refusal.NO_NAME: QT_TRANSLATE_NOOP("Errors", "A player’s name is missing: {power}."),
        Refusal.OVER: QT_TRANSLATE_NOOP("Errors", "The game is over."),
        Refusal.TOO_EARLY: QT_TRANSLATE_NOOP(
            "Errors", "The orders of this phase are not revealed yet."
        ),
        Refusal.REVEALED: QT_TRANSLATE_NOOP(
            "Errors", "The orders of this phase are revealed already."
        ),
        Refusal.NOT_ASKED: QT_TRANSLATE_NOOP(
            "Errors", "This power has nothing to write now: {power}."
        ),
        Refusal.NOT_CALLED: QT_TRANSLATE_NOOP(
            "Errors", "This power is not waiting for the laptop: {power}."
        ),
        Refusal.ALREADY_SEALED: QT_TRANSLATE_NOOP(
            "Errors", "This power has sealed its orders already: {power}."
        ),
        Refusal.NOT_SEALED: QT_TRANSLATE_NOOP(
            "Errors", "This power has not sealed its orders: {power}."
        ),
        Refusal.NOT_ALL_SEALED: QT_TRANSLATE_NOOP("Errors", "Not sealed yet: {powers}."),
        Refusal.UNREADABLE_ORDER: QT_TRANSLATE_NOOP(
            "Errors", "An order is empty or longer than one line. Nothing was sealed."
        ),
        Refusal.FINGERPRINT_MISMATCH: QT_TRANSLATE_NOOP(
            "Errors",
            "What lies in the file is not what was sealed: {powers}. Nothing was opened. The file "
            "is damaged, or somebody changed it. Void these envelopes so that their owners seal "
            "again, or let them open their seals and check their orders; all others stay closed.",
        ),
        Refusal.LOCKED: QT_TRANSLATE_NOOP(
            "Errors", "These orders are locked; their owners’ PINs are needed first: {powers}."
        ),
        Refusal.NO_REASON: QT_TRANSLATE_NOOP(
            "Errors", "A reason is missing, or it is longer than one line."
        ),
        Refusal.NO_PIN: QT_TRANSLATE_NOOP("Errors", "This power has no PIN: {power}."),
        Refusal.NO_SURVIVORS: QT_TRANSLATE_NOOP(
            "Errors", "Nobody has a unit left who could share the draw."
        ),
        Refusal.NO_STOPPING: QT_TRANSLATE_NOOP(
            "Errors", "By its rules this game cannot be ended like that."
        ),
        Refusal.VOTE_FIRST: QT_TRANSLATE_NOOP(
            "Errors", "A secret vote is being held. The game goes on when it is over."
        ),
        Refusal.NO_VOTE: QT_TRANSLATE_NOOP("Errors", "No vote is being held."),
        Refusal.NOT_TO_VOTE: QT_TRANSLATE_NOOP(
            "Errors", "This player is not asked in the vote, or has voted: {power}."
        ),
        Refusal.NOT_ALL_VOTED: QT_TRANSLATE_NOOP("Errors", "Not voted yet: {powers}."),
        Refusal.NOT_TO_WIN: QT_TRANSLATE_NOOP(
            "Errors", "The game cannot be given to this power: {power}."
        ),
        Refusal.NOT_IN_PLAY: QT_TRANSLATE_NOOP(
            "Errors", "Nobody plays this power any more: {power}."
        ),
        Refusal.NOT_LEFT: QT_TRANSLATE_NOOP(
            "Errors", "The player of this power has not left the game: {power}."
        ),
        Refusal.NOT_TOLD_OPENLY: QT_TRANSLATE_NOOP(
            "Errors", "What is asked in this phase has to be written in secret."
        ),
        Refusal.NEEDS_VOTE: QT_TRANSLATE_NOOP(
            "Errors", "All have to agree on who plays on for this power: {power}."
        ),
        Refusal.NO_SUCH_TURN: QT_TRANSLATE_NOOP(
            "Errors", "No game begins with turn {turn}; the first is 1, the last 9999."
        ),
        Refusal.ENDS_BEFORE: QT_TRANSLATE_NOOP(
            "Errors", "The agreed end of the game lies before its beginning."
        ),
        Refusal.NOT_LED: QT_TRANSLATE_NOOP("Errors", "No game master leads this table."),
        Refusal.NO_SUCH_PHASE: QT_TRANSLATE_NOOP("Errors", "The table has not played that phase."),
        Refusal.TOO_LONG_SLIP: QT_TRANSLATE_NOOP(
            "Errors", "More is on this slip than anybody writes: {power}."
        ),
        Refusal.BOARD_UNCHANGED: QT_TRANSLATE_NOOP("Errors", "The board is like this already."),
        Refusal.BOARD_IMPOSSIBLE: QT_TRANSLATE_NOOP(
            "Errors", "Nothing can stand or be owned like this on the board."
        ),
        Refusal.BOARD_BACKWARDS: QT_TRANSLATE_NOOP(
            "Errors", "That season was played already. Go back to it instead."
        ),
        Refusal.WRONG_PIN: QT_TRANSLATE_NOOP("Errors", "The PIN does not match."),
        Refusal.EMPTY_PIN: QT_TRANSLATE_NOOP("Errors", "A PIN needs at least one digit."),
    }
)

STORE = MappingProxyType(
    {
        StoreFault.MISSING: QT_TRANSLATE_NOOP("Errors", "The file is not there: {file}"),
        StoreFault.UNREADABLE: QT_TRANSLATE_NOOP(
            "Errors", "The file cannot be read ({cause}): {file}"
        ),
        StoreFault.NOT_A_GAME: QT_TRANSLATE_NOOP("Errors", "This is no Velmoc game: {file}"),
        StoreFault.FOREIGN: QT_TRANSLATE_NOOP(
            "Errors",
            "The file holds something that no game of Velmoc has and that could act by itself "
            "({kind} “{name}”), so nothing in it was opened: {file}",
        ),
        StoreFault.BESIDE: QT_TRANSLATE_NOOP(
            "Errors",
            "Beside the file lies something that only looks as if it belonged to it ({beside}). "
            "Move that away and open the game again: {file}",
        ),
        StoreFault.TOO_LARGE: QT_TRANSLATE_NOOP(
            "Errors", "The file is larger than any game: {size} bytes, at most {limit}: {file}"
        ),
        StoreFault.TOO_SLOW: QT_TRANSLATE_NOOP(
            "Errors",
            "Reading it took longer than any game does, so it was broken off: {file}",
        ),
        StoreFault.EMPTY: QT_TRANSLATE_NOOP("Errors", "No game was founded in this file: {file}"),
        StoreFault.NEWER: QT_TRANSLATE_NOOP(
            "Errors",
            "A newer version of Velmoc wrote this game (format {found}; this version knows "
            "{known}). Nothing was changed in it. Open it with the newer version: {file}",
        ),
        StoreFault.UNKNOWN_GAME: QT_TRANSLATE_NOOP(
            "Errors", "This version does not know the game or its rules ({game}): {file}"
        ),
        StoreFault.IN_USE: QT_TRANSLATE_NOOP(
            "Errors",
            "The game is open in another window or program. Close it there first, so that two "
            "never write into it: {file}",
        ),
        StoreFault.DAMAGED: QT_TRANSLATE_NOOP(
            "Errors",
            "Part of the file is damaged. The last good step is number {step} ({phase}); the game "
            "can be looked at as it was then, and a copy of it played on: {file}",
        ),
        StoreFault.READ_ONLY: QT_TRANSLATE_NOOP(
            "Errors",
            "The file or its folder cannot be written, so nothing was stored. "
            "The game can be looked at, and a copy of it played on: {file}",
        ),
        StoreFault.DISK_FULL: QT_TRANSLATE_NOOP(
            "Errors",
            "The disk is full. Nothing was stored, so nothing has happened. Make room and try "
            "again: {file}",
        ),
        StoreFault.NOT_STORED: QT_TRANSLATE_NOOP(
            "Errors",
            "The disk failed ({cause}). Nothing was stored, so nothing has happened: {file}",
        ),
        StoreFault.VANISHED: QT_TRANSLATE_NOOP(
            "Errors",
            "The file was moved or deleted while the game was open. Nothing more is stored. Put it "
            "back and open the game again, or save a copy and play on in that: {file}",
        ),
        StoreFault.CHANGED: QT_TRANSLATE_NOOP(
            "Errors",
            "Another program wrote into the file while the game was open. Open the game again: "
            "{file}",
        ),
        StoreFault.EXISTS: QT_TRANSLATE_NOOP(
            "Errors", "A file of this name is there already; it was not overwritten: {file}"
        ),
    }
)

DAMAGED = QT_TRANSLATE_NOOP("Errors", "The file is damaged: {file}")
"""What is said of a file of which nothing can be read."""

STORE_STUDY = MappingProxyType(
    {
        StoreFault.NOT_A_GAME: QT_TRANSLATE_NOOP("Errors", "This is no study of Velmoc: {file}"),
        StoreFault.FOREIGN: QT_TRANSLATE_NOOP(
            "Errors",
            "The file holds something that no study of Velmoc has and that could act by itself "
            "({kind} “{name}”), so nothing in it was opened: {file}",
        ),
        StoreFault.BESIDE: QT_TRANSLATE_NOOP(
            "Errors",
            "Beside the file lies something that only looks as if it belonged to it ({beside}). "
            "Move that away and open the study again: {file}",
        ),
        StoreFault.TOO_LARGE: QT_TRANSLATE_NOOP(
            "Errors", "The file is larger than any study: {size} bytes, at most {limit}: {file}"
        ),
        StoreFault.TOO_SLOW: QT_TRANSLATE_NOOP(
            "Errors",
            "Reading it took longer than any study does, so it was broken off: {file}",
        ),
        StoreFault.EMPTY: QT_TRANSLATE_NOOP("Errors", "No study was begun in this file: {file}"),
        StoreFault.NEWER: QT_TRANSLATE_NOOP(
            "Errors",
            "A newer version of Velmoc wrote this file (format {found}; this version knows "
            "{known}). Nothing was changed in it. Open it with the newer version: {file}",
        ),
        StoreFault.IN_USE: QT_TRANSLATE_NOOP(
            "Errors",
            "The study is open in another window or program. Close it there first, so that two "
            "never write into it: {file}",
        ),
        StoreFault.DAMAGED: QT_TRANSLATE_NOOP(
            "Errors",
            "Part of the file is damaged; what came before that is shown. Share it as a file, and "
            "work on in that: {file}",
        ),
        StoreFault.READ_ONLY: QT_TRANSLATE_NOOP(
            "Errors",
            "The file or its folder cannot be written, so nothing was stored. Share the study as "
            "a file elsewhere, and work on in that: {file}",
        ),
        StoreFault.VANISHED: QT_TRANSLATE_NOOP(
            "Errors",
            "The file was moved or deleted while the study was open. Nothing more is stored. Put "
            "it back, or share the study as a file and work on in that: {file}",
        ),
        StoreFault.CHANGED: QT_TRANSLATE_NOOP(
            "Errors",
            "Another program wrote into the file while the study was open. Open it again: {file}",
        ),
    }
)
"""What is said otherwise where the file is a study's."""

_PUT_ASIDE = QT_TRANSLATE_NOOP(
    "Errors",
    "What is remembered of your answers was damaged. What could be read of it goes on; the old "
    "file was put aside: {file}",
)

STORE_MEMORY = MappingProxyType(
    {
        StoreFault.NOT_A_GAME: _PUT_ASIDE,
        StoreFault.FOREIGN: _PUT_ASIDE,
        StoreFault.TOO_LARGE: _PUT_ASIDE,
        StoreFault.TOO_SLOW: _PUT_ASIDE,
        StoreFault.EMPTY: _PUT_ASIDE,
        StoreFault.DAMAGED: _PUT_ASIDE,
        StoreFault.BESIDE: QT_TRANSLATE_NOOP(
            "Errors",
            "Beside what is remembered of your answers lies something that only looks as if it "
            "belonged to it ({beside}). Until that is moved away, nothing is remembered: {file}",
        ),
        StoreFault.NEWER: QT_TRANSLATE_NOOP(
            "Errors",
            "A newer version of Velmoc remembers your answers (format {found}; this version knows "
            "{known}). Nothing was changed in its file, and nothing is remembered here: {file}",
        ),
        StoreFault.IN_USE: QT_TRANSLATE_NOOP(
            "Errors",
            "Questions are asked in another window or program already. Close them there first; "
            "until then nothing is remembered here: {file}",
        ),
        StoreFault.READ_ONLY: QT_TRANSLATE_NOOP(
            "Errors",
            "The file or its folder cannot be written, so nothing that you answer is remembered: "
            "{file}",
        ),
        StoreFault.VANISHED: QT_TRANSLATE_NOOP(
            "Errors",
            "The file was moved or deleted while questions were asked. Nothing more is remembered "
            "until they are asked anew: {file}",
        ),
        StoreFault.CHANGED: QT_TRANSLATE_NOOP(
            "Errors",
            "Another program wrote into the file while questions were asked. Nothing more is "
            "remembered until they are asked anew: {file}",
        ),
    }
)
"""What is said otherwise where the file remembers what was foreseen."""

STORE_BY_ENDING = MappingProxyType({".velstudy": STORE_STUDY, ".velmemory": STORE_MEMORY})
"""What is said otherwise of files that are no games, by how their names end."""

STRANGER = MappingProxyType(
    {
        "table": QT_TRANSLATE_NOOP("Errors", "the table"),
        "view": QT_TRANSLATE_NOOP("Errors", "the view"),
        "trigger": QT_TRANSLATE_NOOP("Errors", "the trigger"),
        "index": QT_TRANSLATE_NOOP("Errors", "the index"),
    }
)
"""Parts of a database, as SQLite calls them."""

SHELF = MappingProxyType(
    {
        StoreFault.MISSING: QT_TRANSLATE_NOOP("Errors", "The file is not here."),
        StoreFault.UNREADABLE: QT_TRANSLATE_NOOP("Errors", "The file cannot be read."),
        StoreFault.NOT_A_GAME: QT_TRANSLATE_NOOP("Errors", "This is no Velmoc game."),
        StoreFault.FOREIGN: QT_TRANSLATE_NOOP("Errors", "Holds more than a game; not opened."),
        StoreFault.BESIDE: QT_TRANSLATE_NOOP("Errors", "What lies beside it is not its own."),
        StoreFault.TOO_LARGE: QT_TRANSLATE_NOOP("Errors", "Larger than any game."),
        StoreFault.TOO_SLOW: QT_TRANSLATE_NOOP("Errors", "It took too long to read."),
        StoreFault.EMPTY: QT_TRANSLATE_NOOP("Errors", "No game was founded in it."),
        StoreFault.NEWER: QT_TRANSLATE_NOOP("Errors", "Made by a newer version of Velmoc."),
        StoreFault.UNKNOWN_GAME: QT_TRANSLATE_NOOP("Errors", "This version does not know it."),
        StoreFault.IN_USE: QT_TRANSLATE_NOOP("Errors", "Open in another window."),
        StoreFault.DAMAGED: QT_TRANSLATE_NOOP("Errors", "Damaged; opens at the last good step."),
        StoreFault.READ_ONLY: QT_TRANSLATE_NOOP("Errors", "The file cannot be written."),
        StoreFault.DISK_FULL: QT_TRANSLATE_NOOP("Errors", "The disk is full."),
        StoreFault.NOT_STORED: QT_TRANSLATE_NOOP("Errors", "The file cannot be read."),
        StoreFault.VANISHED: QT_TRANSLATE_NOOP("Errors", "The file is not here."),
        StoreFault.CHANGED: QT_TRANSLATE_NOOP("Errors", "Another program is writing into it."),
        StoreFault.EXISTS: QT_TRANSLATE_NOOP("Errors", "The name is taken."),
    }
)

EXCHANGE: Mapping[str, str] = MappingProxyType(
    {
        Fault.EMPTY_LINE: QT_TRANSLATE_NOOP("Errors", "the line is empty"),
        Fault.TOO_LARGE: QT_TRANSLATE_NOOP("Errors", "larger than {limit} bytes"),
        Fault.BAD_ENCODING: QT_TRANSLATE_NOOP("Errors", "the text is not in UTF-8"),
        Fault.BAD_JSON: QT_TRANSLATE_NOOP(
            "Errors", "this is not JSON from line {line}, column {column}"
        ),
        Fault.BAD_NUMBER: QT_TRANSLATE_NOOP("Errors", "a number that JSON cannot have"),
        Fault.TOO_DEEP: QT_TRANSLATE_NOOP("Errors", "too many brackets within brackets"),
        Fault.TWO_KEYS: QT_TRANSLATE_NOOP("Errors", "the key “{key}” stands twice in one object"),
        Fault.UNREADABLE_FILE: QT_TRANSLATE_NOOP("Errors", "the file cannot be read: {cause}"),
        Fault.UNKNOWN_FORMAT: QT_TRANSLATE_NOOP(
            "Errors", "neither a saved game nor a list of orders that this program knows"
        ),
        Fault.MISSING: QT_TRANSLATE_NOOP("Errors", "a required field is missing"),
        Fault.WRONG_TYPE: QT_TRANSLATE_NOOP(
            "Errors", "the wrong kind of value; expected: {expected}"
        ),
        Fault.TOO_MANY: QT_TRANSLATE_NOOP("Errors", "more entries than {limit}"),
        Fault.TOO_LONG: QT_TRANSLATE_NOOP("Errors", "longer than {limit} signs"),
        Fault.UNKNOWN_GAME: QT_TRANSLATE_NOOP("Errors", "there is no such game: “{text}”"),
        Fault.NO_ORDERS: QT_TRANSLATE_NOOP(
            "Errors", "“{text}” is played without orders: nothing to judge or to write out"
        ),
        Fault.UNKNOWN_MAP: QT_TRANSLATE_NOOP("Errors", "there is no such map: “{text}”"),
        Fault.UNKNOWN_PROFILE: QT_TRANSLATE_NOOP(
            "Errors", "there is no such rulebook or rule: “{text}”"
        ),
        Fault.BAD_PHASE: QT_TRANSLATE_NOOP("Errors", "“{text}” is no phase; {like} are"),
        Fault.UNKNOWN_POWER: QT_TRANSLATE_NOOP("Errors", "there is no such power: “{text}”"),
        Fault.UNKNOWN_PLACE: QT_TRANSLATE_NOOP("Errors", "there is no such space: “{text}”"),
        Fault.NO_UNIT: QT_TRANSLATE_NOOP("Errors", "“{text}” names no unit; {like} would"),
        Fault.TWO_UNITS: QT_TRANSLATE_NOOP("Errors", "two units in one space: {place}"),
        Fault.TWO_OWNERS: QT_TRANSLATE_NOOP("Errors", "the same space is listed twice: {place}"),
        Fault.NO_PHASES: QT_TRANSLATE_NOOP("Errors", "nothing to judge is recorded in it"),
        Fault.OUT_OF_ORDER: QT_TRANSLATE_NOOP(
            "Errors", "what is recorded after {phase} cannot follow it"
        ),
        Fault.STILL_PLAYED: QT_TRANSLATE_NOOP(
            "Errors",
            "the game is still being played, and what is still to come in it must not be told",
        ),
    }
)

LINE: Mapping[str, str] = MappingProxyType(
    {
        LineFault.NO_POSITION_LINE: QT_TRANSLATE_NOOP(
            "Errors", "this is no position line, which begins with {like}"
        ),
        LineFault.OTHER_VERSION: QT_TRANSLATE_NOOP(
            "Errors", "this line is of version {text}; this program reads {like}"
        ),
        LineFault.BAD_SIGN: QT_TRANSLATE_NOOP(
            "Errors", "a sign that stands in no position line: {text}"
        ),
        LineFault.CUT_SHORT: QT_TRANSLATE_NOOP("Errors", "the line ends before its {expected}"),
        LineFault.NO_PART: QT_TRANSLATE_NOOP("Errors", "“{text}” is no part of a line; {like} are"),
        LineFault.TWO_MEANINGS: QT_TRANSLATE_NOOP("Errors", "“{text}” may mean {like}"),
        LineFault.NO_FOOTING: QT_TRANSLATE_NOOP(
            "Errors", "no unit of the kind {kind} can stand in {place}"
        ),
        LineFault.UNKNOWN_COAST: QT_TRANSLATE_NOOP(
            "Errors", "“{text}” is no place for this unit; {like} is"
        ),
        LineFault.NOT_OWNED: QT_TRANSLATE_NOOP("Errors", "nobody can own this space: {place}"),
        LineFault.NOBODY_RETREATS: QT_TRANSLATE_NOOP("Errors", "nobody retreats in this phase"),
        LineFault.NOT_DRIVEN_OUT: QT_TRANSLATE_NOOP(
            "Errors", "only a unit that was driven out, with *, has ways out or carries others"
        ),
        LineFault.NO_WAY_THERE: QT_TRANSLATE_NOOP(
            "Errors", "no unit can ever come from {place} to {to}"
        ),
        LineFault.WAY_OUT_OF_REACH: QT_TRANSLATE_NOOP(
            "Errors", "{unit} cannot retreat to {place}, which is not next to it"
        ),
        LineFault.WAY_TAKEN: QT_TRANSLATE_NOOP(
            "Errors", "nobody can retreat to {place}, where a unit stands"
        ),
        LineFault.NOBODY_CARRIED: QT_TRANSLATE_NOOP(
            "Errors", "no unit that could be lost with another stands in {place}"
        ),
        LineFault.UNKNOWN_SIDES: QT_TRANSLATE_NOOP(
            "Errors", "there is no arrangement in which powers are shared like this: {text}"
        ),
        LineFault.SAID_TWICE: QT_TRANSLATE_NOOP("Errors", "this is said a second time: {text}"),
        LineFault.OTHER_GAME: QT_TRANSLATE_NOOP("Errors", "the line is of another game: {text}"),
        LineFault.TOLD_TWICE: QT_TRANSLATE_NOOP(
            "Errors", "the position line tells this already, or it does not go with one"
        ),
        LineFault.NOT_ANSWERED: QT_TRANSLATE_NOOP("Errors", "this cannot be wanted: “{text}”"),
        LineFault.NO_SUCH_POSITION: QT_TRANSLATE_NOOP(
            "Errors", "all this together is no position of this board"
        ),
    }
)
"""What can be wrong with a position line."""

TEXT: Mapping[str, str] = MappingProxyType(
    {
        TextFault.OTHER_TEXT_VERSION: QT_TRANSLATE_NOOP(
            "Errors",
            "this text is of version {text}; this program reads {like}",
        ),
        TextFault.NOT_CLOSED: QT_TRANSLATE_NOOP(
            "Errors",
            "what begins here with {text} does not end",
        ),
        TextFault.NOT_EXPECTED: QT_TRANSLATE_NOOP("Errors", "nothing begins with “{text}” here"),
        TextFault.BAD_HEADER: QT_TRANSLATE_NOOP(
            "Errors",
            'a header is a name and a text: [Place "Brno"]',
        ),
        TextFault.HEADER_TWICE: QT_TRANSLATE_NOOP(
            "Errors",
            "the header {text} stands here a second time",
        ),
        TextFault.UNKNOWN_MODE: QT_TRANSLATE_NOOP(
            "Errors",
            "a chapter cannot be shown as “{text}”; it can as {like}",
        ),
        TextFault.UNKNOWN_LINEUP: QT_TRANSLATE_NOOP(
            "Errors",
            "there is no such arrangement of players: “{text}”",
        ),
        TextFault.BAD_BOARD: QT_TRANSLATE_NOOP("Errors", "this is no board"),
        TextFault.RULES_DIFFER: QT_TRANSLATE_NOOP(
            "Errors",
            "the header says otherwise than what stands beside it: {text}",
        ),
        TextFault.PHASE_DIFFERS: QT_TRANSLATE_NOOP(
            "Errors",
            "{text} does not come next here; {like} does",
        ),
        TextFault.NOBODY_WRITES: QT_TRANSLATE_NOOP(
            "Errors",
            "nobody has anything to write on this board",
        ),
        TextFault.NO_PHASE_BEFORE: QT_TRANSLATE_NOOP(
            "Errors",
            "a variation stands behind the phase instead of which it is played",
        ),
        TextFault.EMPTY_VARIATION: QT_TRANSLATE_NOOP(
            "Errors",
            "nothing is played in this variation",
        ),
        TextFault.SAME_BRANCH: QT_TRANSLATE_NOOP(
            "Errors",
            "the same orders stand here a second time",
        ),
        TextFault.TWO_SHEETS: QT_TRANSLATE_NOOP("Errors", "{text} writes a second time"),
        TextFault.UNREADABLE_ORDER: QT_TRANSLATE_NOOP(
            "Errors",
            "“{text}” is no order that could be read; in quotation marks it is taken as it stands",
        ),
        TextFault.AMBIGUOUS_ORDER: QT_TRANSLATE_NOOP("Errors", "“{text}” may mean {like}"),
        TextFault.NO_ORDER: QT_TRANSLATE_NOOP("Errors", "no order stands between the commas"),
        TextFault.NOT_OF_A_PHASE: QT_TRANSLATE_NOOP(
            "Errors",
            "orders and results belong below the phase that they are of",
        ),
        TextFault.UNKNOWN_MARK: QT_TRANSLATE_NOOP(
            "Errors",
            "“{text}” is no drawing; arrow red PAR BUR, lit blue PAR or circle green PAR are",
        ),
        TextFault.UNKNOWN_LESSON: QT_TRANSLATE_NOOP(
            "Errors",
            "“{text}” is nothing that a lesson could do; {like} is",
        ),
        TextFault.UNKNOWN_RESULT: QT_TRANSLATE_NOOP("Errors", "“{text}” is no result; {like} is"),
    }
)
"""What can be wrong with a game text."""

STUDY: Mapping[str, str] = MappingProxyType(
    {
        StudyRefusal.NO_SUCH_NODE: QT_TRANSLATE_NOOP(
            "Errors", "This board is no longer in the study."
        ),
        StudyRefusal.NO_SUCH_CHAPTER: QT_TRANSLATE_NOOP(
            "Errors", "This chapter is no longer in the study."
        ),
        StudyRefusal.NO_RULES: QT_TRANSLATE_NOOP(
            "Errors", "The program knows no such game, map, rulebook or arrangement of players."
        ),
        StudyRefusal.NOBODY_WRITES: QT_TRANSLATE_NOOP(
            "Errors", "Nobody has anything to write on this board."
        ),
        StudyRefusal.CANNOT_BE: QT_TRANSLATE_NOOP(
            "Errors", "Something stands on this board where it cannot: it is not judged."
        ),
        StudyRefusal.IS_ROOT: QT_TRANSLATE_NOOP("Errors", "The chapter begins with this board."),
        StudyRefusal.NO_SUCH_PLACE: QT_TRANSLATE_NOOP("Errors", "There is no such place here."),
        StudyRefusal.NO_SUCH_ORDER: QT_TRANSLATE_NOOP("Errors", "No such order was judged here."),
        StudyRefusal.TOO_LONG: QT_TRANSLATE_NOOP("Errors", "This is longer than {limit} signs."),
        StudyRefusal.NOTHING: QT_TRANSLATE_NOOP(
            "Errors", "There is nothing to take back, or to make again."
        ),
    }
)
"""Why something cannot be done to a study."""

EXCHANGE_EXPECTED = MappingProxyType(
    {
        "object": _FIELDS,
        "list": _LIST,
        "text": _TEXT,
        "bool": _BOOL,
        "id": QT_TRANSLATE_NOOP("Errors", "a text or a number"),
        "map": QT_TRANSLATE_NOOP("Errors", "map"),
        "phase": QT_TRANSLATE_NOOP("Errors", "phase"),
    }
)
"""What belongs at a place of another program's data."""
