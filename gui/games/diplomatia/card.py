"""Diplomatia's card for the windows. Every answer is imported when it is asked for."""

# ruff: noqa: PLC0415 - see above

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from gui.games.game_gui import GameGui
from gui.games.unclear import Unclear

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem, QWidget

    from engine.board.board import Board
    from engine.rules.game import Rules
    from engine.rules.order import Order
    from engine.rules.position import Position
    from engine.table.view import PastPhase
    from gui.explain.brief_line import BriefLine
    from gui.games import protocols
    from gui.games.adjusting import Adjusting
    from gui.games.counted import Counted
    from gui.games.diplomatia.rules_card import RulesCard
    from gui.games.endings import EndingWords
    from gui.games.introduction import DoorPictures, FirstMinute, Introduction
    from gui.games.panels import ChangePanel, PlayersPicker, RulesPicker
    from gui.map.arrows.lines import Draughtsman
    from gui.orders.builder import OrderBuilder
    from gui.orders.draft import Draft
    from gui.orders.verbs import Verbs
    from gui.printable import Matter, Sheet


def _name() -> str:
    return QCoreApplication.translate("Diplomatia", "Diplomatia")


def _sources() -> str:
    return QCoreApplication.translate(
        "Diplomatia", "Rules: our own words for Jan Šimbera’s handbook of Diplomatia (2013)."
    )


def _map_facts(board: "Board") -> tuple[str, ...]:
    from gui.games.diplomatia.setup import map_facts

    return map_facts(board)


def _phases() -> "protocols.PhaseWords":
    from gui.games.diplomatia import phases

    return phases


def _clock() -> "protocols.ClockWords":
    from gui.games.diplomatia import clock

    return clock


def _counted() -> "Counted":
    from gui.games.diplomatia import counted

    return counted


def _endings() -> "EndingWords":
    from gui.games.diplomatia import endings

    return endings


def _words() -> "protocols.OrderWords":
    from gui.games.diplomatia import words

    return words


def _verbs() -> "Verbs":
    from gui.games.diplomatia.writing import VERBS

    return VERBS


def _desk(
    rules: "Rules", position: "Position", power: str, builder: "OrderBuilder", draft: "Draft"
) -> "protocols.Desk":
    from gui.games.diplomatia.desk import Desk

    return Desk(rules, position, power, builder, draft)


def _readings() -> "protocols.Readings":
    from gui.games.diplomatia import reading

    return reading


def _warnings() -> "protocols.Warnings":
    from gui.games.diplomatia import warnings

    return warnings


def _slips() -> "protocols.Slips":
    from gui.games.diplomatia import slips

    return slips


def _first_turn() -> "protocols.FirstTurn":
    from gui.games.diplomatia import lesson

    return lesson


def _marks() -> "protocols.Marks":
    from gui.games.diplomatia import marks

    return marks


def _proposed_items(hand: "Draughtsman", order: "Order") -> "Sequence[QGraphicsItem]":
    from gui.games.diplomatia.proposal import proposed_items

    return proposed_items(hand, order)


def _course() -> "protocols.Course":
    from gui.games.diplomatia import course

    return course


def _telling() -> "protocols.Telling":
    from gui.games.diplomatia import telling

    return telling


def _reasons() -> "protocols.Reasons":
    from gui.games.diplomatia import reasons

    return reasons


def _contests() -> "protocols.Contests":
    from gui.games.diplomatia import contests

    return contests


def _in_brief(past: "PastPhase", board: "Board") -> "tuple[BriefLine, ...]":
    from gui.games.diplomatia.brief import in_brief

    return in_brief(past, board)


def _change_panel(rules: "Rules") -> "ChangePanel":
    from gui.explain.change_box import ChangeBox
    from gui.games.diplomatia import change

    return ChangeBox(rules, change)


def _faults() -> Mapping[str, str]:
    from gui.games.diplomatia.faults import FAULTS

    return FAULTS


def _set_up() -> "protocols.SetUp":
    from gui.games.diplomatia import setup

    return setup


def _rules_picker() -> "RulesPicker":
    from gui.games.diplomatia.fields_picker import FieldsPicker

    return FieldsPicker()


def _players_picker(board: "Board") -> "PlayersPicker":
    from gui.games.diplomatia.powers_picker import PowersPicker

    return PowersPicker(board)


def _rulebook() -> "protocols.RulebookWords":
    from gui.games.diplomatia import rulebook

    return rulebook


def _rules_card(
    parent: "QWidget | None", options: Mapping[str, str], deal: Sequence[str]
) -> "RulesCard":
    from gui.games.diplomatia.rules_card import RulesCard

    return RulesCard(parent, options, deal)


def _rules_sheet(matter: "Matter") -> "list[Sheet]":
    from gui.games.diplomatia.rules_card import rules_sheet

    return rules_sheet(matter)


def _owners() -> "protocols.Owners":
    from gui.games.diplomatia import owners

    return owners


def _first_minute() -> "FirstMinute":
    from gui.games.diplomatia import first_minute

    return first_minute


def _door_pictures() -> "DoorPictures":
    from gui.games.diplomatia import door_pictures

    return door_pictures


def _introduction() -> "Introduction":
    from gui.games.diplomatia import introduction

    return introduction


def _adjusting() -> "Adjusting":
    from gui.games.diplomatia import adjusting

    return adjusting


def _formats() -> Mapping[str, str]:
    return {"json": QCoreApplication.translate("Diplomatia", "Saved game as JSON")}


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
    "cs": "f v: mocnost, mocnosti, mocnosti, mocnost, mocnosti, mocnosti, mocností",
    "en": "power",
}
POWERS = {
    "cs": "fp v: mocnosti, mocností, mocnostem, mocnosti, mocnosti, mocnostech, mocnostmi",
    "en": "powers",
}
"""The word for one of those who play, and for several."""

DIPLOMATIA = GameGui(
    id="diplomatia",
    name=_name,
    power=POWER,
    powers=POWERS,
    pieces=PIECES,
    figures={"A": "field_gun", "F": "steamer"},
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
    faults=_faults,
    set_up=_set_up,
    unclear=Unclear(rule="8", needed=2, among=3),
    rules_picker=_rules_picker,
    players_picker=_players_picker,
    rulebook=_rulebook,
    rules_card=_rules_card,
    sources=_sources,
    rule_texts="diplomatia_",
    introduction=_introduction,
    first_minute=_first_minute,
    door_pictures=_door_pictures,
    rules_sheet=_rules_sheet,
    owners=_owners,
    adjusting=_adjusting,
    change_panel=_change_panel,
    formats=_formats,
)
