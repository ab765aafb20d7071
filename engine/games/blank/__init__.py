"""Lamplighters: the smallest game the house holds, and the template of every new one.

Three guilds light the lamps of a town of ten quarters, by day and by night. Its rules stand in
``assets/rules/blank_en.json``, its cases in ``tests/cases/blank``.
"""
