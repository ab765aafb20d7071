"""What Bez hranic has for the engine's robots."""

from engine.games.bez_hranic.setting import POINTS
from engine.robots.games.bez_hranic.laws import broken
from engine.robots.games.bez_hranic.rubbish import rubbish
from engine.robots.games.live_robots import LiveRobots

BEZ_HRANIC = LiveRobots(points=lambda: POINTS, broken=broken, rubbish=rubbish)
"""Its tables agree on ways, colours and options."""
