"""A few rounds of SIGKILL on the real program, and that the witness of reopenings can say no."""

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine.board.loader import load_map
from engine.catalogue import DEVELOPER, GAMES
from engine.robots.crash.kill_soak import LossError
from engine.robots.players.random_table import random_orders
from engine.rules.ruling import Resolution
from engine.table.event import (
    Advanced,
    Called,
    Ended,
    Founded,
    Opened,
    PutOff,
    Resolved,
    Sealed,
    Unsealed,
)
from engine.table.master_event import Committed, Edited, Led, Rewound, SlipEntered
from engine.table.seat import Seat
from engine.tables import branch_game, found_game
from gui.master.desk_screen import MasterDesk
from gui.robots.crash.__main__ import main
from gui.robots.crash.reopening import LED, Told, Witness, expected, on, remark
from gui.robots.crash.screen_tour import ScreenTour
from gui.robots.crash.shown_place import CURTAIN, MASTER, PLACES, places
from gui.robots.crash.side_files import check_branches
from gui.robots.crash.tables import missing
from gui.robots.crash.telling_driver import TellingDriver
from gui.robots.crash.tour_routes import BEGINS, LEADS
from gui.robots.games.catalogue import robots_of
from gui.robots.players.new_game_form import Agreed
from gui.robots.tables.random_table import RandomTable
from gui.table.page.table_screen import TableScreen
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.start.start_screen import StartScreen
from tests.agreements import usual_agreement

ROOT = Path(__file__).parents[2]
CALLED = Called(phase="S1901M", powers=("FRANCE", "ITALY", "RUSSIA"))
NOTHING = Resolution(after=None, rulings=())
SEALED = Sealed(phase="S1901M", power="FRANCE", fingerprint="ff")


KILLED = [
    ("diplomacy", "seven", 3),
    ("diplomacy", "led-two", 2),
    *((game, kind, 2) for game in list(GAMES)[1:] for kind in ("all", "led")),
]
"""The game, the table, and how often it is killed."""

COMMANDS = """
import json
import sys
from gui.robots.crash.__main__ import main

for line in json.loads(sys.argv[1]):
    print(main(line), end="\\0", flush=True)
"""
"""One process gives all commands: each kills copies of it."""


