"""What the twelve steps say: at most forty words each, in both languages; bold is what to click."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from gui.i18n import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What is said in one step."""

    title: str
    words: str
    hint: str
    after: str

    otherwise: str
    """What is said of any other orders."""

    answers: Mapping[str, str] = field(default_factory=dict)
    """What is said where a usual mistake is among the orders, the first that fits."""

    missing: Mapping[str, str] = field(default_factory=dict)
    """What is said where an order is missing, the first that is."""


_MOVE = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Move"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "You are Austria. An army goes to the next space, over land. Click your army: "
        "<b>{VIE}</b>, then <b>{GAL}</b>. The arrow is your order.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Click the piece in Vienna. What it can reach lights up; Galicia lies to the north-east.",
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour", "The army stands in Galicia. All orders of a turn are carried out at once."
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour", "That is a good move too. Here Galicia was asked for: click Vienna once more."
    ),
)

_STAND_OFF = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Stand-off"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Russia wants to go to Galicia too: see its arrow. One against one, nobody gets in. Try "
        "it: click <b>{VIE}</b>, then <b>{GAL}</b>.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour", "Order the same as before: your army goes from Vienna to Galicia."
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour",
        "One against one is a stand-off: Galicia stays empty and both armies are where they were.",
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour",
        "So Russia gets Galicia for nothing. Go there too, and see what happens.",
    ),
)

_SUPPORT = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Support"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Two are stronger than one. Order <b>{VIE}</b> to <b>{GAL}</b>. Then click <b>{BUD}</b> "
        "and the <b>S</b> beside <b>{VIE}</b>: it stays and supports.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Order Vienna first. When you then click Budapest, a small S appears beside Vienna: "
        "click it.",
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Two against one: you are in. The supporter stayed; it only lent its strength.",
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour", "Vienna has to go to Galicia and Budapest to support exactly that move."
    ),
    answers={
        "A BUD - GAL": QT_TRANSLATE_NOOP(
            "HalfHour",
            "Two of yours in one space stand each other off. One goes; the other supports it, by "
            "the S.",
        ),
    },
    missing={
        "A VIE - GAL": QT_TRANSLATE_NOOP(
            "HalfHour", "Nobody goes: a support needs a move. Order Vienna to Galicia."
        ),
        "A BUD S A VIE - GAL": QT_TRANSLATE_NOOP(
            "HalfHour",
            "Vienna went alone, one against one. Budapest has to support it: click it, then the S.",
        ),
    },
)

_DEFENCE = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Support in defence"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Russia comes to your Galicia with two. A unit without an order stays, and can be "
        "supported: click <b>{VIE}</b>, the <b>S</b> beside <b>{GAL}</b>, then <b>{GAL}</b>.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Click Vienna, then the small S beside Galicia. Then click Galicia: it is helped where it "
        "stands.",
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour", "Two against two: the attack fails. Whoever defends needs no more than a tie."
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Galicia stands alone against two. Let it stay, and let Vienna support it there.",
    ),
    answers={
        "A VIE - GAL": QT_TRANSLATE_NOOP(
            "HalfHour",
            "Nobody goes where a unit of his own stays. Vienna has to support Galicia, by the S.",
        ),
    },
)

_CUT = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Cutting a support"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Italy attacks Trieste from Venice; Tyrolia supports it. Who is attacked supports "
        "nobody, even if that attack fails: click <b>{VIE}</b>, then <b>{TYR}</b>.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour", "Do not look at Trieste: attack the army in Tyrolia, out of Vienna."
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour",
        "The support is cut: Venice came alone, and Trieste held. That Vienna did not get in does "
        "not matter.",
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour", "Tyrolia was left alone, so its support counts. Attack it out of Vienna."
    ),
    answers={
        "A VIE S A TRI": QT_TRANSLATE_NOOP(
            "HalfHour",
            "That saves Trieste as well, two against two. Now try the other way: attack Tyrolia.",
        ),
        "A TRI - TYR": QT_TRANSLATE_NOOP(
            "HalfHour",
            "An attack out of the very space that is attacked cuts nothing. Go out of Vienna.",
        ),
        "A TRI - VEN": QT_TRANSLATE_NOOP(
            "HalfHour",
            "Trieste attacks the attacker, and he is the stronger. Attack his supporter instead.",
        ),
    },
)

_CONVOY = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Convoy"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "You are England. Fleets carry armies across the sea, and both need an order: click "
        "<b>{LON}</b>, then <b>{NWY}</b>; then <b>{NTH:the}</b> and the <b>C</b> beside "
        "<b>{LON}</b>.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour",
        "First the army: London, then Norway across the water. Then the fleet: click it, and the "
        "small C beside London.",
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour",
        "The army crossed in one turn. Had somebody dislodged the fleet, it would have stayed.",
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour", "The army goes from London to Norway, and the fleet has to convoy just that."
    ),
    answers={
        "F NTH - NWY": QT_TRANSLATE_NOOP(
            "HalfHour", "Then nobody carries the army. The fleet stays at sea and convoys it."
        ),
    },
    missing={
        "A LON - NWY": QT_TRANSLATE_NOOP(
            "HalfHour", "Nobody goes aboard: order the army, too, from London to Norway."
        ),
        "F NTH C A LON - NWY": QT_TRANSLATE_NOOP(
            "HalfHour",
            "No fleet took the army along. The one in the North Sea needs an order of its own: the "
            "C beside London.",
        ),
    },
)

