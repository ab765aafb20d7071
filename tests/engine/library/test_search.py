"""Searching finds what an item has, whichever way it is typed, and nothing that it has not."""

import re
import unicodedata
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine.board import forms
from engine.board.location import province_of
from engine.board.names import fold
from engine.catalogue import CARDS, GAMES, shelves_of
from engine.libraries import _board_of, _boards
from engine.library.board_words import BoardWords, tokens
from engine.library.openings_shelf import openings_shelf
from engine.library.search import FACETS, Asked, Search
from engine.notation.known_rules import known_board
from engine.study.opening import Opening, Openings

SHELVES = {game: shelves_of(game) for game in CARDS if shelves_of(game)}
ITEMS = [item for shelves in SHELVES.values() for shelf in shelves for item in shelf.items]
THEMES = {shelf.key: shelf.themes for shelves in SHELVES.values() for shelf in shelves}
LITTLE = ("", "in", "in the", "na")


@pytest.fixture(scope="module")
def search():
    return Search(SHELVES, _board_of, _boards)


@pytest.fixture(scope="module")
def boards():
    """Every board of every item, as pieces: worked out apart from the search."""
    return {
        item.key: {
            node: {(unit.kind, unit.at, unit.power) for unit in position.units}
            for node, position in _boards(item.read("cs")).items()
        }
        for item in ITEMS
        if item.read is not None
    }


def keys(search, text="", **chosen):
    return [item.key for item in search.find(Asked(text=text, chosen=chosen)).items]


def bare(text):
    parted = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in parted if not unicodedata.combining(sign)).upper()


def test_every_item_is_found_first_by_each_of_its_titles_without_accents_too(search):
    for item in ITEMS:
        same = {one.key for one in ITEMS if {*one.titles.values()} & {*item.titles.values()}}
        for text in (item.titles["en"], bare(item.titles["cs"])):
            assert keys(search, text)[0] in same, text


def test_an_item_is_found_by_what_is_said_of_it(search):
    for item in ITEMS[::4]:
        for text in item.texts.values():
            assert item.key in keys(search, text.replace(",", " "))


def test_every_item_is_found_by_its_themes_and_sections_however_they_are_asked(search):
    themes = {(theme, item.game) for item in ITEMS for theme in item.themes}
    for theme, game in themes:
        having = {one.key for one in ITEMS if one.game == game and theme in one.themes}
        assert {*keys(search, theme=(theme,), game=(game,))} == having
        own = next(
            names for key, names in THEMES.items() if key.startswith(game) and theme in names
        )
        for name in own[theme].values():
            assert having <= {*keys(search, name)}
    for section in {section for item in ITEMS for section in item.sections}:
        having = {one.key for one in ITEMS if section in one.sections}
        assert {*keys(search, section=(section,))} == having
        assert having <= {*keys(search, section)}
        assert having <= {*keys(search, section.rpartition(" ")[2].lower())}


def test_a_section_finds_those_within_it_and_no_others(search):
    found = keys(search, "6.f")
    assert {key for key in found if "datc" in key} == {
        item.key for item in ITEMS if item.key.startswith("diplomacy/datc/6.F")
    }
    assert "diplomacy/datc/6.F.1" in keys(search, "DATC 6.F.1")
    assert "diplomacy/datc/6.F.14" not in keys(search, "DATC 6.F.1")


def test_every_pair_of_pieces_finds_exactly_the_items_that_have_both_on_one_board(search, boards):
    standing = {
        key: {node: {(kind, at) for kind, at, _ in one} for node, one in every.items()}
        for key, every in boards.items()
        if key.startswith("diplomacy")
    }
    pairs = set()
    for every in standing.values():
        pieces = sorted(next(iter(every.values())))
        pairs |= {*(combinations(pieces, 2) if len(pieces) <= 10 else pairwise(pieces))}
    for pair in sorted(pairs):
        wanted = {*pair}
        text = ", ".join(f"{kind} {at}" for kind, at in pair)
        found = search.find(Asked(text=text, chosen={"game": ("diplomacy",)}))
        having = {
            key for key, every in standing.items() if any(wanted <= e for e in every.values())
        }
        assert {item.key for item in found.items} == having == {*found.boards}
        assert all(wanted <= standing[key][node] for key, node in found.boards.items())


def test_a_piece_of_a_power_is_found_as_its_own_only(search, boards):
    ours = {key: every for key, every in boards.items() if key.startswith("diplomacy")}
    pieces = {piece for every in ours.values() for piece in next(iter(every.values()))}
    powers = known_board("standard").powers_by_id
    for piece in sorted(pieces)[::3]:
        kind, at, power = piece
        having = {key for key, every in ours.items() if any(piece in e for e in every.values())}
        for name in powers[power].names.values():
            text = f"{name} {kind} {at}"
            assert {*keys(search, text, game=("diplomacy",))} == having, text


