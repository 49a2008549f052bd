"""Super Motherload: dig tunnels under Mars, buy Pilots with the Minerals found, score most VP."""