@pytest.fixture(scope="module")
def said_of_kills(tmp_path_factory):
    """Return what the command says of each table, and its code."""
    folder = tmp_path_factory.mktemp("crash")
    lines = [
        [
            *("--rounds", str(rounds), "--seed", "tests", "--game", game, "--table", table),
            *("--keep", str(folder / f"{game}-{table}")),
        ]
        for game, table, rounds in KILLED
    ]
    done = subprocess.run(
        [sys.executable, "-c", COMMANDS, json.dumps(lines)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    *said, rest = done.stdout.split("\0")
    assert not rest
    return dict(zip(KILLED, said, strict=True)), done.stderr


@pytest.mark.parametrize(("game", "table", "rounds"), KILLED)
@pytest.mark.evening
def test_nothing_is_lost_when_the_program_is_killed(said_of_kills, game, table, rounds):
    said, complaints = said_of_kills

    told = said[game, table, rounds]
    assert told.endswith("\n0"), complaints
    assert told.startswith(f"{rounds} rounds of kill -9")
    assert f"{rounds - 1} times reopened where it was" in told


@pytest.mark.parametrize(
    ("later", "seen"),
    [
        ((), remark("TableScreen", "S1901M", (), "FRANCE")),
        ((SEALED,), remark("TableScreen", "S1901M", ("FRANCE",), "ITALY")),
        (
            (SEALED, Unsealed(phase="S1901M", power="FRANCE")),
            remark("TableScreen", "S1901M", (), "FRANCE"),
        ),
        (
            (PutOff(phase="S1901M", power="FRANCE"),),
            remark("TableScreen", "S1901M", (), "ITALY"),
        ),
        (
            (
                Opened(phase="S1901M", orders={}, nonces={}, disorder=()),
                Resolved(phase="S1901M", resolution=NOTHING),
            ),
            remark("RevealScreen", "S1901M", (), ""),
        ),
        ((SEALED, Ended(end="draw", powers=("FRANCE",))), remark("GameOverScreen", "", (), "")),
    ],
)
def test_a_start_that_shows_something_else_is_noticed(later, seen):
    history = (CALLED, *later)
    witness = Witness()

    witness.look([seen], history)

    assert witness.reopened == 1
    assert expected(history) == (seen,)
    with pytest.raises(LossError, match="it should be"):
        witness.look([seen.replace("reopened ", "reopened X")], history)


@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        ((), ("held",), ("results",)),
        (("tells",), ("held", "results"), ("other",)),
        (("tells", "told"), ("results",), ("held",)),
    ],
)
def test_a_reveal_begins_again_until_it_was_stored_that_it_is_over(rules, said, right, wrong):
    start = rules.start()
    sheets = {"FRANCE": ("A PAR - BUR",)}
    resolution = rules.adjudicate(start, sheets)
    founded = Founded(game="diplomacy", map="standard", title="Club", options={}, seats=())
    history = (
        *(founded, CALLED, Opened(phase="S1901M", orders=sheets, nonces={}, disorder=())),
        *(Resolved(phase="S1901M", resolution=resolution), Ended(end="draw", powers=("FRANCE",))),
    )
    seen = {
        "held": remark("RevealScreen", "S1901M", (), "", start),
        "results": remark("GameOverScreen", "", (), "", resolution.after),
        "other": remark("RevealScreen", "S1901M", (), "", resolution.after),
    }

    def witness():
        found = Witness()
        found.look([f"{kind} S1901M" for kind in said], history[:2])
        return found

    for one in right:
        witness().look([seen[one]], history)
    for one in wrong:
        with pytest.raises(LossError, match="it should be"):
            witness().look([seen[one]], history)


def test_what_a_table_of_another_game_was_told_counts_for_no_other():
    witness = Witness()
    opened = Opened(phase="S1901M", orders={}, nonces={}, disorder=())
    history = (CALLED, opened, Resolved(phase="S1901M", resolution=NOTHING))
    witness.look(["tells S1901M", "told S1901M"], history)
    witness.look([remark("ResultsScreen", "S1901M", (), "")], history)
    witness.look([], ())

    with pytest.raises(LossError, match="it should be"):
        witness.look([remark("ResultsScreen", "S1901M", (), "")], history)


def judged(rules, position, *orders):
    """A phase as a master commits it, and the board after it."""
    phase = position.phase.code
    resolution = rules.adjudicate(position, {"FRANCE": orders})
    committed = Committed(phase=phase, orders={"FRANCE": orders}, lines={})
    return (committed, Resolved(phase=phase, resolution=resolution)), resolution.after


def test_a_masters_start_is_told_apart_from_his_slips_rewinds_and_edited_boards(rules, board):
    start = rules.start()
    founded = Founded(game="diplomacy", map="standard", title="Club", options={}, seats=())
    called = Called(phase="S1901M", powers=tuple(board.powers_by_id))
    slip = SlipEntered(phase="S1901M", power="FRANCE", text="A Par - Bur")
    first, after = judged(rules, start, "A PAR - BUR")
    edited = replace(after, units=after.units[1:])
    told, said = Told(), []
    for event in (
        *(founded, called, Led(phase="S1901M"), slip, *first),
        *(Advanced(phase="F1901M"), replace(called, phase="F1901M")),
        replace(slip, phase="F1901M", text="A Bur H"),
        *(Edited(phase="F1901M", position=edited, reason="x"), replace(called, phase="F1901M")),
        *(Rewound(phase="F1901M", to="S1901M", reason="x"), called),
    ):
        told.hear(event)
        said.append(told.remark())

    assert said[3] == remark("MasterDesk", "S1901M", ("FRANCE",), "", start)
    assert said[5] == remark("ResultsScreen", "S1901M", (), "", after)
    assert said[7] == remark("MasterDesk", "F1901M", (), "", after)
    assert said[10] == remark("MasterDesk", "F1901M", ("FRANCE",), "", edited)
    assert said[12] == remark("MasterDesk", "S1901M", ("FRANCE",), "", start)
    assert len(set(said[3:])) == 7


