"""A position line is printed with its board and its QR code, and reads back from the page."""

import random
from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.notation.position_line import position_line, read_position_line
from engine.robots.players.random_positions import random_position
from engine.table.view import PublicView
from gui import i18n
from gui.paper import kinds, press
from gui.paper.flow import FORMS
from gui.paper.kinds import Kind, Wish
from gui.printable import Matter
from tests.gui.kit.qr_eyes import codes_in

MAPS = ("standard", "old_town", "praga")
SCALE = 0.6
"""Pixels per tenth of a millimetre: 150 dots per inch, as the poorest scanner."""


def matter_of(name, position, rules):
    public = PublicView.of_board("A board", rules.board, position)
    return Matter(public=public, loaded=load_map(name), rules=rules, at=-1)


def by_chance(name, count, units=0):
    board = load_map(name).board
    rules, chance = GAMES[board.game].rules(board, {}, ""), random.Random(name)
    more = (units,) if units else ()
    return rules, [random_position(rules, chance, *more) for _ in range(count)]


def page_of(matter, form="a4", *, black=False):
    wish = Wish((Kind.LINE,), FORMS[form], black)
    return kinds.pages(matter, wish), kinds.running(matter, wish)


@pytest.mark.parametrize("black", [False, True])
@pytest.mark.parametrize("name", MAPS)
def test_what_is_printed_reads_back_as_the_same_position(look, name, black):
    rules, positions = by_chance(name, 3)
    for position in positions:
        matter = matter_of(name, position, rules)
        (page,), running = page_of(matter, black=black)
        image = press.picture(page, 1, 1, running, SCALE)
        (text,) = codes_in(image)
        assert text == position_line(position, rules)
        read = read_position_line(text)
        assert position_line(read.position, read.rules) == text


@pytest.mark.parametrize("form", FORMS)
def test_the_longest_line_reads_back_from_every_paper(look, form):
    rules, positions = by_chance("standard", 20, 34)
    position = max(positions, key=lambda one: len(position_line(one, rules)))
    pages, running = page_of(matter_of("standard", position, rules), form)
    read = []
    for page in pages:
        image = press.picture(page, 1, len(pages), running, 0.9)
        read += codes_in(image)
    assert read == [position_line(position, rules)]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_text_of_the_page_has_the_line(matter_after, language):
    i18n.speak(language)
    matter = matter_after(2)
    text = kinds.plain_text(matter, Wish((Kind.LINE,)))
    after = matter.past.resolution.after
    assert position_line(after, matter.rules) in text
    i18n.speak("en")


def test_a_board_that_no_line_can_say_has_no_sheet(look):
    rules, (position,) = by_chance("standard", 1)
    matter = matter_of("standard", position, rules)
    odd = replace(position.units[0], at="ATLANTIS")
    wrong = replace(matter.public, position=replace(position, units=(odd,)))
    assert kinds.there_is(Kind.LINE, matter)
    assert not kinds.there_is(Kind.LINE, replace(matter, public=wrong))


def test_a_pdf_of_it_is_one_page(look):
    rules, (position,) = by_chance("standard", 1)
    matter = matter_of("standard", position, rules)
    data = press.pdf(*page_of(matter))
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") + data.count(b"/Type /Page ") == 1
