"""Small widgets and the theme that every screen is made of."""