_COASTS = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Coasts"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "You are France. Spain has two coasts, and a fleet lands at one of them. Click "
        "<b>{MAO:the}</b>, <b>{SPA}</b>, and <b>{SPA/SC:the}</b>, towards the Mediterranean.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Click the fleet, then Spain. Two marks appear at its shores: take the one in the south.",
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour",
        "The fleet lies at the south coast; from there it goes on into the Mediterranean. Armies "
        "ask for no coast.",
    ),
    otherwise=QT_TRANSLATE_NOOP("HalfHour", "Spain was asked for, on its south coast."),
    answers={
        "F MAO - SPA/NC": QT_TRANSLATE_NOOP(
            "HalfHour",
            "From the north coast no fleet ever gets into the Mediterranean. Take the south coast.",
        ),
    },
)

_RETREAT = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Retreat"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "You are Austria, and beaten in Galicia. That army goes to a free space next door, not "
        "where its attacker came from; else it is disbanded. Click <b>{GAL}</b>, then "
        "<b>{BUD}</b>.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Two pieces are in Galicia: yours has to leave. Click there, then Budapest, which is "
        "free and needs a guard.",
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour",
        "It is saved, and stands at home. Two that retreat to the same space are both disbanded.",
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour", "It could go there, but home is open now: retreat to Budapest."
    ),
    answers={
        "A GAL D": QT_TRANSLATE_NOOP(
            "HalfHour", "So the army is lost, though it could have gone to Budapest."
        ),
    },
)

_CENTRES = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Supply centres"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "A star is a supply centre. Who stands in one when autumn ends owns it, and has as many "
        "units as centres; eighteen win. Click <b>{BUD}</b>, then <b>{SER}</b>.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour", "Serbia is the free centre below Budapest. The army goes there."
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour",
        "It is autumn: Serbia is yours now and stays so when you leave it. Four centres, three "
        "units.",
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour", "That wins no centre, and autumn is the time for it. Go to Serbia."
    ),
    answers={
        "A BUD - RUM": QT_TRANSLATE_NOOP(
            "HalfHour", "Rumania is a centre, too, and would do. Here Serbia was asked for."
        ),
    },
)

_BUILD = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Build"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Winter: four centres, three units. You may build one, at home, in a centre of yours "
        "that is free. Click <b>{VIE}</b>, then <b>{army}</b>.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour", "A click on Vienna opens a ring. An army can be built there; no sea is near."
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour", "Four units. With fewer centres than units you would have to give some up."
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour", "That is a build, too. Here an army in Vienna was asked for."
    ),
    answers={
        "F TRI B": QT_TRANSLATE_NOOP(
            "HalfHour", "A fleet in Trieste is a fine build. Here an army in Vienna was asked for."
        ),
    },
)

_TALK = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Talk"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Before they write, all talk, and nothing said is binding. Russia promises that Rumania "
        "will support you to Bulgaria. Trust it: click <b>{SER}</b>, then <b>{BUL}</b>.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour", "Order Serbia to Bulgaria. What Russia wrote you will see when all is opened."
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Russia sailed to the Black Sea instead, and alone you did not get in. Ask of every "
        "promise whom it serves.",
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour", "Caution is wise. To see what the promise was worth, go to Bulgaria."
    ),
)

_SEAL = Said(
    title=QT_TRANSLATE_NOOP("HalfHour", "Seal"),
    words=QT_TRANSLATE_NOOP(
        "HalfHour",
        "All seven write in secret and seal; then all is opened at once. Order all three: "
        "click <b>{VIE}</b>, <b>{GAL}</b>; <b>{BUD}</b>, <b>{SER}</b>; <b>{TRI}</b>, "
        "<b>{ALB}</b>.",
    ),
    hint=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Vienna to Galicia, Budapest to Serbia, Trieste to Albania; or whatever you think better.",
    ),
    after=QT_TRANSLATE_NOOP(
        "HalfHour",
        "Seven powers, twenty-two orders, judged at once. Click any unit and read why it fared "
        "so. Now play a year.",
    ),
    otherwise=QT_TRANSLATE_NOOP(
        "HalfHour", "A unit is still without an order. It would stay; here order all three."
    ),
)

SAID: Final[Mapping[str, Said]] = MappingProxyType(
    {
        "move": _MOVE,
        "stand-off": _STAND_OFF,
        "support": _SUPPORT,
        "defence": _DEFENCE,
        "cut": _CUT,
        "convoy": _CONVOY,
        "coasts": _COASTS,
        "retreat": _RETREAT,
        "centres": _CENTRES,
        "build": _BUILD,
        "talk": _TALK,
        "seal": _SEAL,
    }
)
