"""Everything that can go wrong is said in both languages, and nothing secret with it."""

import errno
import logging
import os
import re
import string
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType

from engine.board.errors import MapError, MapFault
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.games import exchange_of
from engine.exchange.messages import CodeMessages
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import load_text
from engine.games.diplomacy.exchange.faults import DiplomacyFault
from engine.notation.faults import LineFault
from engine.notation.texts.text_faults import TextError, TextFault
from engine.store.errors import StoreError, StoreFault
from engine.study.refusal import StudyError, StudyRefusal
from engine.table.refusal import CommandError, Refusal
from gui import i18n
from gui.errors.causes import CAUSES, say_cause
from gui.errors.sentences import say_error
from gui.errors.texts import (
    COMMAND,
    EXCHANGE,
    LINE,
    MAP,
    SHELF,
    STORE,
    STORE_BY_ENDING,
    STUDY,
    TEXT,
)
from gui.errors.unexpected import Unexpected
from gui.games.diplomacy.words.faults import FAULTS
from gui.process import log

FACTS = {
    "coast": "KAR",
    "turn": "0",
    "file": "f",
    "cause": "c",
    "size": 1,
    "limit": 2,
    "line": 3,
    "column": 4,
    "found": 5,
    "known": 6,
    "expected": "e",
    "location": "STP/SC",
    "language": "cs",
    "id": "PAR",
    "letter": "A",
    "other": "o",
    "alias": "a",
    "one": "n",
    "power": "RUSSIA",
    "least": "2",
    "most": "6",
    "powers": "RUSSIA ITALY",
    "spot": "s",
    "arc": 7,
    "count": 8,
    "ring": 9,
    "x": 10,
    "y": 11,
    "kind": "k",
    "to": "NTH",
    "name": "n",
    "beside": "b-journal",
    "game": "diplomacy",
    "step": "12",
    "phase": "F1901M",
    "wait": "4",
}


@pytest.fixture(params=i18n.LANGUAGES)
def language(qapp, request):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


@pytest.mark.parametrize(
    ("table", "codes"),
    [
        (MAP, MapFault),
        (COMMAND, Refusal),
        (EXCHANGE, Fault),
        (LINE, LineFault),
        (TEXT, TextFault),
        (STUDY, StudyRefusal),
        (FAULTS, DiplomacyFault),
        (STORE, StoreFault),
        (SHELF, StoreFault),
    ],
)
def test_every_code_has_a_sentence(table, codes):
    assert set(table) == set(codes)


def complete(said):
    return said and not {name for _, name, _, _ in string.Formatter().parse(said) if name}


def test_every_fault_of_a_map_is_said_whole(language):
    for code in MapFault:
        assert complete(say_error(MapError(Path("map.json"), "provinces.STP", code, FACTS)))
        assert complete(say_error(MapError(Path("map.json"), "", code, FACTS)))


def test_every_refusal_is_said_whole(language):
    for code in Refusal:
        assert complete(say_error(CommandError(code, **{k: str(v) for k, v in FACTS.items()})))


def test_every_fault_of_another_programs_file_is_said_whole(language):
    named = "kind", "key", "text", "candidates", "place", "unit", "phase", "like"
    texts = dict.fromkeys(named, "NTH")
    facts = {**FACTS, **texts}
    for code in (*Fault, *DiplomacyFault, *LineFault):
        assert complete(say_error(ExchangeError(code, "units[0]", facts)))


def test_every_fault_of_a_game_text_is_said_whole_with_its_place(language):
    for code in (*TextFault, *LineFault, *Fault):
        named = dict.fromkeys(("text", "like", "place", "unit", "kind", "key"), "NTH")
        facts = {name: fact for name, fact in FACTS.items() if name not in ("line", "column")}
        said = say_error(TextError(code, 12, 34, **{**facts, **named}))
        assert complete(said)
        assert "12" in said
        assert "34" in said


def test_every_refusal_of_a_study_is_said_whole(language):
    for code in StudyRefusal:
        assert complete(say_error(StudyError(code, limit="20", why="w")))


@pytest.mark.parametrize("name", ["thursday.velmoc", "thursday.velstudy", "thursday.velmemory"])
@pytest.mark.parametrize("step", ["0", "12"])
def test_every_fault_of_a_file_is_said_whole(language, name, step):
    facts = {**{k: str(v) for k, v in FACTS.items() if k != "file"}, "step": step}
    for code in StoreFault:
        said = say_error(StoreError(code, Path(name), **facts))
        assert complete(said)
        assert name in said


NEVER_OF_THEM = {StoreFault.MISSING, StoreFault.UNKNOWN_GAME, StoreFault.EXISTS}
"""Nothing that a file of answers or a study is opened by meets with these."""


