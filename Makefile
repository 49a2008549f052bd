# make play: start a server and open its page. make quick: test a change. make test: run all tests.
# make golden: renew the golden games. make install: set up a developer's checkout.

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
SET_UP := @$(PYTHON) scripts/set_up.py

.PHONY: install play host test quick golden proof lint docs pin pins-check release develop clean screenshots

# A server for this machine only; ARGS="--port 9000" adds options of `serve`.
play:
	$(SET_UP) play $(ARGS)

# A server that other devices of the same network can reach.
host:
	$(SET_UP) host $(ARGS)

# Installs everything for a developer: all extras, tools, the web client, the compiled modules.
install:
	$(SET_UP) install

screenshots: install
	$(BIN)/python scripts/screenshots.py

test: install
	./scripts/test

quick:
	./scripts/quick

golden: install
	$(BIN)/python -m motherlode.testing.golden tests/golden

# Tests that take too long for every change: compiled packages, broken compilers, other Pythons.
proof: install
	./scripts/proof

lint: install
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

# Builds the documentation site in build/site, with an API reference; checks every link.
docs:
	$(SET_UP) docs

# Pins the newest versions of all packages, with hashes.
pin:
	$(SET_UP) pin

pins-check: install
	$(BIN)/python scripts/pin.py check

# Writes the archive, the example games, the version and the changelog's entry of a release.
release: install
	$(BIN)/python scripts/release.py cut $(VERSION)

# Begins the work on the next release.
develop: install
	$(BIN)/python scripts/release.py develop $(VERSION)

clean:
	rm -rf .venv build src/motherlode/server/static
	find src -name '*.so' -delete
