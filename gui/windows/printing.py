"""What of a screen can be printed: its game as everybody may see it, or the study's board."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog

if TYPE_CHECKING:
    from engine.board.loader import LoadedMap
    from engine.rules.game import Rules
    from engine.rules.position import Position
    from engine.table.view import PastPhase, PublicView
    from gui.printable.matter import Matter
    from gui.table_bridge import TableBridge
    from gui.windows.main_window import MainWindow
    from gui.windows.navigator import Navigator


def print_from(window: "MainWindow", navigator: "Navigator") -> None:
    """Open what is printed from, unless something else lies over the screen."""
    from gui.paper.card import PaperCard  # noqa: PLC0415 - when somebody prints

    if not any(card.isVisible() for card in window.findChildren(QDialog)):
        PaperCard(window, matter_of(window, navigator)).open()


def matter_of(window: "MainWindow", navigator: "Navigator") -> "Matter":
    """Return what can be printed now: the phase that is looked at, of a game or of the study.

    Where neither is open, what a new game begins with: sheets and maps for an evening on paper.
    """
    from gui.club.club_screen import ClubScreen  # noqa: PLC0415 - when somebody prints
    from gui.history.history_screen import HistoryScreen  # noqa: PLC0415
    from gui.master.preview import PreviewScreen  # noqa: PLC0415
    from gui.printable.matter import Matter, study_words  # noqa: PLC0415
    from gui.study.gallery import GalleryScreen  # noqa: PLC0415
    from gui.study.study_table import StudyTable  # noqa: PLC0415

    loaded, screen = navigator.loaded(), window.screen_shown
    inner = screen.table if isinstance(screen, GalleryScreen) else screen
    if isinstance(inner, ClubScreen) and (tables := inner.on_paper):
        return replace(_begun(loaded, inner.bar.title.text()), tables=tables)
    if isinstance(inner, HistoryScreen) and inner.on_paper is not None:
        public, rules = inner.on_paper
        at = inner.at if public.past else -1
        log = _ruling_log(navigator.bridge) if navigator.bridge is not None else ""
        return Matter(
            public=public, loaded=loaded, rules=rules, at=at, before=inner.before, log=log
        )
    if isinstance(inner, StudyTable):
        case, rules = inner.case, inner.rules
        public = _seen(study_words(), case.position, (case.judged(rules),), loaded)
        before = inner.pages.currentIndex() == 0
        return Matter(public=public, loaded=loaded, rules=rules, at=0, before=before)
    if navigator.bridge is not None:
        public, rules = navigator.bridge.public(), navigator.bridge.rules
        desk = _off_the_desk(inner, public)
        if desk is not None:
            before = isinstance(inner, PreviewScreen) and inner.before.isChecked()
            at = len(desk.past) - 1 if isinstance(inner, PreviewScreen) else -1
            found = Matter(public=desk, loaded=loaded, rules=rules, at=at, before=before)
        else:
            at = _looked_at(inner, public)
            found = Matter(public=public, loaded=loaded, rules=rules, at=at)
        bridge = navigator.bridge
        return replace(found, log=_ruling_log(bridge), disorder=_in_disorder(bridge))
    return _begun(loaded)


def _looked_at(screen: object, public: "PublicView") -> int:
    """Return the place of the past phase that a screen shows; of the last one if of none."""
    from gui.table.page.table_screen import TableScreen  # noqa: PLC0415
    from gui.table.reveal.reveal_screen import RevealScreen  # noqa: PLC0415 - when somebody prints

    past = None
    if isinstance(screen, RevealScreen):
        past = screen.player.past
    elif isinstance(screen, TableScreen):
        past = screen.past
    known = [one.phase for one in public.past]
    return known.index(past.phase) if past is not None and past.phase in known else len(known) - 1


def _ruling_log(bridge: "TableBridge") -> str:
    """Return the one log of a table that a master leads, as it is handed on; else nothing."""
    from gui.master.log_words import log_text  # noqa: PLC0415 - when somebody prints

    return log_text(bridge.master.events(), bridge.rules) if bridge.master is not None else ""


def _in_disorder(bridge: "TableBridge") -> tuple[str, ...]:
    """Return the powers that a master has declared in civil disorder: they get no slips."""
    master = bridge.master
    return tuple(sorted(master.desk().desk.disorder)) if master is not None else ()


def _off_the_desk(screen: object, public: "PublicView") -> "PublicView | None":
    """Return what a game master tries out as if it counted, under a title that says it does not.

    Nothing where he does not look at it, or has covered it.
    """
    from gui.master.edit_screen import EditScreen  # noqa: PLC0415 - when somebody prints
    from gui.master.preview import PreviewScreen  # noqa: PLC0415

    if getattr(screen, "covered", False):
        return None
    if isinstance(screen, PreviewScreen):
        said = QCoreApplication.translate("Printing", "{game} (preview, not committed)")
        title = said.format(game=public.title)
        return replace(public, title=title, past=(*public.past, screen.judged))
    if isinstance(screen, EditScreen):
        said = QCoreApplication.translate("Printing", "{game} (board not set up yet)")
        title, position = said.format(game=public.title), screen.position
        return replace(public, title=title, position=position, phase=position.phase)
    return None


def _begun(loaded: "LoadedMap", title: str = "") -> "Matter":
    """Return a game that nobody has begun."""
    from engine.catalogue import GAMES  # noqa: PLC0415 - see above
    from gui import i18n  # noqa: PLC0415
    from gui.printable.matter import Matter  # noqa: PLC0415

    rules: Rules = GAMES[loaded.board.game].rules(loaded.board, {})
    title = title or loaded.board.names.get(i18n.language(), loaded.board.id)
    return Matter(public=_seen(title, rules.start(), (), loaded), loaded=loaded, rules=rules)


def _seen(
    title: str, position: "Position", past: tuple["PastPhase", ...], loaded: "LoadedMap"
) -> "PublicView":
    """Return a board without players and envelopes as everybody may see it."""
    from engine.table.event import Seat  # noqa: PLC0415 - see above
    from engine.table.view import PublicView, SealView, Stage  # noqa: PLC0415

    powers = tuple(loaded.board.powers_by_id)
    return PublicView(
        title=title,
        game=loaded.board.game,
        map=loaded.board.id,
        seats=tuple(Seat(power=power, player="") for power in powers),
        stage=Stage.WRITING,
        position=position,
        phase=position.phase,
        seals=tuple(SealView(power=power, asked=False, sealed=False) for power in powers),
        queue=(),
        centres={power: position.count(power) for power in powers},
        units={power: len(position.of(power)) for power in powers},
        past=past,
    )
