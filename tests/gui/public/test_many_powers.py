"""Charts and pages that other maps fill: from two powers to twenty-six."""

import itertools
import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize

from engine.board.loader import load_content, load_map
from engine.catalogue import GAMES
from engine.rules.game import End, Outcome
from engine.table.seat import Seat
from engine.table.view import PublicView, SealView, Stage
from gui import i18n
from gui.kit import theme
from gui.public.blocks import Pen
from gui.public.look import plan
from gui.public.pages import over_page, turn_words
from gui.public.seals import have_room, seal_row, seals, strip
from gui.public.standings import standings
from gui.public.things import Sign, Words, width_of
from gui.words.phases import phase_words
from tests.maps.grid_map import grid_map, picture


@pytest.fixture(scope="module", params=[2, 7, 12, 13, 16, 25, 26])
def powers(request):
    return request.param


@pytest.fixture(scope="module", params=[False, True], ids=["usual", "long"])
def board(request, powers, tmp_path_factory):
    """A board of so many powers; of more than twelve, with long names too."""
    told = grid_map(picture(12, 9, 3), powers, long=request.param and powers > 12)
    file = tmp_path_factory.mktemp("many") / "map.json"
    return load_content(file, json.dumps(told).encode()).board


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_every_power_has_its_place_in_the_chart(qapp, powers, board, size):
    rules = GAMES["diplomacy"].rules(board, {})
    view = PublicView.of_board("Many", board, rules.start())
    pen = Pen(plan(QSize(*size)))

    with theme.wearing("projector"):
        block = standings(pen, view, board)

    signs = [thing for thing in block.things if isinstance(thing, Sign)]
    words = [thing for thing in block.things if isinstance(thing, Words)]
    assert len({sign.letter for sign in signs}) == len(signs) == powers
    assert block.height <= pen.plan.words.height() * 0.72  # the rest is what the table is doing
    room = QRectF(0, 0, pen.width, block.height).adjusted(-1, -1, 1, 1)
    taken = [sign.box for sign in signs]
    taken += [
        QRectF(
            *(
                one.box.left() if one.side.value == "left" else one.box.right() - wide,
                one.box.top(),
            ),
            *(wide, min(one.box.height(), one.px)),
        )
        for one in words
        for wide in [width_of(one.text, one.px, weight=one.weight)]
    ]
    assert all(room.contains(box) for box in taken)
    for one, other in itertools.combinations(taken, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))


@pytest.fixture(scope="module")
def crowded(tmp_path_factory):
    """A map of as many powers as there can be, as everybody sees it."""
    told = grid_map(picture(12, 9, 3), 26)
    file = tmp_path_factory.mktemp("maps") / "map.json"
    board = load_content(file, json.dumps(told).encode()).board
    rules = GAMES["diplomacy"].rules(board, {})
    return board, PublicView.of_board("Many", board, rules.start())


def boxes(things):
    """Return where signs are, and words as wide as they are written."""
    for one in things:
        if isinstance(one, Sign):
            yield one.box
        else:
            wide = width_of(one.text, one.px, weight=one.weight)
            middle = one.box.center().x()
            yield QRectF(middle - wide / 2, one.box.top(), wide, one.px)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (1080, 1920)])
def test_every_power_has_its_seal_on_the_page(qapp, crowded, size, lang, monkeypatch):
    monkeypatch.setattr(SealView, "signs", property(lambda seal: f"{seal.power[:4]:W<4} WWWW MMMM"))
    board, alone = crowded
    pen = Pen(plan(QSize(*size)))
    i18n.speak(lang)
    for powers in range(2, 27):
        names = [*board.powers_by_id][:powers]
        view = replace(
            alone,
            seals=tuple(
                SealView(
                    power=power,
                    asked=True,
                    sealed=number % 3 < 2,
                    fingerprint=f"{number:064x}" if number % 3 < 2 else "",
                    reopened=number % 2,
                    voided=number % 5 == 2,
                )
                for number, power in enumerate(names)
            ),
            seats=tuple(Seat(power=power, player=power) for power in names),
        )
        with theme.wearing("projector"):
            for block in (seals(pen, view, board), seal_row(pen, view, board)):
                letters = [thing.letter for thing in block.things if isinstance(thing, Sign)]
                assert letters == sorted(board.powers_by_id[name].letter for name in names)
                taken = [*boxes(block.things)]
                height = pen.plan.words.height() * (0.45 if have_room(view) else 0.3)
                room = QRectF(0, 0, pen.width, height).adjusted(-1, -1, 1, 1)
                assert all(map(room.contains, taken)), (powers, size)
                for one, other in itertools.combinations(taken, 2):
                    assert not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))
            below = seals(pen, view, board).things if have_room(view) else ()
            below = below or strip(pen.plan, view, board)
        said = " ".join(thing.text for thing in below if isinstance(thing, Words))
        assert all(seal.signs[:4] in said for seal in view.seals if seal.sealed)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_however_many_share_a_game_its_last_page_has_room_for_all(qapp, crowded, size, lang):
    board, alone = crowded
    pen = Pen(plan(QSize(*size)))
    i18n.speak(lang)
    for powers in range(1, 27):
        won = tuple(board.powers_by_id)[:powers]
        end = End.SOLO if powers == 1 else End.DRAW
        view = replace(alone, stage=Stage.OVER, outcome=Outcome(end=end, powers=won))
        with theme.wearing("projector"):
            things = over_page(pen, view, board)
        low = max(thing.box.bottom() for thing in things)
        assert low <= pen.plan.words.bottom() + 1, powers


@pytest.mark.parametrize("game", GAMES)
def test_a_page_says_once_which_turn_it_is(qapp, game):
    card = GAMES[game]
    board = load_map(card.map).board
    view = PublicView.of_board("Once", board, card.rules(board, {}).start())
    phase = phase_words(view.phase)

    aside = turn_words(view, view.phase)

    assert not aside or not phase.casefold().startswith(aside.casefold())
