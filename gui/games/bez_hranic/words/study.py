"""What the study says: its examples, trips, and why no way is shorter."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.loader import load_states
from engine.games.bez_hranic.bills import STAYING
from engine.games.bez_hranic.journey import PENALTY, Journey, Trip
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.states import NOWHERE
from engine.games.bez_hranic.study.desk import NEIGHBOURS, Fails, Neighbours, Walk, desk_on
from engine.games.bez_hranic.study.round import Counts, StudyRound
from gui import i18n
from gui.games.bez_hranic.looks import colour_name
from gui.games.bez_hranic.words.bills import RoadCounts, euros, route_words
from gui.games.bez_hranic.words.states import field_name, part_name, state_name, state_words
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import names
from gui.words.names import listed

_TITLES: Mapping[str, str] = MappingProxyType(
    {
        "france": QT_TRANSLATE_NOOP("BezHranic", "France: six colours, and Greece"),
        "netherlands": QT_TRANSLATE_NOOP("BezHranic", "France: Great Britain and the Netherlands"),
        "belgium": QT_TRANSLATE_NOOP("BezHranic", "France: Great Britain and Belgium"),
        "poland": QT_TRANSLATE_NOOP("BezHranic", "Poland: Russia, its detour, Finland"),
        "italy": QT_TRANSLATE_NOOP("BezHranic", "Italy: Monaco and Spain"),
        "azerbaijan": QT_TRANSLATE_NOOP("BezHranic", "Azerbaijan: Norway"),
    }
)

_TOLD: Mapping[str, str] = MappingProxyType(
    {
        "france": QT_TRANSLATE_NOOP(
            "BezHranic",
            "Six players travel from France. Hungary is three crossings away, and so is Greece, "
            "by way of Italy and Malta: nobody saw it.",
        ),
        "netherlands": QT_TRANSLATE_NOOP(
            "BezHranic",
            "Two crossings and two pairs of neighbours. A longer way would not avoid the "
            "surcharge: it hangs on the states, not on the way.",
        ),
        "belgium": QT_TRANSLATE_NOOP(
            "BezHranic",
            "With Belgium instead all three are neighbours of each other: that costs 90 besides.",
        ),
        "poland": QT_TRANSLATE_NOOP(
            "BezHranic",
            "Russia touches Poland by Kaliningrad, so the detour through Belarus saves nothing. "
            "Finland touches the other part: one has to get there first.",
        ),
        "italy": QT_TRANSLATE_NOOP(
            "BezHranic",
            "Monaco lies within France: the way leads in through France, and out through France.",
        ),
        "azerbaijan": QT_TRANSLATE_NOOP(
            "BezHranic",
            "What counts is borders, not miles: by way of Russia it is two crossings.",
        ),
    }
)


def example_title(example: str) -> str:
    """Name an example."""
    return QCoreApplication.translate("BezHranic", _TITLES[example])


def example_words(example: str) -> str:
    """Say what an example shows."""
    return QCoreApplication.translate("BezHranic", _TOLD[example])


class StudyCounts(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def routes(self, count: int) -> str:
        """Count cheapest ways."""
        return self.tr("%n cheapest way(s)", "", count)

    def pairs(self, count: int) -> str:
        """Count neighbours that cost a surcharge."""
        return self.tr("%n pair(s) of neighbours", "", count)

    def within(self, count: int) -> str:
        """Say how far one gets with so many crossings."""
        return self.tr("with %n crossing(s)", "", count)

    def states(self, count: int) -> str:
        """Count states that one gets to."""
        return self.tr("%n state(s) can be reached", "", count)

    def missing(self, count: int) -> str:
        """Count tokens that are still to be laid."""
        return self.tr("%n token(s)", "", count)


def rule_words(rule: str) -> str:
    """Say in which paragraph of the rules it stands."""
    return QCoreApplication.translate("BezHranic", "Rules, {rule}").format(rule=rule)


# -- trips ---------------------------------------------------------------------------------------


def trip_words(map_: str, trip: Trip) -> str:
    """Say which trip it is: ``Poland → Finland``."""
    stops = [trip.start, *trip.chosen, *([trip.target] if trip.target else [])]
    names = [state_name(map_, one) for one in stops]
    if len(trip.chosen) == 2:
        names[1:3] = [f"{names[1]} + {names[2]}"]
    return " \N{RIGHTWARDS ARROW} ".join(names)


def sum_words(way: Journey) -> str:
    """Say what a price is made of."""
    count = RoadCounts().crossings(way.crossings)
    if not way.pairs:
        none = QCoreApplication.translate("BezHranic", "no neighbours")
        return f"{count} \N{MIDDLE DOT} {none}"
    pairs = StudyCounts().pairs(len(way.pairs))
    return f"{count} \N{MIDDLE DOT} {pairs} (+{way.penalty})"


def beside_forty(price: int) -> str:
    """Say how a price compares with staying at home."""
    if price < STAYING:
        message = QCoreApplication.translate("BezHranic", "{amount} cheaper than field 40")
        return message.format(amount=STAYING - price)
    if price > STAYING:
        message = QCoreApplication.translate("BezHranic", "{amount} dearer than field 40")
        return message.format(amount=price - STAYING)
    return QCoreApplication.translate("BezHranic", "as much as field 40")


def thought_words(map_: str, one: Neighbours) -> str:
    """Say of two states of a trip whether they cost a surcharge."""
    pair = " \N{EN DASH} ".join(state_name(map_, state) for state in one.pair)
    if one.costs:
        message = QCoreApplication.translate("BezHranic", "{pair}: neighbours, +{amount}")
    elif one.touch:
        message = QCoreApplication.translate(
            "BezHranic", "{pair}: neighbours, but start and target never cost anything"
        )
    else:
        message = QCoreApplication.translate("BezHranic", "{pair}: no neighbours")
    return message.format(pair=pair, amount=PENALTY)


def detour_words() -> str:
    """Say why a longer way does not help against a surcharge."""
    text = QCoreApplication.translate(
        "BezHranic",
        "A detour does not help: the surcharge is for neighbouring states, whichever way one goes.",
    )
    return f"{text} {rule_words(NEIGHBOURS)}."


# -- walks that fail -----------------------------------------------------------------------------

_WHY: Mapping[Fails, str] = MappingProxyType(
    {
        Fails.SPLIT: QT_TRANSLATE_NOOP(
            "BezHranic",
            "Here the way is in one part of the state ({part}), and {next:the} touches another "
            "part only. Whoever entered one part goes on to a state that touches the same part.",
        ),
        Fails.ENCLAVE: QT_TRANSLATE_NOOP(
            "BezHranic",
            "{here:the} has a single neighbour, {before:the}: whoever goes in comes out the same "
            "way, and crosses that border once more.",
        ),
        Fails.NO_LINE: QT_TRANSLATE_NOOP(
            "BezHranic",
            "{here:the} and {next:the} are no neighbours: only sea lies between, and no line is "
            "drawn over it.",
        ),
        Fails.APART: QT_TRANSLATE_NOOP(
            "BezHranic", "{here:the} and {next:the} are no neighbours on this map."
        ),
        Fails.NO_BORDER: QT_TRANSLATE_NOOP(
            "BezHranic", "{here:the} and {next:the} have no border."
        ),
        Fails.STARTS_ELSEWHERE: QT_TRANSLATE_NOOP("BezHranic", "The trip begins elsewhere."),
        Fails.ENDS_ELSEWHERE: QT_TRANSLATE_NOOP("BezHranic", "The trip ends elsewhere."),
        Fails.LEAVES_OUT: QT_TRANSLATE_NOOP("BezHranic", "A chosen state is left out."),
    }
)


def walk_headline(map_: str, walk: Walk) -> str:
    """Say of a walk that it is none, or what it crosses."""
    states = desk_on(map_).on.state_of
    way = " \N{EN DASH} ".join(state_name(map_, states[part]) for part in walk.route)
    if walk.fails is not None:
        return QCoreApplication.translate("BezHranic", "{way} is no way.").format(way=way)
    return f"{way}: {RoadCounts().crossings(walk.crossings)}"


def why_words(map_: str, walk: Walk) -> str:
    """Say where a walk fails and why."""
    assert walk.fails is not None
    states = desk_on(map_).on.state_of
    where = walk.where
    here, onward = walk.route[where], walk.route[min(where + 1, len(walk.route) - 1)]
    before = walk.route[max(where - 1, 0)]
    text = names.sentence(
        QCoreApplication.translate("BezHranic", _WHY[walk.fails]),
        here=state_words(map_, states[here]),
        part=part_name(map_, here),
        next=state_words(map_, states[onward]),
        before=state_words(map_, states[before]),
    )
    if walk.fails is Fails.APART:
        text = f"{text} {_map_says(map_, states[here], states[onward])}"
    return text


def _map_says(map_: str, here: str, there: str) -> str:
    board = load_states(map_).board
    for one in board.apart:
        if {board.parts[one.a], board.parts[one.b]} == {here, there}:
            return one.why[i18n.language()]
    return ""


def far_words(map_: str, trip: Trip) -> Sequence[str]:
    """Say why no way is shorter where nothing tempts: how far one gets, and every order.

    Nothing is said of neighbours: nobody asks what is shorter than one crossing.
    """
    desk = desk_on(map_)
    orders = desk.orders(trip)
    if len(orders) == 1 and not trip.target and trip.chosen:
        fewest = orders[0].crossings - 1
        if fewest < 1:
            return ()
        reached = desk.within(trip.start, fewest) - {trip.start}
        message = QCoreApplication.translate(
            "BezHranic", "{within} {states} from {start:the}, and {state:the} is not among them."
        )
        text = names.sentence(
            message,
            within=StudyCounts().within(fewest),
            states=StudyCounts().states(len(reached)),
            start=state_words(map_, trip.start),
            state=state_words(map_, trip.chosen[0]),
        )
        return (text,)
    lines = []
    for one in orders:
        stops = (trip.start, *one.stops, *([trip.target] if trip.target else []))
        way = " \N{RIGHTWARDS ARROW} ".join(state_name(map_, stop) for stop in stops)
        if one.crossings < NOWHERE:
            lines.append(f"{way}: {RoadCounts().crossings(one.crossings)}")
    return lines


# -- rounds --------------------------------------------------------------------------------------


def missing_words(counted: Counts) -> str:
    """Say whose tokens are still to be laid."""
    who = listed(
        [
            f"{colour_name(one)} ({StudyCounts().missing(many)})"
            for one, many in counted.missing.items()
        ]
    )
    return QCoreApplication.translate("BezHranic", "Still to be laid: {who}.").format(who=who)


def wrong_words(map_: str, wrong: Sequence[Placement]) -> str:
    """Say which tokens lie wrong and would be taken."""
    tokens = listed([f"{colour_name(one.colour)} ({field_name(map_, one.field)})" for one in wrong])
    message = QCoreApplication.translate(
        "BezHranic", "Tokens must not lie like this. The lower ones are taken: {tokens}."
    )
    return message.format(tokens=tokens)


def best_words(on_table: StudyRound, counted: Counts, route: Sequence[str]) -> str:
    """Say what would have been best, for tokens that lie lowest."""
    fields = listed([field_name(on_table.map, one) for one in counted.best.fields])
    text = QCoreApplication.translate("BezHranic", "The best choice: {fields}, {amount}")
    text = text.format(fields=fields, amount=euros(counted.best.price))
    return f"{text} ({route_words(on_table.map, route)})" if len(route) > 1 else text
