"""Bez hranic as the engine's robots know it."""
