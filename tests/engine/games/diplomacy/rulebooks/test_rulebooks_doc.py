"""The page about rulebooks says what the profiles say."""

from pathlib import Path

from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import POINTS, played

PAGE = Path(__file__).parents[5] / "docs" / "rulebooks.md"
COLUMNS = ("1971", "1982", "2000", "2023", "datc")


def rows():
    lines = PAGE.read_text("utf-8").splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("| issue |")) + 2
    for line in lines[start:]:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def test_every_point_has_its_row_with_every_value_and_what_each_edition_plays():
    found = {}
    for issue, point, values, *cells in rows():
        found[point.strip("`")] = (issue, values, cells)

    assert list(found) == list(POINTS)
    for point, (issue, values, cells) in found.items():
        said = [f"`{v}`" + ("" if v in played(point) else " (not played)") for v in POINTS[point]]
        base = PROFILES["1982"].options[point]
        plays = [PROFILES[name].options[point] for name in COLUMNS]
        assert issue == POINTS[point].__doc__.partition(":")[0]
        assert values == " ".join(said)
        assert [cell.strip("`").replace("*same*", base) for cell in cells] == plays
