"""The handbook's eleven examples as data, with what is printed of them."""
