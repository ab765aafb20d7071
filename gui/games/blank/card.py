"""The lamplighters' card for the windows. Every answer is imported when it is asked for."""

# ruff: noqa: PLC0415 - see above

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from gui.games.game_gui import GameGui

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem, QWidget

    from engine.board.board import Board
    from engine.rules.game import Rules
    from engine.rules.order import Order
    from engine.rules.position import Position
    from engine.table.view import PastPhase
    from gui.explain.brief_line import BriefLine
    from gui.games import protocols
    from gui.games.blank.setup import RulesCard
    from gui.games.counted import Counted
    from gui.games.endings import EndingWords
    from gui.games.introduction import DoorPictures, FirstMinute, Introduction
    from gui.games.lessons import FirstLesson
    from gui.games.panels import PlayersPicker, RulesPicker
    from gui.map.arrows.lines import Draughtsman
    from gui.orders.builder import OrderBuilder
    from gui.orders.draft import Draft
    from gui.orders.verbs import Verbs
    from gui.printable import Matter, Sheet


def _name() -> str:
    return QCoreApplication.translate("Blank", "Lamplighters")


def _sources() -> str:
    return QCoreApplication.translate("Blank", "Rules of the lamplighters: our own.")


def _map_facts(board: "Board") -> tuple[str, ...]:
    from gui.games.blank.setup import map_facts

    return map_facts(board)


def _phases() -> "protocols.PhaseWords":
    from gui.games.blank import phases

    return phases


def _clock() -> "protocols.ClockWords":
    from gui.games.blank import clock

    return clock


def _counted() -> "Counted":
    from gui.games.blank import counted

    return counted


def _endings() -> "EndingWords":
    from gui.games.blank import endings

    return endings


def _words() -> "protocols.OrderWords":
    from gui.games.blank import words

    return words


def _verbs() -> "Verbs":
    from gui.games.blank.writing import VERBS

    return VERBS


def _desk(
    rules: "Rules", position: "Position", power: str, builder: "OrderBuilder", draft: "Draft"
) -> "protocols.Desk":
    from gui.games.blank.desk import Desk

    return Desk(rules, position, power, builder, draft)


def _readings() -> "protocols.Readings":
    from gui.games.blank import reading

    return reading


def _warnings() -> "protocols.Warnings":
    from gui.games.blank import reading

    return reading


def _slips() -> "protocols.Slips":
    from gui.games.blank import reading

    return reading


def _first_turn() -> "protocols.FirstTurn":
    from gui.games.blank import lesson

    return lesson


def _marks() -> "protocols.Marks":
    from gui.games.blank import marks

    return marks


def _proposed_items(hand: "Draughtsman", order: "Order") -> "Sequence[QGraphicsItem]":
    from gui.games.blank.marks import proposed_items

    return proposed_items(hand, order)


def _course() -> "protocols.Course":
    from gui.games.blank import course

    return course


def _telling() -> "protocols.Telling":
    from gui.games.blank import telling

    return telling


def _reasons() -> "protocols.Reasons":
    from gui.games.blank import reasons

    return reasons


def _contests() -> "protocols.Contests":
    from gui.games.blank import contests

    return contests


def _in_brief(past: "PastPhase", board: "Board") -> "tuple[BriefLine, ...]":
    from gui.games.blank.brief import in_brief

    return in_brief(past, board)


def _set_up() -> "protocols.SetUp":
    from gui.games.blank import setup

    return setup


def _rules_picker() -> "RulesPicker":
    from gui.games.blank.setup import RelightPicker

    return RelightPicker()


def _players_picker(board: "Board") -> "PlayersPicker":
    from gui.games.blank.setup import GuildsPicker

    return GuildsPicker(board)


def _rulebook() -> "protocols.RulebookWords":
    from gui.games.blank import setup

    return setup


def _rules_card(
    parent: "QWidget | None", options: Mapping[str, str], deal: Sequence[str]
) -> "RulesCard":
    from gui.games.blank.setup import RulesCard

    return RulesCard(parent, options, deal)


def _rules_sheet(matter: "Matter") -> "list[Sheet]":
    from gui.games.blank.setup import rules_sheet

    return rules_sheet(matter)


def _owners() -> "protocols.Owners":
    from gui.games.blank import owners

    return owners


def _first_lesson() -> "FirstLesson":
    from gui.games.blank import first_steps

    return first_steps


def _first_minute() -> "FirstMinute":
    from gui.games.blank import first_minute

    return first_minute


def _door_pictures() -> "DoorPictures":
    from gui.games.blank import door_pictures

    return door_pictures


def _introduction() -> "Introduction":
    from gui.games.blank import introduction

    return introduction


def _formats() -> Mapping[str, str]:
    return {"json": QCoreApplication.translate("Blank", "Saved game as JSON")}


PIECES = {
    "L": {
        "cs": "m v: lampář, lampáře, lampáři, lampáře, lampáři, lampáři, lampářem",
        "en": "lamplighter",
    }
}
"""The word for the one kind of piece."""

POWER = {
    "cs": "m v: cech, cechu, cechu, cech, cechu, cechu, cechem",
    "en": "guild",
}
POWERS = {
    "cs": "mp v: cechy, cechů, cechům, cechy, cechy, ceších, cechy",
    "en": "guilds",
}
"""The word for one of those who play, and for several."""

BLANK = GameGui(
    id="blank",
    name=_name,
    power=POWER,
    powers=POWERS,
    pieces=PIECES,
    figures={"L": "lantern"},
    map_facts=_map_facts,
    backdrop=(0, 0, 1088, 1200),
    phases=_phases,
    clock=_clock,
    counted=_counted,
    endings=_endings,
    words=_words,
    verbs=_verbs,
    desk=_desk,
    readings=_readings,
    warnings=_warnings,
    slips=_slips,
    first_turn=_first_turn,
    marks=_marks,
    proposed_items=_proposed_items,
    course=_course,
    telling=_telling,
    reasons=_reasons,
    contests=_contests,
    in_brief=_in_brief,
    set_up=_set_up,
    rules_picker=_rules_picker,
    players_picker=_players_picker,
    rulebook=_rulebook,
    rules_card=_rules_card,
    sources=_sources,
    rule_texts="blank_",
    introduction=_introduction,
    first_minute=_first_minute,
    first_lesson=_first_lesson,
    door_pictures=_door_pictures,
    rules_sheet=_rules_sheet,
    owners=_owners,
    formats=_formats,
)
