"""First Light's card for the windows. Every answer is imported when it is asked for."""

# ruff: noqa: PLC0415 - see above

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from gui.games.live_gui import LiveGui, SeatLook

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.table.live.view import LiveView
    from gui.games import protocols
    from gui.games.counted import CountedName
    from gui.games.panels import LivePage
    from gui.live_bridge import LiveBridge
    from gui.printable import Sheet
    from gui.screen import Screen


def _name() -> str:
    return QCoreApplication.translate("FirstLight", "First Light")


def _sources() -> str:
    return QCoreApplication.translate("FirstLight", "Rules of First Light: our own.")


def _in_brief() -> Sequence[str]:
    from gui.games.first_light.words import in_brief

    return in_brief()


def _seats() -> Mapping[str, SeatLook]:
    from gui.games.first_light.words import seats

    return seats()


def _counted() -> "CountedName":
    from gui.games.first_light import counted

    return counted


def _phases() -> "protocols.PhaseWords":
    from gui.games.first_light import phases

    return phases


def _screen(bridge: "LiveBridge") -> "Screen":
    from gui.games.first_light.screen import FirstLightScreen

    return FirstLightScreen(bridge)


def _public_page(look: str, parent: "QWidget") -> "LivePage":
    from gui.games.first_light.table_view import TableView

    return TableView(look, parent)


def _told(view: "LiveView") -> Sequence[str]:
    from gui.games.first_light.words import told

    return told(view)


def _sheets(view: "LiveView") -> "list[Sheet]":
    from gui.games.first_light.sheet import sheets

    return sheets(view)


FIRST_LIGHT = LiveGui(
    id="first_light",
    name=_name,
    sources=_sources,
    in_brief=_in_brief,
    seats=_seats,
    counted=_counted,
    phases=_phases,
    screen=_screen,
    public_page=_public_page,
    told=_told,
    sheets=_sheets,
)
