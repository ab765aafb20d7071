"""Several sheets of one power for the same phase, made into the one that is judged (4.D.1, 4.D.2).

The windows of this program know one sheet: writing again replaces it. Who collects orders by mail,
or finds two papers in a box, gathers them here first.
"""

from collections.abc import Callable, Sequence

from engine.board.location import province_of
from engine.games.diplomacy.judge.sheets.intake import Reader, read_sheet
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.rulebooks.policies import SheetsInSequence, SheetsUnordered
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Position

Sheet = Sequence[str]


def gather(
    sheets: Sequence[Sheet],
    profile: Profile,
    units_of: Callable[[Sheet], frozenset[str]],
    *,
    in_sequence: bool,
) -> tuple[str, ...]:
    """Make one sheet of several; ``in_sequence`` when it is known which came first, the last last.

    ``units_of`` tells the provinces of the units that a sheet is about; see ``ordered_on``. What is
    ordered twice on the sheet that comes of it is decided there (4.D.3).
    """
    together = tuple(text for sheet in sheets for text in sheet)
    if len(sheets) < 2:
        return together
    if not in_sequence:
        return together if profile.sheets_unordered is SheetsUnordered.COMBINE else ()
    last = tuple(sheets[-1])
    named = [units_of(sheet) for sheet in sheets]
    earlier = frozenset[str]().union(*named[:-1])
    match profile.sheets_in_sequence:
        case SheetsInSequence.COMBINE:
            return together
        case SheetsInSequence.COMBINE_UNLESS_REPLACED:
            return last if earlier <= named[-1] else together
        case SheetsInSequence.LAST_UNLESS_ADDED:
            return last if earlier & named[-1] or not named[-1] else together
        case SheetsInSequence.LAST:
            return last


def ordered_on(
    sheet: Sheet, position: Position, power: str, reader: Reader, chart: Chart
) -> frozenset[str]:
    """Return the provinces of the units that a sheet is about."""
    texts = read_sheet(sheet, position, power, reader, chart)
    return frozenset(province_of(order.at) for text in texts for order in text.orders)
