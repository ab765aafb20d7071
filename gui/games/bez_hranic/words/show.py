"""What the show says of a round, to be read and to be heard."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.board.card_facts import card_facts
from engine.games.bez_hranic.bills import STAYING, UNDER, Bill, trip_to
from engine.games.bez_hranic.calendar import FINALE, INCOME, ROUNDS
from engine.games.bez_hranic.distance import saw_best
from engine.games.bez_hranic.journey import journey
from engine.games.bez_hranic.placements import STAYS, fields_of
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.tell import ToldBill
from engine.games.bez_hranic.view import PastRound
from engine.rules.secret import print_of
from engine.table.live.view import LiveView
from gui import i18n
from gui.games.bez_hranic.show.best_panel import BestWords
from gui.games.bez_hranic.show.end_page import EndWords
from gui.games.bez_hranic.show.race import RaceWords
from gui.games.bez_hranic.show.steps import Act, Step
from gui.games.bez_hranic.words.bills import RoadCounts, bill_words, euros
from gui.games.bez_hranic.words.states import capital, field_name, over_words, part_name, state_name
from gui.games.bez_hranic.words.table import (
    best_words,
    offer_words,
    purses_words,
    ranked_words,
    seen_of,
    verdict,
)
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words.names import listed

_MAPS = {
    "europe": QT_TRANSLATE_NOOP("BezHranic", "Europe"),
    "usa": QT_TRANSLATE_NOOP("BezHranic", "USA"),
}


def heading(past: PastRound) -> str:
    """Say which round is told."""
    text = QCoreApplication.translate("BezHranic", "Round {number} · the journeys")
    return text.format(number=past.offer.round)


def best_heading(past: PastRound) -> str:
    """Say that the best choice of a round is told."""
    text = QCoreApplication.translate("BezHranic", "Round {number} · the best choice")
    return text.format(number=past.offer.round)


def field_words(map_: str, field: str) -> str:
    """Name a field within a list of them."""
    forty = QCoreApplication.translate("BezHranic", "field 40")
    return forty if field == STAYS else field_name(map_, field)


# -- the best choice -----------------------------------------------------------------------------


def who_saw(past: PastRound, view: LiveView) -> Sequence[str]:
    """Return the players who made the best choice that is told, whatever lay beneath by then."""
    best = {*past.best.fields}
    return [
        view.player(seat)
        for seat, own in seen_of(view).hands.items()
        if any({*fields_of(past.laid, colour)} == best for colour in own)
    ]


_MANY = 3
"""More players than that are counted, not named: names would be too small to be read."""


def best_headline(past: PastRound, view: LiveView) -> str:
    """Say who saw the best choice, if anybody did; of several best ones one is told."""
    saw = who_saw(past, view)
    if len(saw) > _MANY:
        return RoadCounts().saw(len(saw))
    if saw:
        text = QCoreApplication.translate("BezHranic", "The best choice was seen by {players}")
        return text.format(players=listed(saw))
    if any(saw_best(past, bill) for bill in past.bills):
        return QCoreApplication.translate("BezHranic", "As good as any, and nobody saw it:")
    return QCoreApplication.translate("BezHranic", "What nobody saw:")


def way_words(past: PastRound, map_: str) -> Sequence[str]:
    """Say which way the best choice leads: crossings, and by way of which states."""
    trip = trip_to(past.offer, past.best.fields)
    table = load_table(map_).map
    route = journey(table, trip).route
    if len(route) < 2:
        return (QCoreApplication.translate("BezHranic", "Nobody crosses a border."),)
    count = RoadCounts().crossings_in_words(len(route) - 1)
    stops = {past.offer.start, past.offer.target, *trip.chosen}
    passed = [one for one in route if table.state_of[one] not in stops]
    if not passed:
        return (f"{count}.",)
    text = QCoreApplication.translate("BezHranic", "by way of {states}.")
    states = listed([over_words(map_, one) for one in dict.fromkeys(passed)])
    return (count, text.format(states=states))


def best_page_words(past: PastRound, view: LiveView) -> BestWords:
    """Say all of it."""
    taken = {one.field for one in past.laid}
    empty = [field for field in past.best.fields if field not in taken]
    note = ""
    if len(empty) == len(past.best.fields):
        note = RoadCounts().stayed_empty(len(empty))
    would = QCoreApplication.translate("BezHranic", "would cost")
    if past.offer.round == FINALE:
        would = QCoreApplication.translate("BezHranic", "would bring")
    return BestWords(
        headline=best_headline(past, view),
        fields=tuple(field_words(view.map, field) for field in past.best.fields),
        way=tuple(_fitting(way_words(past, view.map))),
        costs=would,
        note=note,
        price=past.best.price,
    )


_LINE = 34
"""Letters of a line beside the map."""


def _fitting(lines: Sequence[str]) -> Sequence[str]:
    """Break long lines between words: a long way is still to be read from afar."""
    broken: list[str] = []
    for line in lines:
        row = ""
        for word in line.split(" "):
            if row and len(row) + len(word) >= _LINE:
                broken.append(row)
                row = word
            else:
                row = f"{row} {word}".strip()
        broken.append(row)
    return broken


# -- purses --------------------------------------------------------------------------------------


def race_words(past: PastRound, view: LiveView) -> RaceWords:
    """Say what stands round the race of the purses."""
    number = past.offer.round
    title = QCoreApplication.translate("BezHranic", "Purses after round {number}")
    keys = QCoreApplication.translate(
        "BezHranic", "space on · ← back · R once more · F card of the start · P picture"
    )
    brings, colours = INCOME.get(number + 1, 0), len(next(iter(seen_of(view).hands.values())))
    income = ""
    if brings:
        text = QCoreApplication.translate("BezHranic", "round {number} brings everybody +{amount}")
        income = text.format(number=number + 1, amount=brings * colours)
    left = RoadCounts().rounds_left(ROUNDS - number) if number < ROUNDS else ""
    return RaceWords(title.format(number=number), income, keys, left)


def end_words(view: LiveView) -> EndWords:
    """Say what stands on the last page."""
    seen = seen_of(view)
    who = [view.player(seat) for seat in seen.richest]
    if len(who) == 1:
        headline = QCoreApplication.translate("BezHranic", "{player} wins").format(player=who[0])
    else:
        text = QCoreApplication.translate("BezHranic", "{players} share it")
        headline = text.format(players=listed(who))
    under = QCoreApplication.translate("BezHranic", "{amount} after seven rounds · {map}")
    agrees = print_of(seen.seed) == seen.print if seen.seed else False
    foot = QCoreApplication.translate("BezHranic", "Shuffle: fingerprint {print}")
    if agrees:
        foot = QCoreApplication.translate("BezHranic", "Shuffle: fingerprint {print} agrees")
    seed = QCoreApplication.translate("BezHranic", "with the seed {seed}")
    place = QCoreApplication.translate("BezHranic", _MAPS.get(view.map, ""))
    return EndWords(
        headline=headline,
        under=under.format(amount=euros(max(seen.purses.values())), map=place),
        purses=QCoreApplication.translate("BezHranic", "Purses by round"),
        rounds=QCoreApplication.translate("BezHranic", "What each round was worth"),
        end=QCoreApplication.translate("BezHranic", "end"),
        start=QCoreApplication.translate("BezHranic", "start"),
        framed=QCoreApplication.translate("BezHranic", "the best choice there was"),
        off=QCoreApplication.translate("BezHranic", "How far from the best (mean of a round)"),
        foot=(foot.format(print=seen.print), seed.format(seed=seen.seed)),
        keys=QCoreApplication.translate("BezHranic", "← back · P picture"),
    )


# -- aloud ---------------------------------------------------------------------------------------


def step_aloud(view: LiveView, past: PastRound, step: Step) -> str:
    """Say a step aloud."""
    match step.act:
        case Act.MAP:
            return offer_words(past, view.map)
        case Act.BEST:
            words = [best_headline(past, view), best_words(past, view.map)]
            return " ".join(
                [*(f"{one.rstrip(':.')}." for one in words), *way_words(past, view.map)]
            )
        case Act.PURSES:
            return f"{race_words(past, view).title}: {ranked_words(past.purses, view)}"
        case Act.END:
            return end_aloud(view)
    bill = past.bills[step.bill]
    seat = next(one for one, own in seen_of(view).hands.items() if bill.colour in own)
    if step.act is Act.TOTAL:
        told = ToldBill(bill, view.map, received=past.offer.round == FINALE)
        return f"{view.player(seat)}: {bill_words(told)}"
    return f"{view.player(seat)}: {_line_aloud(view.map, past, bill, step)}"


def _line_aloud(map_: str, past: PastRound, bill: Bill, step: Step) -> str:
    way, counts = bill.journey, RoadCounts()
    match step.act:
        case Act.STONES:
            return listed([field_words(map_, one) for one in fields_of(past.laid, bill.colour)])
        case Act.CROSSING:
            return f"{counts.crossings(step.count)}: {part_name(map_, way.route[step.count])}"
        case Act.PAIR:
            one, other = way.pairs[step.count - 1]
            message = QCoreApplication.translate("BezHranic", "{one} and {other} are neighbours")
            words = message.format(one=state_name(map_, one), other=state_name(map_, other))
            return f"{words}: +30"
        case Act.FIELD_40:
            words = QCoreApplication.translate("BezHranic", "a token on field 40")
            return f"{words}: +{STAYING}"
    sign = "\N{MINUS SIGN}" if past.offer.round == FINALE else "+"
    return f"{counts.beneath(bill.beneath)}: {sign}{UNDER * bill.beneath}"


def facts_aloud(past: PastRound, map_: str) -> str:
    """Say what stands on the cards of start and target."""
    said = []
    for state in filter(None, (past.offer.start, past.offer.target)):
        told = card_facts(map_)[state]
        facts = " ".join(one.text[i18n.language()] for one in told)
        said.append(f"{state_name(map_, state)}, {capital(map_, state)}. {facts}")
    return " ".join(said)


def end_aloud(view: LiveView) -> str:
    """Say the end aloud: who has won, everybody's purse, and how the shuffle can be checked."""
    words = end_words(view)
    parts = (verdict(view), purses_words(view), *words.foot)
    return ". ".join(part.rstrip(".") for part in parts)
