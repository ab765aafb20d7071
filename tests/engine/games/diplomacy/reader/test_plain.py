"""Orders read at sight mean what the grammar makes of them, however they are written.

Texts are put together from everything that stands in orders, in whatever hand, and spoiled: names
whole, begun, torn and misspelt, every sign in every place, words too many and too few.
"""

import os
import random

import pytest

from engine.board.loader import load_map
from engine.board.names import spellings
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.known_orders import KnownOrders
from engine.games.diplomacy.reader.names import index_of
from engine.games.diplomacy.reader.plain import read_plain
from engine.games.diplomacy.reader.words import (
    BOTH,
    COAST_WORDS,
    COASTS,
    EITHER,
    FILLERS,
    HOLD_FILLERS,
    KINDS,
    SIGN_OF,
    SUPPORTED_NOUNS,
    VIA,
    VIA_FILLERS,
    Sign,
)
from engine.games.diplomacy.reader.written_orders import read
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY, FLEET
from engine.robots.games.diplomacy.bench.handwriting import HANDS, written
from engine.robots.games.diplomacy.bench.seeded_turns import (
    generated_board,
    generated_turns,
    turns,
    written_texts,
)
from engine.rules.choice import ReadingKind
from engine.rules.position import Position, Unit

STANDARD = load_map("standard").board
SEEDS = range(400 if os.environ.get("VELMOC_ALL") else 4)
TURNS = 12
SIGNS = ".,;:!?()/'*+-_ 1~ⒶⒻⓢ①²ªﬁßŉ½×•→⇒–\u0301\u200b\u00a0\u00ad🇫★ΑА"
"""What no plain order has in it, and what looks as if it had."""

LETTERS = "aeioustrnmlkpdvczhy"


def at_sight(board):
    names, known_orders = index_of(board), KnownOrders(Chart(board), Profile())
    return lambda text, position, power: read_plain(text, position, power, names, known_orders)


class Writer:
    """Writes orders badly."""

    def __init__(self, board, position, chance):
        self.board, self.position, self.chance = board, position, chance
        self.places = {p.id: sorted(spellings(p)) for p in board.provinces.values()}
        self.strays = sorted(
            {*SIGN_OF, *KINDS, *COASTS, *COAST_WORDS, *FILLERS, *VIA, *VIA_FILLERS, *EITHER}
            | {*BOTH, *HOLD_FILLERS, *SUPPORTED_NOUNS}
            | {name for power in board.powers for name in spellings(power)}
        )

    def text(self, power):
        chance, own = self.chance, self.chance.choice(self.position.of(power))
        near = self.near(own)
        other = chance.choice([u for u in self.position.units if u.province in near] or [own])
        head, help_ = self.unit(own), self.unit(other)
        to = self.name(chance.choice(near))
        match chance.choice((Sign.HOLD, Sign.MOVE, Sign.MOVE, "stay", Sign.SUPPORT, Sign.CONVOY)):
            case Sign.HOLD:
                text = head + self.sign(Sign.HOLD)
            case Sign.MOVE:
                text = head + self.sign(Sign.MOVE) + to
            case "stay":
                text = head + self.sign(Sign.SUPPORT) + help_ + chance.choice(("", " h", " holds"))
            case sign:
                text = head + self.sign(sign) + help_ + self.sign(Sign.MOVE) + to
        return self.spoiled(text)

    def near(self, unit):
        table = self.board.army_neighbours
        if unit.kind is FLEET:
            table = self.board.fleet_neighbours
        near = sorted({place.partition("/")[0] for place in table.get(unit.at, ())})
        far = self.chance.choice(sorted(self.board.provinces))
        return near if near and self.chance.random() < 0.8 else [*near, far]

    def unit(self, unit):
        chance, kinds = self.chance, [word for word, kind in KINDS.items() if kind is unit.kind]
        kind = chance.choices(
            (str(unit.kind), "", chance.choice(kinds), chance.choice(sorted(KINDS))), (6, 2, 3, 1)
        )[0]
        return f"{kind} {self.name(unit.province)}".strip()

    def name(self, province):
        chance, name = self.chance, self.chance.choice(self.places[province])
        match chance.choices(("whole", "slip", "begun", "torn", "other"), (16, 5, 1, 1, 1))[0]:
            case "slip":
                name = self.slip(name)
            case "begun":
                name = name[: chance.randint(1, len(name))]
            case "torn":
                at = chance.randint(1, len(name))
                name = name[:at] + chance.choice((" ", "-", " - ", ".")) + name[at:]
            case "other":
                name = chance.choice(self.places[chance.choice(sorted(self.places))])
        coasts = ("(sc)", "/nc", " (south coast)", " sc", " s", "(nc)", " (jižní pobřeží)", "/ec")
        return name + (chance.choice(coasts) if chance.random() < 0.08 else "")

    def slip(self, word):
        if len(word) < 3:
            return word
        at, letter = self.chance.randrange(len(word) - 1), self.chance.choice(LETTERS)
        return self.chance.choice(
            (
                word[:at] + word[at + 1] + word[at] + word[at + 2 :],
                word[:at] + word[at + 1 :],
                word[:at] + letter + word[at:],
                word[:at] + letter + word[at + 1 :],
            )
        )

    def sign(self, sign):
        chance, words = self.chance, [word for word, means in SIGN_OF.items() if means is sign]
        dashes = (" - ", "-", " – ", " → ", "->", " --> ")
        short = chance.choice(dashes) if sign is Sign.MOVE else f" {sign} "
        word = chance.choice(words)
        return chance.choices((short, f" {word} ", f" {self.slip(word)} "), (8, 6, 1))[0]

    def spoiled(self, text):
        chance = self.chance
        match chance.choices(("not", "word", "sign", "tight"), (16, 3, 1, 1))[0]:
            case "word":
                words = text.split(" ")
                words.insert(chance.randint(0, len(words)), chance.choice(self.strays))
                text = " ".join(words)
            case "sign":
                at = chance.randint(0, len(text))
                text = text[:at] + chance.choice(SIGNS) + text[at:]
            case "tight":
                text = text.replace(" ", "", 1)
        return chance.choice((text, text, text.upper(), text.lower()))


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_written_what_is_read_at_sight_is_what_the_grammar_reads(seed):
    chance, sight, read_so = random.Random(seed), at_sight(STANDARD), 0
    for turn in turns(Diplomacy(STANDARD), TURNS, seed=seed):
        position = turn.position()
        writer = Writer(STANDARD, position, chance)
        for power in position.by_power:
            for text in [writer.text(power) for _ in range(40)]:
                found = sight(text, position, power)
                if found is not None:
                    read_so += 1

                    assert found == read(text, position, power, STANDARD), text

    assert read_so > TURNS * 20


