"""Bez hranic on paper: score sheets, the traveller's overview, maps, journeys, cards."""