def test_a_branch_that_is_missing_or_is_another_game_is_a_loss(tmp_path, board):
    seats = tuple(Seat(power=power, player=power.title()) for power in board.powers_by_id)
    place = tmp_path / "game-1.velmoc"
    session = found_game(place, usual_agreement(title="game-1", seats=seats, led=True), board=board)
    session.master.commit()
    session.advance()
    branch = tmp_path / "game-1 - branch.velmoc"
    branch_game(session, branch, phase="S1901M", title="Branch", reason="what if")
    session.close()

    assert check_branches(tmp_path, 1) == 1
    assert not branch.exists()
    with pytest.raises(LossError, match="1 branches were announced, 0 are there"):
        check_branches(tmp_path, 1)
    branch.touch()
    assert check_branches(tmp_path, 0) == 0
    found_game(branch, usual_agreement(title="Other", seats=seats, led=True), board=board).close()
    with pytest.raises(LossError, match="does not know that it is a branch"):
        check_branches(tmp_path, 1)


@pytest.mark.parametrize("rounds", ["-1", "0", "many", "1.5"])
def test_a_number_of_kills_that_is_none_is_refused(rounds, capsys):
    with pytest.raises(SystemExit) as left:
        main(["--rounds", rounds])

    assert left.value.code == 2
    assert f"{rounds!r} is no number from 1 on" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_refused(tmp_path, capsys):
    (tmp_path / "file").write_text("in the way", "utf-8")

    assert main(["--keep", str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err


@pytest.mark.usefixtures("alone")
def test_hands_at_the_table_take_the_keys_back_from_the_public_screen(program, qtbot):
    driver = program()
    driver.window.projector.show()
    room = driver.window.projector.window
    room.windowHandle().requestActivate()
    qtbot.waitUntil(room.isActiveWindow)

    driver.key(driver.window, Qt.Key.Key_F10)

    qtbot.waitUntil(driver.window.menu.popup.isVisible)
    driver.window.menu.close_popups()


@pytest.mark.parametrize(
    ("said", "counted"),
    [
        ("", ()),
        ("SealedScreen", ("SealedScreen",)),
        ("CurtainScreen: CallCard|room: table", ("CurtainScreen: CallCard", "room: table")),
        ("DeskScreen + PinCard", ("DeskScreen", "DeskScreen + PinCard")),
        ("CurtainScreen: CallCard + HelpCard", ("CurtainScreen: CallCard", "any + HelpCard")),
        ("NewScreen", ("NewScreen",)),
    ],
)
def test_what_is_seen_counts_for_the_screen_and_for_what_lies_over_it(said, counted):
    assert set(places(said)) == set(counted)


@pytest.mark.parametrize(("remarks", "away"), [((), MASTER), ((LED,), CURTAIN)])
def test_every_other_run_is_sent_where_no_kill_has_been(remarks, away):
    witness, sent = Witness(), []
    witness.look(remarks, ())
    wanted = sorted(set(PLACES) - set(away))
    for _ in range(2 * len(wanted)):
        target = witness.target()
        if target is not None:
            sent.append(target.name)

    assert sorted(sent) == wanted


def test_a_place_that_was_met_is_not_the_next_one():
    witness = Witness()
    for _ in range(2 * (len(PLACES) - len(MASTER))):
        witness.target()
    witness.look([on("StartScreen"), on("CurtainScreen: CallCard + HelpCard")], ())
    assert set(PLACES) - set(witness.never_met) == {"CurtainScreen: CallCard", "any + HelpCard"}
    witness.target()
    target = witness.target()
    assert target.name not in {"CurtainScreen: CallCard", "any + HelpCard"}
    assert target.met([on(target.name), on(target.name)])
    assert not target.met([on(target.name), on("SealedScreen: nowhere")])


@pytest.mark.usefixtures("alone", "bare_boards")
@pytest.mark.evening
@pytest.mark.parametrize("game", GAMES)
def test_tours_at_a_masters_desk_reach_the_places_to_which_they_lead(
    program, home, game, monkeypatch
):
    monkeypatch.setenv(DEVELOPER, "1")
    seen, chance, board = [], random.Random(1), load_map(GAMES[game].map).board
    driver = TellingDriver(program().window, seen.append)
    table = RandomTable(driver, board, chance, agreed=Agreed(title="Led", game=game, led=True))
    while not isinstance(driver.window.screen_shown, MasterDesk):
        table.act()
    session = driver.window.navigator.open.session
    session.master.commit()
    session.advance()
    power, position = board.powers[-1].id, session.public().position
    session.master.enter(power, "\n".join(random_orders(session.rules, position, power, chance)))
    driver.window.navigator.open.evening.begin()
    asked = robots_of(game).question
    path = home / "games" / "Led.velmoc"
    tour = ScreenTour(driver, path, chance, question=asked, linger=False)
    tours = [name for name, where in BEGINS.items() if where == (MasterDesk,)]
    tours = [name for name in tours if asked or name != "question"]

    for name in (*tours, "master"):
        tour.take(name)
        assert isinstance(driver.screen(MasterDesk), MasterDesk), name

    reached = {place for sight in seen for place in places(sight)}
    assert {place for place, name in LEADS.items() if name in tours} <= reached


@pytest.mark.usefixtures("alone", "bare_boards")
@pytest.mark.evening
@pytest.mark.parametrize("game", GAMES)
def test_tours_reach_the_places_to_which_they_lead(program, home, game, monkeypatch):
    """Those at the curtain; they come back to the game, and what was sealed stays sealed."""
    monkeypatch.setenv(DEVELOPER, "1")
    seen, chance, board = [], random.Random(1), load_map(GAMES[game].map).board
    driver = TellingDriver(program().window, seen.append)
    table = RandomTable(driver, board, chance, agreed=Agreed(title="Tours", game=game))
    while not isinstance(driver.window.screen_shown, TableScreen):
        table.act()
    session = driver.window.navigator.open.session
    session.reveal(force=True)
    session.advance()
    driver.window.navigator.open.evening.begin()
    tour = ScreenTour(driver, home / "games" / "Tours.velmoc", chance, linger=False)
    driver.window.projector.show()
    tours = [name for name, where in BEGINS.items() if TableScreen in where]

    for name in tours:
        driver.screen(TableScreen)
        tour.take(name)
        assert isinstance(driver.screen(TableScreen), TableScreen), name

    reached = {place for sight in seen for place in places(sight)}
    wanted = {place for place, name in LEADS.items() if name in tours}
    assert wanted - {*missing(board)} <= reached
    assert driver.window.navigator.bridge.public().phase == session.public().phase


def test_a_table_without_a_game_begins_one_though_another_lies_on_the_shelf(program, home, board):
    """The last game may be over: who opens it plays nothing, and is killed nowhere."""
    games = home / "games"
    games.mkdir(exist_ok=True)
    seats = tuple(Seat(power=power, player=power.title()) for power in board.powers_by_id)
    agreed = usual_agreement(title="game-1", seats=seats)
    found_game(games / "game-1.velmoc", agreed, board=board).close()
    driver = TellingDriver(program().window, lambda sight: None)
    driver.window.show_start()
    for name, screen in (("game-1", StartScreen), ("game-2", NewGameScreen)):
        tour = ScreenTour(driver, games / f"{name}.velmoc", random.Random(1), linger=False)
        tour.begin()
        assert isinstance(driver.window.screen_shown, screen)