@pytest.mark.parametrize("ending", STORE_BY_ENDING)
def test_no_file_that_is_no_game_is_called_one(language, ending):
    facts = {**{k: str(v) for k, v in FACTS.items() if k not in ("file", "game")}, "game": "-"}
    for code in set(StoreFault) - NEVER_OF_THEM:
        said = say_error(StoreError(code, Path(f"f{ending}"), **facts))
        assert not re.search(r"\b(game|h[rř][auoye]\w*)\b", said, re.IGNORECASE), said


def test_both_languages_say_it_differently(qapp):
    said = set()
    for code in i18n.LANGUAGES:
        i18n.speak(code)
        facts = {"power": "p", "powers": "q", "least": "2", "most": "6", "turn": "0"}
        said |= {say_error(CommandError(fault, **facts)) for fault in Refusal}
    i18n.speak("en")

    assert len(said) == 2 * len(Refusal)


def test_a_refusal_names_powers_in_the_language_spoken(qapp):
    i18n.speak("cs")
    board = load_map("standard").board
    said = say_error(CommandError(Refusal.NOT_ALL_SEALED, powers="RUSSIA ITALY"), board)
    i18n.speak("en")

    assert said == "Ještě nezapečetěno: Rusko, Itálie."


def test_an_error_without_a_code_keeps_its_message_to_itself(language):
    said = say_error(ValueError("A PAR - BUR"))

    assert "PAR" not in said
    assert "ValueError" in said


def test_what_the_system_says_is_told_with_its_file(language):
    for code in errno.errorcode:
        words = os.strerror(code)
        cause = say_cause(words)
        errors = (
            OSError(code, words, "/tmp/x"),
            StoreError(StoreFault.UNREADABLE, Path("/tmp/x"), cause=words),
            ExchangeError(Fault.UNREADABLE_FILE, "/tmp/x", {"cause": words}),
        )
        for error in errors:
            said = say_error(error)

            assert "/tmp/x" in said
            assert cause in said
        assert (cause != words) == (code in CAUSES)
    assert say_cause("of no system") == "of no system"


@pytest.fixture
def diary(tmp_path):
    path = log.start(tmp_path)
    yield path
    log.stop()


def raise_secret():
    raise KeyError("A PAR - BUR")


def test_what_nobody_expected_is_logged_without_its_values(qapp, qtbot, diary):
    unexpected = Unexpected()
    unexpected.watch()
    try:
        with qtbot.waitSignal(unexpected.happened) as told:
            try:
                raise_secret()
            except KeyError:
                sys.excepthook(*sys.exc_info())
    finally:
        unexpected.leave()

    text = diary.read_text("utf-8")
    assert told.args == ["KeyError"]
    assert "raise_secret" in text
    assert "KeyError" in text
    assert "PAR" not in text


def test_qts_messages_go_to_the_same_file(diary):
    class Where:
        category = "qt.test"

    log._from_qt(QtMsgType.QtWarningMsg, Where(), "something small")

    assert "qt.qt.test: something small" in diary.read_text("utf-8")


def test_a_program_that_cannot_keep_a_diary_still_runs(tmp_path):
    (tmp_path / "file").write_text("", "utf-8")

    assert log.start(tmp_path / "file") is None


def test_the_diary_begins_anew_before_it_grows_large(diary, caplog):
    for turn in range(2200):
        logging.getLogger("velmoc").info("step %d %s", turn, "x" * 900)
    caplog.clear()

    kept = list(diary.parent.glob("velmoc.log*"))
    assert len(kept) == 3
    assert sum(path.stat().st_size for path in kept) < 1_700_000


@pytest.mark.parametrize(
    ("language", "game", "said"),
    [
        ("en", "diplomacy", "phase: “X1” is no phase; S1901M, F1901R or W1901A are."),
        ("cs", "diplomacy", "phase: „X1“ není fáze; fáze je třeba S1901M, F1901R nebo W1901A."),
        ("en", "blank", "phase: “X1” is no phase; D1M or D1E are."),
        ("cs", "blank", "phase: „X1“ není fáze; fáze je třeba D1M nebo D1E."),
    ],
)
def test_whoever_writes_no_phase_is_told_how_the_games_own_look(language, game, said):
    judge = exchange_of(game).judge(
        options=GAMES[game].options(GAMES[game].profiles[0]),
        map=GAMES[game].map,
        sentences=CodeMessages(),
        texts=False,
        reasons=False,
    )
    with pytest.raises(ExchangeError) as wrong:
        judge.line(load_text('{"phase": "X1", "units": {}}'), None)

    with i18n.speaking(language):
        assert say_error(wrong.value) == said
