"""The lamplighters' shelf of the library: two examples, to prove that a game can bring its own."""

from engine.games.blank.calendar import CALENDAR, KEY, MORNING
from engine.games.blank.game import checked
from engine.games.blank.orders import KIND
from engine.library.chapter_maker import ROOT, ChapterMaker
from engine.library.item import Item, Reader, Texts
from engine.library.shelf import Shelf
from engine.rules.position import Position, Unit
from engine.study.tree.node import Chapter
from engine.study.tree.setup import Setup
from engine.study.tree.study import Study

_SHELF = f"{KEY}/examples"
_LAMPLIGHTER = "l lamplighter lamplighters lampar lampare lampari"
_CROWD: Texts = {"en": "Two for one quarter", "cs": "Dva do jedné čtvrti"}
_CROWD_TEXT: Texts = {
    "en": "Where two lamplighters want to go, neither gets in.",
    "cs": "Kam chtějí dva lampáři, tam se nedostane žádný.",
}
_ALONE: Texts = {"en": "One gives way", "cs": "Jeden ustoupí"}
_LAMP: Texts = {"en": "Light the lamp", "cs": "Rozsvítit lampu"}
_LAMP_TEXT: Texts = {
    "en": "In the morning he walks, in the evening he lights.",
    "cs": "Ráno dojde, večer rozsvítí.",
}


def shelves() -> tuple[Shelf, ...]:
    """Return the game's shelves: one."""
    items = (
        _item("crowd", (_CROWD, _CROWD_TEXT), "walking", "3.2", _crowd),
        _item("lamp", (_LAMP, _LAMP_TEXT), "lighting", "4.1", _lamp),
    )
    return (
        Shelf(
            key=_SHELF,
            game=KEY,
            titles={"en": "Examples", "cs": "Příklady"},
            items=items,
            themes={
                "walking": {"en": "walking", "cs": "chůze"},
                "lighting": {"en": "lighting", "cs": "rozsvěcení"},
            },
            kinds=dict.fromkeys(_LAMPLIGHTER.split(), str(KIND)),
        ),
    )


def _crowd(lang: str) -> Study:
    made = ChapterMaker(_chapter(_CROWD[lang], _CROWD_TEXT[lang]), _board())
    made.play(ROOT, {"MOTHS": ("L MILL - MARKET",), "OWLS": ("L GARDEN - MARKET",)})
    alone = {"MOTHS": ("L MILL - MARKET",), "OWLS": ("L GARDEN REST",)}
    made.play(ROOT, alone, name=_ALONE[lang])
    return made.study


def _lamp(lang: str) -> Study:
    made = ChapterMaker(_chapter(_LAMP[lang], _LAMP_TEXT[lang]), _board())
    walked = made.play(ROOT, {"MOTHS": ("L MILL - MARKET",), "OWLS": ("L GARDEN REST",)})
    made.play(walked, {"MOTHS": ("L MARKET LIGHT",), "OWLS": ("L GARDEN LIGHT",)})
    return made.study


def _chapter(title: str, text: str) -> Chapter:
    return Chapter(id=1, root=ROOT, game=KEY, map="old_town", title=title, text=text)


def _board() -> Setup:
    units = (Unit("MOTHS", KIND, "MILL"), Unit("OWLS", KIND, "GARDEN"))
    return Setup(
        position=Position(phase=CALENDAR.phase(1, MORNING), units=units), options=checked({})
    )


def _item(name: str, texts: tuple[Texts, Texts], theme: str, section: str, read: Reader) -> Item:
    return Item(
        key=f"{_SHELF}/{name}",
        shelf=_SHELF,
        game=KEY,
        titles=texts[0],
        texts=texts[1],
        themes=(theme,),
        sections=(section,),
        rulebooks=("usual",),
        read=read,
    )
