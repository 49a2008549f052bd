"""The lab: matches, benchmarks and reports over many games."""