@pytest.mark.parametrize("game", [game for game in SHELVES if game in GAMES])
def test_pieces_are_read_by_every_name_of_every_space_in_all_cases(game):
    board = known_board(GAMES[game].map)
    kinds = {word: kind for shelf in SHELVES[game] for word, kind in shelf.kinds.items()}
    words = BoardWords(board, kinds)
    for province in board.provinces.values():
        names = [province.id, *province.names.values()]
        names += [case for line in province.forms.values() for case in forms.read(line).cases]
        for name in names:
            for word, kind in kinds.items():
                [piece] = words.pieces(tokens(f"{word} {LITTLE[len(name) % 4]} {name}"))
                assert piece.kind == kind
                assert province.id in {province_of(place) for place in piece.places}, name
        for coast in province.coasts:
            for text in (f"{province.id}/{coast}", *_at(province, coast)):
                [piece] = words.pieces(tokens(f"a fleet at {text}"))
                assert piece.places == (f"{province.id}/{coast}",)


def _at(province, coast):
    for name in province.names.values():
        for called in province.coast_names[coast].values():
            yield f"{name} ({called})"


@pytest.mark.parametrize(
    "text",
    [
        *("A MUN, F KIE", "an army in Munich, a fleet in Kiel", "army munich, fleet kiel"),
        *("armáda v Mnichově, flotila v Kielu", "armada mnichov a flotila kiel", "f kie a mun"),
        *("F Kiel; A Mun", "a fleet in Kiel and an army in Munich"),
    ],
)
def test_the_same_pieces_typed_otherwise_find_the_same(search, text):
    assert keys(search, text) == keys(search, "A MUN, F KIE")
    assert len(keys(search, text)) > 3


def test_every_word_that_finds_an_item_stands_in_it_or_names_what_it_has(search):
    words = {word for item in ITEMS for title in item.titles.values() for word in tokens(title)}
    entries = {entry.item.key: entry for game in SHELVES for entry in search._index(game).entries}
    for word in sorted({bare(word) for word in words}):
        stem = fold(word)[: max(5, len(fold(word)) - 2)]
        for item in search.find(Asked(text=word)).items:
            entry = entries[item.key]
            [named] = search._index(item.game)._named((word,))
            assert (
                any(known.startswith(stem) for known in entry.words)
                or {*named.spaces} & {*entry.spaces}
                or {*named.powers} & {*entry.powers}
                or word.lower() in entry.sections
            ), (word, item.key)
    for last in ("s", "su", "supp", "suppo"):
        assert {*keys(search, f"cutting {last}")} >= {*keys(search, "cutting support")}
    assert keys(search, "supp q cutting") == []
    assert keys(search, "zzyzx") == []
    assert keys(search, "support zzyzx") == []


@pytest.mark.parametrize(
    ("text", "other"),
    [
        *(
            ("podpora", "podporu"),
            ("konvoje", "konvojem"),
            ("obležené posádky", "obležená posádka"),
        ),
        *(("cutting support", "cutting supports"), ("pat v Mnichově", "pat Mnichov")),
        ("the convoy", "convoy"),
    ],
)
def test_endings_and_little_words_do_not_matter(search, text, other):
    assert {*keys(search, text)} == {*keys(search, other)} != set()


def test_facets_count_what_was_found_and_choosing_one_leaves_as_many(search):
    for text in ("", "support", "munich", "A MUN"):
        found = search.find(Asked(text=text))
        assert tuple(found.facets) == FACETS
        for facet, values in found.facets.items():
            assert list(values.values()) == sorted(values.values(), reverse=True)
            for value, count in list(values.items())[:12]:
                assert len(keys(search, text, **{facet: (value,)})) == count
        assert found.items == search.find(Asked(text=text)).items
    assert len(keys(search)) == len(ITEMS)
    assert keys(search) == [item.key for item in ITEMS]


def test_nothing_is_read_before_somebody_searches():
    read = []
    shelves = {"blank": tuple(shelves_of("blank"))}
    Search(shelves, read.append, lambda study: read.append(study) or {})
    assert read == []


@pytest.mark.parametrize("game", sorted({item.game for item in ITEMS if item.read is not None}))
def test_a_position_finds_every_item_with_a_board_of_its_pieces(search, boards, game):
    own = [item for item in ITEMS if item.game == game and item.read is not None]
    name = known_board(GAMES[game].map).id
    for item in own[::3]:
        for node, position in [*_boards(item.read("en")).items()][:3]:
            pieces = boards[item.key][node]
            same = {one.key for one in own if pieces and pieces in boards[one.key].values()}
            found = search.find(Asked(position=position, map=name))

            assert {one.key for one in found.items} == same
            assert all(boards[key][at] == pieces for key, at in found.boards.items())
            assert search.find(Asked(position=position, map="another")).items == ()


def test_a_coast_may_stand_before_its_space(search):
    board = known_board("standard")
    for space in board.provinces.values():
        for coast, names in space.coast_names.items():
            wanted = keys(search, f"F {space.id}/{coast}")
            for name in names.values():
                for between in ("", "of", "at the"):
                    assert keys(search, f"fleet on the {name} {between} {space.id}") == wanted
        for other in ("North Sea", "Norwegian Sea"):
            both = keys(search, f"F {other}, F {space.id}") if space.coast_names else []
            assert both == (keys(search, f"F {other} F {space.id}") if space.coast_names else [])


