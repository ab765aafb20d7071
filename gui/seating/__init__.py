"""Dealing the powers: secret lists behind the curtain, choosing in turn, what came of it."""
