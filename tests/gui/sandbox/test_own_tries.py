"""What a reader judges stands in the tree as his own, and is handed on only if he says so."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.notation.game_text import game_text
from engine.robots.games.catalogue import robots_of
from engine.studies import look_at_study
from engine.study.tree.marks import Mode
from gui import i18n
from gui.sandbox.opening import stored_screen
from gui.sharing.share_card import ShareCard, Way
from gui.sharing.ways import keep_study, text_of
from tests.gui.sandbox.conftest import Hands
from tests.gui.sandbox.test_hidden import recorded

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key
OWN = {"en": "your own try", "cs": "vlastní pokus"}


def tried(hands, seed):
    """Judge by chance what the author has not, and play on from there."""
    course, chance = hands.course, random.Random(seed)
    before = {*course.open.sandbox.study.nodes}
    while len({*course.open.sandbox.study.nodes} - before) < 2:
        sheets = robots_of(course.rules.game).sheets(course.rules, course.position, chance)
        course.judge({power: tuple(texts) for power, texts in sheets.items() if texts})
        course.play_on()
    return {*course.open.sandbox.study.nodes} - before


def card_of(hands):
    hands.screen.sharing.share()
    QApplication.processEvents()
    return next(one for one in hands.screen.findChildren(ShareCard) if one.isVisible())


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("mode", [Mode.HIDDEN, Mode.LESSON])
@pytest.mark.parametrize("game", [*GAMES])
def test_a_reader_s_own_tries_are_marked_and_left_out_unless_he_says_so(
    shown, tmp_path, game, mode, language
):
    path = tmp_path / "one.velstudy"
    recorded(game, mode, path).close()
    written = look_at_study(path)
    authors = game_text(written.sandbox.study)
    written.close()
    with i18n.speaking(language):
        hands = Hands(shown(stored_screen(path, load_map(GAMES[game].map)), 1280, 720))
        card = card_of(hands)
        assert not card.own.isVisible()
        card.reject()
        own = tried(hands, f"{game} {mode}")
        assert hands.course.reader.own == own
        told = {
            row.node: hands.screen.tree.view.words(row).remark
            for row in hands.screen.tree.view.rows
            if not row.writing
        }
        assert {node for node, remark in told.items() if OWN[language] in remark} == own
        card = card_of(hands)
        for way in (Way.TEXT, Way.FILE):
            card.ways.choose(way.value)
            card.look()
            assert card.own.isVisible()
            assert not card.own.isChecked()
        assert text_of(card.part) == authors
        keep_study(card.part, tmp_path / "shared.velstudy")
        assert game_text(look_at_study(tmp_path / "shared.velstudy").log.study) == authors
        for node in own:  # a picture of it is one of the board before it that is handed on
            board = hands.course.open.sandbox.study.nodes[node]
            assert card.part.shown(board).id not in own
        QTest.keyClick(card.own, KEY.Key_Space)
        assert text_of(card.part) == game_text(hands.course.open.sandbox.study) != authors
        card.reject()
        hands.screen.let_go()
        hands.screen.hide()
        again = Hands(shown(stored_screen(path, load_map(GAMES[game].map)), 1280, 720))
        assert again.course.reader.own == own
        again.screen.let_go()


def test_who_writes_a_chapter_or_plays_in_it_has_no_tries(study_on, tmp_path):
    for mode in (Mode.ANALYSIS, Mode.PLAY):
        hands = study_on(path=tmp_path / f"{mode}.velstudy")
        hands.course.open.chapters.mode(hands.course.chapter.id, mode)
        hands.course.judge({"FRANCE": ["A PAR - BUR"]})
        assert not hands.course.reader.own
        hands.screen.let_go()
    hands = study_on(path=tmp_path / "whole.velstudy")
    hands.course.open.chapters.mode(hands.course.chapter.id, Mode.HIDDEN)
    hands.course.reader.see_all(hands.course.chapter.id)
    hands.course.judge({"FRANCE": ["A PAR - BUR"]})
    assert not hands.course.reader.own
    hands.screen.let_go()