def test_what_is_written_with_a_hyphen_is_found_as_one_word(search):
    for item in ITEMS:
        for title in item.titles.values():
            for word in re.findall(r"\w+(?:-\w+)+", title):
                assert item.key in keys(search, word.replace("-", ""))


@pytest.fixture(scope="module")
def given():
    """By game, the items in which each order is given: worked out apart from the search."""
    found = {}
    for item in ITEMS:
        orders = {text for texts in item.orders.values() for text in texts}
        nodes = item.read("cs").nodes.values() if item.read is not None else ()
        for node in nodes:
            for texts in node.ordered.orders.values() if node.ordered is not None else ():
                orders |= {*texts}
        for order in orders:
            found.setdefault((item.game, order), set()).add(item.key)
    return found


def test_an_order_finds_exactly_the_items_in_which_it_is_given(search, given):
    for (game, order), having in [*given.items()][::3]:
        for text in (order, order.lower(), order.replace(" - ", "-")):
            assert {*keys(search, text, game=(game,))} == having, text


@pytest.fixture(scope="module")
def led():
    """By item, the orders that led to each of its nodes, in the order in which it is read."""
    found = {}
    for item in ITEMS:
        study = item.read("en") if item.read is not None else None
        for chapter in study.chapters if study is not None else ():
            for node in study.under(chapter.root):
                sheets = node.ordered.orders if node.ordered is not None else {}
                given = {text for texts in sheets.values() for text in texts}
                found.setdefault(item.key, {})[node.id] = given
    return found


def first_with(nodes, *orders):
    return next((node for node, given in nodes.items() if {*orders} <= given), 0)


def test_every_item_opens_where_the_order_was_given_that_was_sought(search, given, led):
    for (game, order), having in given.items():
        boards = search.find(Asked(text=order, chosen={"game": (game,)})).boards
        chapters = {key for key in having if key in led}
        assert boards == {key: first_with(led[key], order) for key in chapters}, order


def test_several_orders_open_where_all_of_them_were_given_else_the_first(search, given, led):
    for key, nodes in [*led.items()][::2]:
        every = sorted({order for orders in nodes.values() for order in orders})
        for one, other in [*zip(every, every[1:] + every[:2], strict=False)][::3]:
            boards = search.find(Asked(text=f"{one}; {other}")).boards
            both = first_with(nodes, one, other)
            assert boards[key] == (both or first_with(nodes, one)), (key, one, other)


def test_an_order_is_found_by_the_names_of_its_spaces_and_pieces(search, given):
    names = known_board("standard").provinces
    moves = [(game, order) for game, order in given if re.fullmatch(r"[AF] \w+ - \w+", order)]
    for game, order in [one for one in moves if one[0] == "diplomacy"][::5]:
        kind, at, _, to = order.split()
        for lang, pieces in (("en", "army fleet"), ("cs", "armáda flotila")):
            piece = pieces.split()[kind == "F"]
            text = f"{piece} {names[at].names[lang]} - {names[to].names[lang]}"
            assert {*keys(search, text, game=(game,))} == given[game, order], text
    both = {*keys(search, "A VIE - GAL, F TRI - ALB", game=("diplomacy",))}
    assert both == given["diplomacy", "A VIE - GAL"] & given["diplomacy", "F TRI - ALB"] != set()


def test_openings_are_found_by_whose_they_are(search):
    for item in ITEMS:
        if item.opening:
            for power in item.orders:
                assert item.key in keys(search, power=(power,), shelf=(item.shelf,))
            others = {power.id for power in known_board("standard").powers} - {*item.orders}
            for power in others:
                assert item.key not in keys(search, power=(power,), shelf=(item.shelf,))


def test_openings_of_the_smallest_game_are_found_too():
    shelf, board = SHELVES["blank"][0], known_board(GAMES["blank"].map)
    power, other = (one.id for one in board.powers[:2])
    names = {"en": "Market first", "cs": "Nejdřív trh"}
    asked = {power: {"L MILL": ("L MILL - MARKET",)}}
    one, two = (
        Opening(id=name, names=names, orders={"D1M": orders}, idea=names, answer=names)
        for name, orders in (("one", asked), ("two", {**asked, other: {}}))
    )
    made = openings_shelf(
        replace(shelf, key="blank/openings"),
        Openings(every=(one, two), counted_after=()),
        board,
        {"en": "together", "cs": "spolu"},
        ("walking", "lighting"),
    )
    here = Search({"blank": (made,)}, _board_of, _boards)
    for text in (*names.values(), "L MILL - MARKET", "lampar mill - market"):
        assert keys(here, text) == [item.key for item in made.items]
    assert [item.heading for item in made.items] == [power, "together"]
    assert {*made.headings} == {power, "together"}
