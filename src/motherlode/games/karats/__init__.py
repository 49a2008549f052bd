"""20,000 Karats Under the Earth: draw cubes from a bag, build machines, be first to three Gold."""
