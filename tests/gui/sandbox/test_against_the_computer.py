"""Chapters against the computer, in every game that has a player: from first board to last."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from engine.catalogue import GAMES
from engine.rules.ruling import Verdict
from engine.study.tree.marks import Mode
from gui import i18n
from gui.games import catalogue
from gui.words import labels

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key
PLAYED = [game for game in GAMES if GAMES[game].novice is not None]


def begin(hands, power):
    """Ask for a chapter against the computer, as one power, by clicks."""
    hands.key(KEY.Key_K)
    hands.press(hands.screen.chapters.page.modes[Mode.PLAY])
    hands.screen.view.setFocus()
    hands.key(KEY.Key_Escape)
    hands.press(hands.screen.reading_box.powers.tabs[power])
    assert hands.screen.page.asked == (power,)


def write(hands, power):
    """Write what a player of simple rules would, by clicks where it leads somewhere."""
    rules, position = hands.course.rules, hands.course.position
    texts = GAMES[rules.game].novice()(rules, position, power, "reader")
    for text in texts:
        order = rules.order(text)
        if order.leads_to and position.phase.kind.main and not hands.screen.page.active:
            hands.click(order.at)
            hands.click(order.leads_to)
        if text not in hands.screen.page.sheets.get(power, ()):
            hands.key(KEY.Key_Escape)
            hands.type(text)
    assert {*hands.screen.page.sheets.get(power, ())} == {*texts}


def almost_won(rules, power):
    """Return a board on which a power lacks one of what is counted, and stands beside it."""
    position = rules.start(GAMES[rules.game].calendar.begins)
    counted = sorted(rules.board.centres or rules.board.provinces)
    units = [one for one in position.units if one.power != power]
    units = [one for one in units if one.at not in counted] + [*position.of(power)]
    for many in range(len(counted)):
        owners = dict.fromkeys(counted[:many], power)
        if rules.outcome(replace(position, owners=owners)) is not None:
            owners.pop(counted[many - 1])
            return replace(position, owners=owners, units=tuple(units))
    raise AssertionError(rules.game)


def play_to_the_end(hands, power, phases):
    """Write and judge until the game is over."""
    box, course = hands.screen.reading_box, hands.course
    for _ in range(phases):
        if course.rules.outcome(course.position) is not None:
            break
        assert box.question.text() != "The game is over."
        says_whom_one_plays(hands, power)
        if power in course.rules.asked(course.position):
            write(hands, power)
        mine = {*hands.screen.page.sheets.get(power, ())}
        before = course.position
        hands.space()
        judged = course.past
        assert judged.before == before
        assert {str(one) for one in judged.orders.get(power, ())} == mine
        against = {Verdict.ILLEGAL, Verdict.AMBIGUOUS}
        assert not any(one.verdict in against for one in judged.resolution.rulings)
        assert {*course.rules.asked(before)} - {power} <= {*judged.orders}
        if course.rules.outcome(course.position) is None:
            says_whom_one_plays(hands, power)
            hands.space()


def says_whom_one_plays(hands, power):
    """Check that the box never holds a sign alone, in either language."""
    box, course = hands.screen.reading_box, hands.course
    for language in ("cs", "en"):
        i18n.speak(language)
        hands.settle()
        assert box.isVisible()
        lines = [one.text() for one in box.lines if one.isVisible()]
        acts = [one.text() for one in box.acts if one.isVisible()]
        assert all((*lines, *acts))
        assert lines
        if course.at == course.root:
            assert box.powers.isVisible()
        else:
            # Czech puts the name into another case.
            name = labels.power_name(course.rules.board, power)
            assert name[:4] in box.aside.text()


def over(hands):
    """Check that the end is said, and that the large key leads to what comes next."""
    box, course = hands.screen.reading_box, hands.course
    end = course.rules.outcome(course.position)
    assert end is not None
    assert box.question.isVisible()
    assert box.question.text() == "The game is over."
    board = course.rules.board
    for power in end.powers:
        assert labels.power_name(board, power) in box.told.text()
    at, boards, go = course.at, {*course.study.nodes}, hands.screen.foot.go
    line = course.study.line_to(at)
    assert not box.following.isVisible()
    for again in (hands.space, lambda: hands.press(go), lambda: hands.press(box.replay)):
        assert go.accessibleName() == "Play again"
        again()
        assert (course.at, course.writing) == (line[0], True)
        assert go.accessibleName() == "Judge"
        course.go(at, writing=False)
    hands.press(box.back)
    assert (course.at, course.writing) == (line[1], False)
    for board in line[2:]:
        hands.key(KEY.Key_Right)
        assert course.at == board
    followed(hands, at)
    assert {*course.study.nodes} >= boards
    return end


def followed(hands, at):
    """Add a chapter behind this one: now the key leads there."""
    box, course, go = hands.screen.reading_box, hands.course, hands.screen.foot.go
    here = course.chapter.id
    hands.screen.chapters.acts.add(from_phase=False)
    other = course.chapter.id
    for on in (hands.space, lambda: hands.press(go), lambda: hands.press(box.following)):
        course.go(at, writing=False)
        assert course.chapter.id == here
        assert go.accessibleName() == "Next chapter"
        on()
        assert course.chapter.id == other
    course.go(at, writing=False)


def test_the_smallest_game_is_played_from_its_first_board_to_its_last_by_clicks(study_on):
    hands = study_on("blank")
    begin(hands, "MOTHS")
    play_to_the_end(hands, "MOTHS", 20)
    over(hands)
    assert len(hands.course.study.line_to(hands.course.at)) > 6


@pytest.mark.parametrize("game", [one for one in PLAYED if one != "blank"])
def test_turns_are_played_by_clicks_until_somebody_has_won(study_on, game):
    hands = study_on(game)
    power = next(iter(hands.course.rules.board.powers_by_id))
    hands.course.put_board(almost_won(hands.course.rules, power))
    begin(hands, power)
    play_to_the_end(hands, power, 12)
    assert power in over(hands).powers


@pytest.mark.parametrize("game", PLAYED)
def test_a_year_of_the_whole_board_is_played_and_the_same_orders_come_to_the_same(study_on, game):
    hands = study_on(game)
    course = hands.course
    power = next(iter(course.rules.board.powers_by_id))
    begin(hands, power)
    turn = course.position.phase.turn
    while course.position.phase.turn < turn + 2:
        if power in course.rules.asked(course.position):
            for text in GAMES[game].novice()(course.rules, course.position, power):
                hands.type(text)
        hands.space()
        came, boards = course.at, len(course.study.nodes)
        hands.key(KEY.Key_Backspace)
        hands.space()  # what others write does not change
        assert (course.at, len(course.study.nodes)) == (came, boards)
        hands.space()


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_without_computer_players_does_not_offer_it_and_says_why(
    study_on, game, monkeypatch
):
    alone = {**GAMES, game: replace(GAMES[game], novice=None)}
    for room in ("chapter_part", "reading_part"):
        monkeypatch.setattr(f"gui.sandbox.{room}.GAMES", alone)
    hands = study_on(game)
    hands.key(KEY.Key_K)
    page = hands.screen.chapters.page
    assert not page.modes[Mode.PLAY].isEnabled()
    assert "no computer player" in page.mode_said.text()
    assert catalogue.GAMES[game].name() in page.mode_said.text()
    # Such a chapter may come from elsewhere all the same.
    chapter = hands.course.chapter.id
    hands.course.did(lambda: hands.course.open.chapters.mode(chapter, Mode.PLAY))
    hands.course.moved.emit()
    hands.screen.view.setFocus()
    hands.key(KEY.Key_Escape)
    hands.space()
    assert "no computer player" in hands.screen.foot.hint.text()
    assert not hands.course.node.children


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_with_computer_players_offers_it(study_on, game):
    hands = study_on(game)
    hands.key(KEY.Key_K)
    page = hands.screen.chapters.page
    assert page.modes[Mode.PLAY].isEnabled()
    assert "no computer player" not in page.mode_said.text()
