"""Hands that play Bez hranic on its own screen: keys, drags, fingers, sealed choices, forms."""
