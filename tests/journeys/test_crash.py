"""A few rounds of SIGKILL on the real program, and that the witness of reopenings can say no."""

import random

import pytest
from PySide6.QtCore import Qt

from engine.session.event import Called, Ended, Opened, PutOff, Resolved, Sealed, Unsealed
from engine.store.soak import LossError
from gui.crash.__main__ import main
from gui.crash.reopening import Witness, expected, on, remark
from gui.crash.sight import PLACES, places
from gui.crash.stroll import BEGINS, LEADS, Stroll
from gui.crash.telling import TellingHands
from gui.demo.laying import Agreed
from gui.demo.luck import LuckyTable
from gui.table.curtain import CurtainScreen

CALLED = Called(phase="S1901M", powers=("FRANCE", "ITALY", "RUSSIA"))
SEALED = Sealed(phase="S1901M", power="FRANCE", fingerprint="ff")


@pytest.fixture
def whole_environment(monkeypatch, home):
    for name in ("QT_QPA_PLATFORM", "VELMOC_HOME"):
        monkeypatch.setenv(name, "offscreen" if name.startswith("QT") else str(home))


def test_nothing_is_lost_when_the_program_is_killed(whole_environment, tmp_path, capsys):
    code = main(["--rounds", "3", "--seed", "tests", "--keep", str(tmp_path / "crash")])

    told = capsys.readouterr()
    assert code == 0, told.err
    assert told.out.startswith("3 rounds of kill -9")
    assert "2 times reopened where it was" in told.out


@pytest.mark.parametrize(
    ("later", "seen"),
    [
        ((), remark("CurtainScreen", "S1901M", (), "FRANCE")),
        ((SEALED,), remark("CurtainScreen", "S1901M", ("FRANCE",), "ITALY")),
        (
            (SEALED, Unsealed(phase="S1901M", power="FRANCE")),
            remark("CurtainScreen", "S1901M", (), "FRANCE"),
        ),
        (
            (PutOff(phase="S1901M", power="FRANCE"),),
            remark("CurtainScreen", "S1901M", (), "ITALY"),
        ),
        (
            (
                Opened(phase="S1901M", orders={}, nonces={}, disorder=()),
                Resolved(phase="S1901M", resolution=None),
            ),
            remark("ResultsScreen", "S1901M", (), ""),
        ),
        ((SEALED, Ended(end="draw", powers=("FRANCE",))), remark("GameOverScreen", "", (), "")),
    ],
)
def test_a_start_that_shows_something_else_is_noticed(later, seen):
    history = (CALLED, *later)
    witness = Witness()

    witness.look([seen], history)

    assert witness.reopened == 1
    assert expected(history) == seen
    with pytest.raises(LossError, match="it should be"):
        witness.look([seen.replace("reopened ", "reopened X")], history)


@pytest.mark.parametrize("rounds", ["-1", "0", "many", "1.5"])
def test_a_number_of_kills_that_is_none_is_refused(rounds, capsys):
    with pytest.raises(SystemExit) as left:
        main(["--rounds", rounds])

    assert left.value.code == 2
    assert f"{rounds!r} is no number of kills" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_refused(tmp_path, capsys):
    (tmp_path / "file").write_text("in the way", "utf-8")

    assert main(["--keep", str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err


@pytest.mark.usefixtures("alone")
def test_hands_at_the_table_take_the_keys_back_from_the_public_screen(program, qtbot):
    hands = program()
    hands.window.projector.show()
    room = hands.window.projector.window
    room.windowHandle().requestActivate()
    qtbot.waitUntil(room.isActiveWindow)

    hands.key(hands.window, Qt.Key.Key_F10)

    qtbot.waitUntil(hands.window.menu.popup.isVisible)
    hands.window.menu.close_popups()


@pytest.mark.parametrize(
    ("said", "counted"),
    [
        ("", ()),
        ("SealedScreen", ("SealedScreen",)),
        ("CurtainScreen: CallCard|room: table", ("CurtainScreen: CallCard", "room: table")),
        ("DeskScreen + PinCard", ("DeskScreen", "DeskScreen + PinCard")),
        ("CurtainScreen: CallCard + KeysCard", ("CurtainScreen: CallCard", "any + KeysCard")),
        ("NewScreen", ("NewScreen",)),
    ],
)
def test_what_is_seen_counts_for_the_screen_and_for_what_lies_over_it(said, counted):
    assert set(places(said)) == set(counted)


def test_every_other_run_is_sent_where_no_kill_has_been():
    witness, sent = Witness(), []
    for _ in range(2 * len(PLACES)):
        target = witness.target()
        if target is not None:
            sent.append(target.name)

    assert sorted(sent) == sorted(PLACES)
    witness.look([on("StartScreen"), on("CurtainScreen: CallCard + KeysCard")], ())
    assert set(PLACES) - set(witness.never_met) == {"CurtainScreen: CallCard", "any + KeysCard"}
    witness.target()
    target = witness.target()
    assert target.name not in {"CurtainScreen: CallCard", "any + KeysCard"}
    assert target.met([on(target.name), on(target.name)])
    assert not target.met([on(target.name), on("SealedScreen: nowhere")])


@pytest.mark.usefixtures("alone")
def test_strolls_reach_the_places_to_which_they_lead(program, board, home):
    """Those at the curtain; they come back to the game, and what was sealed stays sealed."""
    seen, chance = [], random.Random(1)
    hands = TellingHands(program().window, seen.append)
    table = LuckyTable(hands, board, chance, agreed=Agreed(title="Strolls"))
    while not isinstance(hands.window.screen_shown, CurtainScreen):
        table.act()
    session = hands.window.navigator._session
    session.reveal(force=True)
    session.advance()
    hands.window.navigator._evening.begin()
    stroll = Stroll(hands, home / "games" / "Strolls.velmoc", chance, linger=False)
    hands.window.projector.show()
    strolls = [name for name, where in BEGINS.items() if CurtainScreen in where]

    for name in strolls:
        hands.screen(CurtainScreen)
        stroll.take(name)
        assert isinstance(hands.screen(CurtainScreen), CurtainScreen), name

    reached = {place for sight in seen for place in places(sight)}
    assert {place for place, name in LEADS.items() if name in strolls} <= reached
    assert hands.window.navigator.hub.public().phase.code == "F1901M"
