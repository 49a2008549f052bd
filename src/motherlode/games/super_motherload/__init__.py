"""Super Motherload: dig under Mars, buy Pilots with what the tunnels yield, own the most VP."""
