"""What windows are tested with: the map, the rules, the sample game as a table that looks back."""

import random
from dataclasses import replace
from functools import cache

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY
from engine.robots.games.diplomacy.random_orders import scribble
from engine.rules.order import opened, texts_of
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.table.envelope import fingerprint
from engine.table.seat import Seat
from engine.table.view import PastPhase, PublicView, SealView, Stage
from gui import i18n, settings
from gui.kit import sizing, theme

NAMES = ("Klára", "Tomáš", "Jana", "Ondřej", "Lucie", "Pavel", "Martin")


@cache
def _rules():
    return GAMES["diplomacy"].rules(load_map("standard").board, {})


@cache
def _played():
    from gui.robots.games.diplomacy.sample_game import play

    return tuple(_sealed(past) for past in play(_rules()))


def _sealed(past):
    nonces = {power: f"{n:064x}" for n, power in enumerate(past.orders, 1)}
    digests = {
        power: fingerprint(nonces[power], power, past.phase.code, orders)
        for power, orders in texts_of(past.orders).items()
    }
    return replace(past, fingerprints=digests, nonces=nonces)


@pytest.fixture(scope="session")
def loaded_map():
    return load_map("standard")


@pytest.fixture(scope="session")
def diplomacy():
    return _rules()


@pytest.fixture
def played(qapp):
    """The sample game, phase by phase, as if seven people had sealed it."""
    return _played()


@pytest.fixture
def table_after(played, diplomacy):
    """Build what everybody may see after so many phases of the sample game."""

    def after(count, *, stage=Stage.REVEALED, outcome=None):
        past = played[:count]
        position = past[-1].resolution.after if past else diplomacy.start()
        powers = [power.id for power in diplomacy.board.powers]
        return PublicView(
            title="Thursday",
            game="diplomacy",
            map="standard",
            seats=tuple(
                Seat(power=power, player=name) for power, name in zip(powers, NAMES, strict=True)
            ),
            stage=stage,
            position=position,
            phase=past[-1].phase if past else position.phase,
            seals=tuple(SealView(power=power, asked=True, sealed=False) for power in powers),
            queue=(),
            counted={power: position.count(power) for power in powers},
            units={power: len(position.of(power)) for power in powers},
            past=tuple(past),
            outcome=outcome,
        )

    return after


@pytest.fixture
def look(qapp):
    """Fonts and style sheet as in the program, in English; put back afterwards."""
    theme.prepare()
    theme.use("light")
    sizing.dress()
    if i18n.language() != "en" or not i18n._loaded:  # the plural forms want loading too
        i18n.speak("en")
    yield
    if i18n.language() != "en":
        i18n.speak("en")


@pytest.fixture
def shown(qtbot, look):
    """Show a screen in a window of a size, as the main window does."""

    def show(screen, width=1920, height=1080):
        screen.resize(width, height)
        qtbot.addWidget(screen)
        screen.show()
        screen.activateWindow()  # keys go to the active window only
        qtbot.waitUntil(screen.isActiveWindow)
        screen.arrive()
        return screen

    return show


@pytest.fixture
def window(qtbot, look):
    """The main window, in front of all others."""
    from gui.windows.main_window import MainWindow

    made = MainWindow()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def empty_shelf():
    """Nobody has a study of his own, or was asked about one."""
    folder = settings.games_folder() / "studies"
    for path in folder.rglob("*.vel*") if folder.is_dir() else ():
        path.unlink()


@pytest.fixture
def met_in_gascony(diplomacy):
    """Two armies that had to retreat met in Gascony; both are gone (XI)."""
    beaten = (("FRANCE", "BUR"), ("ITALY", "SPA"))
    before = Position(
        phase=Phase.parse("S1902R"),
        units=(Unit("GERMANY", ARMY, "PAR"),),
        dislodged=tuple(
            Dislodged(unit=Unit(power, ARMY, at), attacker=None, retreats=("GAS", "MAR"))
            for power, at in beaten
        ),
    )
    sheets = {"FRANCE": ("A BUR R GAS",), "ITALY": ("A SPA R GAS",)}
    return PastPhase(
        before=before,
        orders=opened(value_of, sheets),
        resolution=diplomacy.adjudicate(before, sheets),
    )


@pytest.fixture(scope="session")
def random_phases(diplomacy):
    """Play on at random and return so many judged phases."""

    def play(seed, count):
        chance, position, found = random.Random(seed), diplomacy.start(), []
        for _ in range(count):
            sheets = {
                power: tuple(lines)
                for power, lines in scribble(diplomacy, position, chance).items()
            }
            resolution = diplomacy.adjudicate(position, sheets, frozenset())
            found.append(
                PastPhase(before=position, orders=opened(value_of, sheets), resolution=resolution)
            )
            position = resolution.after
        return found

    return play


@pytest.fixture(scope="session")
def phase_of(diplomacy):
    """Judge orders on a board with these units."""

    def judge(units, orders):
        position = Position(
            phase=Phase.parse("S1901M"),
            units=tuple(
                Unit(power, UnitKind(text[0]), text[2:])
                for power, texts in units.items()
                for text in texts
            ),
            owners={},
        )
        sheets = {power.id: tuple(orders.get(power.id, ())) for power in diplomacy.board.powers}
        resolution = diplomacy.adjudicate(position, sheets, frozenset())
        return PastPhase(
            before=position,
            orders=opened(value_of, {power: lines for power, lines in sheets.items() if lines}),
            resolution=resolution,
        )

    return judge
