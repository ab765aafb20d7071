"""Bez hranic's card for the windows. Every answer is imported when it is asked for."""

# ruff: noqa: PLC0415 - see above

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from gui.games.live_gui import LiveGui, RecordDoor, SeatLook

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.table.live.view import LiveView
    from gui.games import protocols
    from gui.games.bez_hranic.study.screen import RoadStudy
    from gui.games.counted import CountedName
    from gui.games.introduction import LiveIntroduction
    from gui.games.off_best import OffBestName
    from gui.games.panels import LivePage, LivePicker
    from gui.live_bridge import LiveBridge
    from gui.printable import Sheet
    from gui.screen import RecordScreen, Screen


def _name() -> str:
    return QCoreApplication.translate("BezHranic", "Bez hranic")


def _sources() -> str:
    return QCoreApplication.translate(
        "BezHranic", "Rules of Bez hranic: Vlaada Chvátil, 2010; told in our own words."
    )


def _in_brief() -> Sequence[str]:
    from gui.games.bez_hranic.words.table import in_brief

    return in_brief()


def _seats() -> Mapping[str, SeatLook]:
    from gui.games.bez_hranic.looks import seats

    return seats()


def _seated(players: Mapping[str, str]) -> Mapping[str, SeatLook]:
    from gui.games.bez_hranic.looks import seated

    return seated(players)


def _counted() -> "CountedName":
    from gui.games.bez_hranic import counted

    return counted


def _off_best() -> "OffBestName":
    from gui.games.bez_hranic import off_best

    return off_best


def _phases() -> "protocols.PhaseWords":
    from gui.games.bez_hranic import phases

    return phases


def _screen(bridge: "LiveBridge") -> "Screen":
    from gui.games.bez_hranic.table.screen import RoadScreen

    return RoadScreen(bridge)


def _public_page(look: str, parent: "QWidget") -> "LivePage":
    from gui.games.bez_hranic.table.table_page import TablePage

    return TablePage(look, parent)


def _told(view: "LiveView") -> Sequence[str]:
    from gui.games.bez_hranic.words.table import told

    return told(view)


def _keys(view: "LiveView") -> Sequence[str]:
    from gui.games.bez_hranic.table.keys import keys_now

    return keys_now(view)


def _picker() -> "LivePicker":
    from gui.games.bez_hranic.agreement_picker import AgreementPicker

    return AgreementPicker()


def _study() -> "RoadStudy":
    from gui.games.bez_hranic.study.screen import RoadStudy

    return RoadStudy()


def _introduction() -> "LiveIntroduction":
    from gui.games.bez_hranic import introduction

    return introduction


def _tell(what: object) -> str:
    from gui.games.bez_hranic.words.tell import tell

    return tell(what)


def _faults() -> Mapping[str, str]:
    from gui.games.bez_hranic.faults import FAULTS

    return FAULTS


def _blank_sheets() -> "list[Sheet]":
    from gui.games.bez_hranic.paper.sheets import blank_sheets

    return blank_sheets()


def _record_name() -> str:
    return QCoreApplication.translate("BezHranic", "My geography")


def _record() -> "RecordScreen":
    from gui.games.bez_hranic.alone.screen import GeographyScreen

    return GeographyScreen()


def _sheets(view: "LiveView") -> "list[Sheet]":
    from gui.games.bez_hranic.paper.sheets import sheets

    return sheets(view)


BEZ_HRANIC = LiveGui(
    id="bez-hranic",
    name=_name,
    sources=_sources,
    in_brief=_in_brief,
    seats=_seats,
    seated=_seated,
    counted=_counted,
    off_best=_off_best,
    phases=_phases,
    screen=_screen,
    public_page=_public_page,
    told=_told,
    sheets=_sheets,
    keys=_keys,
    picker=_picker,
    study=_study,
    introduction=_introduction,
    rule_texts="bez_hranic_",
    tell=_tell,
    faults=_faults,
    blank_sheets=_blank_sheets,
    record=RecordDoor(name=_record_name, screen=_record),
)
"""The game's visiting card."""
