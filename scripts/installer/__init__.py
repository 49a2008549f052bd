"""Sets a checkout up: environment, packages, web client, compiled modules."""
