"""Diplomacy's card for the windows. Every answer is imported when it is asked for."""

# ruff: noqa: PLC0415 - see above

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from gui.games.game_gui import GameGui
from gui.games.unclear import Unclear

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem, QWidget

    from engine.board.board import Board
    from engine.board.loader import LoadedMap
    from engine.rules.game import Rules
    from engine.rules.order import Order
    from engine.rules.position import Position
    from engine.table.view import PastPhase
    from gui.explain.brief_line import BriefLine
    from gui.games import protocols
    from gui.games.adjusting import Adjusting
    from gui.games.counted import Counted
    from gui.games.endings import EndingWords
    from gui.games.introduction import DoorPictures, FirstMinute, Introduction
    from gui.games.lessons import FirstLesson
    from gui.games.panels import ChangePanel, PlayersPicker, RulesPicker
    from gui.kit.dialog import Card
    from gui.map.arrows.lines import Draughtsman
    from gui.map.pictures.board_picture import BoardPicture
    from gui.orders.builder import OrderBuilder
    from gui.orders.draft import Draft
    from gui.orders.verbs import Verbs
    from gui.printable import Matter, Sheet


def _name() -> str:
    return QCoreApplication.translate("TablePane", "Diplomacy")


def _sources() -> str:
    return QCoreApplication.translate(
        "AboutCard", "Rules: our own words for the rulebook’s second edition of February 1982."
    )


def _map_facts(board: "Board") -> tuple[str, ...]:
    from gui.games.diplomacy.words.board_numbers import map_facts

    return map_facts(board)


def _phases() -> "protocols.PhaseWords":
    from gui.games.diplomacy.words import phases

    return phases


def _clock() -> "protocols.ClockWords":
    from gui.games.diplomacy.words import clock

    return clock


def _counted() -> "Counted":
    from gui.games.diplomacy.words import counted

    return counted


def _endings() -> "EndingWords":
    from gui.games.diplomacy.words import endings

    return endings


def _words() -> "protocols.OrderWords":
    from gui.games.diplomacy.words import orders

    return orders


def _verbs() -> "Verbs":
    from gui.games.diplomacy.orders.verbs import VERBS

    return VERBS


def _desk(
    rules: "Rules", position: "Position", power: str, builder: "OrderBuilder", draft: "Draft"
) -> "protocols.Desk":
    from gui.games.diplomacy.orders.desk import Desk

    return Desk(rules, position, power, builder, draft)


def _readings() -> "protocols.Readings":
    from gui.games.diplomacy.orders import reading

    return reading


def _warnings() -> "protocols.Warnings":
    from gui.games.diplomacy.orders import warnings

    return warnings


def _slips() -> "protocols.Slips":
    from gui.games.diplomacy.orders import slip_lines

    return slip_lines


def _first_turn() -> "protocols.FirstTurn":
    from gui.games.diplomacy.orders import first_turn

    return first_turn


def _marks() -> "protocols.Marks":
    from gui.games.diplomacy.marks import drawing

    return drawing


def _proposed_items(hand: "Draughtsman", order: "Order") -> "Sequence[QGraphicsItem]":
    from gui.games.diplomacy.marks.proposal import proposed_items

    return proposed_items(hand, order)


def _course() -> "protocols.Course":
    from gui.games.diplomacy.reveal import script

    return script


def _telling() -> "protocols.Telling":
    from gui.games.diplomacy.reveal import telling

    return telling


def _reasons() -> "protocols.Reasons":
    from gui.games.diplomacy.explain import phrases

    return phrases


def _contests() -> "protocols.Contests":
    from gui.games.diplomacy.explain import why

    return why


def _in_brief(past: "PastPhase", board: "Board") -> "tuple[BriefLine, ...]":
    from gui.games.diplomacy.explain.in_brief import in_brief

    return in_brief(past, board)


def _change_panel(rules: "Rules") -> "ChangePanel":
    from gui.explain.change_box import ChangeBox
    from gui.games.diplomacy.explain import why_change

    return ChangeBox(rules, why_change)


def _faults() -> Mapping[str, str]:
    from gui.games.diplomacy.words.faults import FAULTS

    return FAULTS


def _set_up() -> "protocols.SetUp":
    from gui.games.diplomacy.setup import agreement

    return agreement


def _rules_picker() -> "RulesPicker":
    from gui.games.diplomacy.setup.rulebook_picker import RulebookPicker

    return RulebookPicker()


def _players_picker(board: "Board") -> "PlayersPicker":
    from gui.games.diplomacy.setup.lineup_pick import LineupPick

    return LineupPick(board)


def _rulebook() -> "protocols.RulebookWords":
    from gui.games.diplomacy.words import rulebook

    return rulebook


def _rules_card(
    parent: "QWidget | None", options: Mapping[str, str], deal: Sequence[str]
) -> "Card":
    from gui.games.diplomacy.setup.game_rules import GameRulesCard

    return GameRulesCard(parent, options, deal)


def _rules_sheet(matter: "Matter") -> "list[Sheet]":
    from gui.games.diplomacy.paper.rules_sheet import rules_sheet

    return rules_sheet(matter)


def _study_picture(loaded: "LoadedMap") -> "BoardPicture":
    from gui.games.diplomacy.study.door_picture import StudyPicture

    return StudyPicture(loaded)


def _owners() -> "protocols.Owners":
    from gui.games.diplomacy.words import owners

    return owners


def _formats() -> Mapping[str, str]:
    from gui.games.diplomacy.words.formats import formats

    return formats()


def _adjusting() -> "Adjusting":
    from gui.games.diplomacy.words import adjusting

    return adjusting


def _first_lesson() -> "FirstLesson":
    from gui.games.diplomacy.study import first_lesson

    return first_lesson


def _first_minute() -> "FirstMinute":
    from gui.games.diplomacy.setup import first_minute

    return first_minute


def _door_pictures() -> "DoorPictures":
    from gui.games.diplomacy.setup import door_pictures

    return door_pictures


def _introduction() -> "Introduction":
    from gui.games.diplomacy.explain import introduction

    return introduction


PIECES = {
    "A": {
        "cs": "f v: armáda, armády, armádě, armádu, armádo, armádě, armádou",
        "en": "army",
    },
    "F": {
        "cs": "f v: flotila, flotily, flotile, flotilu, flotilo, flotile, flotilou",
        "en": "fleet",
    },
}
"""The word for each kind of unit."""

POWER = {
    "cs": "f v: velmoc, velmoci, velmoci, velmoc, velmoci, velmoci, velmocí",
    "en": "power",
}
POWERS = {
    "cs": "fp v: velmoci, velmocí, velmocem, velmoci, velmoci, velmocech, velmocemi",
    "en": "powers",
}
"""The word for one of those who play, and for several."""

DIPLOMACY = GameGui(
    id="diplomacy",
    name=_name,
    power=POWER,
    powers=POWERS,
    pieces=PIECES,
    figures={"A": "field_gun", "F": "steamer"},
    map_facts=_map_facts,
    backdrop=(560, 250, 780, 860),
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
    change_panel=_change_panel,
    faults=_faults,
    set_up=_set_up,
    rules_picker=_rules_picker,
    players_picker=_players_picker,
    rulebook=_rulebook,
    rules_card=_rules_card,
    sources=_sources,
    rule_texts="",
    unclear=Unclear(rule="VII.4"),
    introduction=_introduction,
    first_minute=_first_minute,
    first_lesson=_first_lesson,
    door_pictures=_door_pictures,
    rules_sheet=_rules_sheet,
    study_picture=_study_picture,
    owners=_owners,
    adjusting=_adjusting,
    formats=_formats,
)
