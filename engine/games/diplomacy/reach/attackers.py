"""From where a unit can be driven out of a space at all, whatever stands on the board."""

from engine.games.diplomacy.reach.chart import Chart


def attackers(space: str, chart: Chart) -> frozenset[str]:
    """Return the provinces from which any unit could come, with a fleet in every sea."""
    beside = {chart.places[number] for number in chart.beside[space]}
    landing = (start for start in chart.shores if chart.ships(start, space, chart.all_seas))
    return frozenset(beside.union(landing))
