"""Damaged preferences: those that can be read hold, and are still there afterwards."""

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

from engine.robots.fuzz import damage
from engine.robots.fuzz.trial import Case, LostError, Refusal, Sayer
from gui.settings import NAME, Settings, load, save


def settings(folder: Path, sayer: Sayer) -> Case:
    """Start with preferences that are damaged, change one, start again."""
    del sayer
    file = folder / NAME
    wished = Settings(
        language="cs",
        theme="dark",
        text=150,
        cover_after=0,
        reduced_motion=True,
        public_on=True,
        public_display="HDMI",
        public_theme="light",
        paper="letter",
        order_paper="slips",
        black_only=True,
        sounds=False,
    )
    whole = asdict(wished)

    def case(chance: random.Random) -> Iterator[Refusal]:
        for old in folder.iterdir():
            old.unlink()
        place: damage.Place = ()
        if chance.random() < 0.5:
            place = (chance.choice(list(whole)),)
            to = chance.choice(damage.STRANGE)
            text = json.dumps(damage.changed(whole, place, to))
            file.write_text(text, "utf-8", "surrogatepass")
        else:
            file.write_bytes(damage.torn(json.dumps(whole, indent=1).encode(), chance))
        read = load(file)
        for name, value in whole.items() if place else ():
            if name != place[0] and getattr(read, name) != value:
                raise LostError(f"{place}: {name}")
        save(replace(read, text=120), file)
        if load(file) != replace(read, text=120):
            raise LostError("what was written is not what is read")
        yield from ()

    return case
