"""Orders as values: what the shared rooms may ask of any game's."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Self

from engine.board.location import province_of

if TYPE_CHECKING:
    from pydantic_core.core_schema import CoreSchema, ValidationInfo


class OrderError(ValueError):
    """The text is no order at all. Illegal orders are not errors: the ruling says why they fail."""


class Order:
    """One instruction to one unit: a value that its game makes, equal where it says the same.

    It prints in the game's notation, which is what envelopes and files hold of it.
    """

    __slots__ = ("text",)

    text: str
    """The order in canonical notation, worked out when it is first asked for."""

    if TYPE_CHECKING:  # a field of each order

        @property
        def at(self) -> str:
            """Location of the ordered unit; of the new unit in a build; empty where none is."""
            ...

    @property
    def unit(self) -> str:
        """The unit as it is written in files: ``A WAR``; empty where none is ordered."""
        return ""

    @property
    def key(self) -> str:
        """What it is for; of two with the same key one paper can hold only one."""
        return self.unit

    @property
    def repeats(self) -> bool:
        """Whether one paper can hold several with the same key: it is for no unit."""
        return False

    @property
    def place(self) -> str:
        """The province of the unit that it is for."""
        return province_of(self.at)

    @property
    def leads_to(self) -> str:
        """The location where its unit ends if all goes well; empty where it stays."""
        return ""

    @property
    def arrow_to(self) -> str:
        """Where the arrow ends that a drag may meet, to help the unit there; empty without one."""
        return self.leads_to

    @property
    def goal(self) -> str:
        """The province that its arrow leads to; that of its unit where it has none."""
        return province_of(self.arrow_to or self.at)

    @property
    def aim(self) -> str:
        """The province that it is about: where its unit goes, or where it helps; else its own."""
        return province_of(self.leads_to) or self.goal

    def notation(self) -> str:
        """Write it in canonical notation."""
        raise NotImplementedError

    if not TYPE_CHECKING:  # a checker would believe that there is every attribute

        def __getattr__(self, name: str) -> str:
            if name != "text":
                raise AttributeError(name)
            return self.reads(self.notation())

    def reads(self, text: str) -> str:
        """Keep the text it was read from, which is its notation."""
        object.__setattr__(self, "text", text)
        return text

    def __str__(self) -> str:
        return self.text

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: Callable[[Any], "CoreSchema"]
    ) -> "CoreSchema":
        """Read it with the card of the game that is handed in as context."""
        del source, handler
        return _as_text(_order_read)


class Words(Order):
    """What somebody wrote that is no order in good notation, kept as it stands.

    Without a word it is no order at all.
    """

    __slots__ = ()

    at = ""

    def __init__(self, text: str = "") -> None:
        self.text = text

    @property
    def key(self) -> str:
        """What it is for: for nothing that is known, so for itself."""
        return self.text

    def __bool__(self) -> bool:
        return bool(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Words({self.text!r})"


NO_ORDER: Final = Words()

OrderReader = Callable[[str], Order]
"""Takes an order in canonical notation; any other text becomes ``Words``."""


class Written(tuple[Order, ...]):
    """What was written where something else was judged, text by text; mostly nothing."""

    __slots__ = ()

    @classmethod
    def read(cls, order: OrderReader, text: str) -> Self:
        """Take texts, parted as ``str`` of this parts them."""
        return cls(map(order, text.split(_AND))) if text else cls()

    @property
    def order(self) -> Order:
        """All of it as one: several texts are no order, and nothing is none."""
        return self[0] if len(self) == 1 else Words(str(self))

    def __str__(self) -> str:
        return _AND.join(one.text for one in self)

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: Callable[[Any], "CoreSchema"]
    ) -> "CoreSchema":
        """Read it with the card of the game that is handed in as context."""
        del source, handler
        return _as_text(_written_read)


_AND: Final = " / "


def texts_of(sheets: Mapping[str, Iterable[Order]]) -> dict[str, tuple[str, ...]]:
    """Return orders by power as they lie in envelopes and files, and as they are judged."""
    return {power: tuple(map(str, orders)) for power, orders in sheets.items()}


def opened(
    order: OrderReader, sheets: Mapping[str, Iterable[str]], known: Iterable[Order] = ()
) -> dict[str, tuple[Order, ...]]:
    """Take what came out of envelopes, by power; what was ``known`` before is not read again."""
    values = {one.text: one for one in known}
    return {
        power: tuple(values[text] if text in values else order(text) for text in texts)
        for power, texts in sheets.items()
    }


def _order_read(text: str, info: "ValidationInfo") -> Order:
    return _reader(info)(text) if text else NO_ORDER


def _written_read(text: str, info: "ValidationInfo") -> Written:
    return Written.read(_reader(info), text) if text else Written()


def _reader(info: "ValidationInfo") -> OrderReader:
    if info.context is None:
        raise ValueError("no game to read an order by")
    order: OrderReader = info.context.order
    return order


def _as_text(read: Callable[[str, Any], object]) -> "CoreSchema":
    from pydantic_core import core_schema  # noqa: PLC0415 - not before the first paint

    return core_schema.with_info_after_validator_function(
        read,
        core_schema.str_schema(),
        serialization=core_schema.plain_serializer_function_ser_schema(
            str, return_schema=core_schema.str_schema()
        ),
    )