@pytest.mark.parametrize("hand", sorted(HANDS))
def test_five_hands_are_read_at_sight_as_the_grammar_reads_them(hand):
    chance, sight = random.Random(hand), at_sight(STANDARD)
    read_so = asked = 0
    for turn in turns(Diplomacy(STANDARD), TURNS, seed=3):
        position = turn.position()
        for language in ("cs", "en"):
            for power, order in written_texts(turn):
                text = written(order, hand, STANDARD, language, chance)
                found = sight(text, position, power)
                asked += 1
                if found is not None:
                    read_so += 1

                    assert found == read(text, position, power, STANDARD), text

    assert read_so > asked * 0.9


@pytest.mark.parametrize("size", [30, 200])
def test_boards_with_names_like_words_of_orders_are_read_as_the_grammar_reads_them(size):
    board = generated_board(size, seed=size)
    chance, sight = random.Random(size), at_sight(board)
    for turn in generated_turns(Diplomacy(board), 4, seed=1):
        position = turn.position()
        writer = Writer(board, position, chance)
        for power in position.by_power:
            for text in [writer.text(power) for _ in range(20)]:
                found = sight(text, position, power)

                assert found in (None, read(text, position, power, board)), text


@pytest.mark.parametrize(
    "text",
    [
        "Par - Bur",
        "A Par - Bur",
        "armáda Paříž táhne do Burgundska",
        "Army Paris moves to Burgundy",
        "a praiz - burgundsko",
        "a pariz - burgudnsko",
    ],
)
def test_plain_orders_need_no_grammar(text):
    position = Position(phase=Phase.parse("S1901M"), units=(Unit("FRANCE", ARMY, "PAR"),))
    found = at_sight(STANDARD)(text, position, "FRANCE")

    assert found is not None
    assert (found.kind, found.order) == (ReadingKind.ORDER, "A PAR - BUR")


@pytest.mark.parametrize("phase", ["S1901R", "W1901A"])
def test_only_orders_for_moves_are_read_at_sight(phase):
    position = Position(phase=Phase.parse(phase), units=(Unit("FRANCE", ARMY, "PAR"),))

    assert at_sight(STANDARD)("A Par - Bur", position, "FRANCE") is None


@pytest.mark.parametrize("first", ["-", "m", "move", "->", "to"])
@pytest.mark.parametrize("then", ["", "-", "m", "move", "moves", "to", "--"])
def test_signs_of_a_move_one_after_another_are_read_alike(first, then):
    position = turns(Diplomacy(STANDARD), 1, seed=0)[0].position()
    sight = at_sight(STANDARD)
    for power, units in position.by_power.items():
        for unit in units:
            for goal in ("Pie", "BOH", "North Sea"):
                for gap in ("", " "):
                    text = f"{unit.kind} {unit.at}{gap}{first} {then} {goal}"
                    found = sight(text, position, power)
                    assert found in (None, read(text, position, power, STANDARD)), text
