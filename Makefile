# Two commands for everybody: `make play` and `make test`. Everything they need goes into .venv.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
COMPILED := build/compiled
HOT := $(wildcard src/parlour/*.py src/parlour/*/*.py src/parlour/*/*/*.py src/parlour/*/*/*/*.py)

.PHONY: play test lint types layers test-plain test-compiled compiled bench soak lock clean

play: .venv/ready
	$(BIN)/parlour play king --seats human,greedy,greedy

test: lint types layers test-plain test-compiled

.venv/ready: pyproject.toml setup.py requirements/dev.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/mypy

layers: .venv/ready
	$(BIN)/lint-imports --no-cache

test-plain: .venv/ready
	PARLOUR_BUILD=plain $(BIN)/python -m pytest -n auto

compiled: $(COMPILED)/ready

# The same sources through mypyc, in a folder of their own that goes before the plain ones.
$(COMPILED)/ready: .venv/ready $(HOT) setup.py
	rm -rf build/lib* build/temp* build/wheel $(COMPILED)
	PARLOUR_COMPILE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir build/wheel .
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --target $(COMPILED) build/wheel/*.whl
	touch $@

test-compiled: compiled
	PARLOUR_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n auto

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/bench.txt
	touch $@

# Parlour, compiled and plain, side by side with Catanatron and OpenSpiel in one run.
bench: compiled .venv-bench/ready
	$(BIN)/python benchmarks/compare.py

# The nightly: many random games of every game and player count.
soak: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/soak.py

lock: .venv/ready
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --no-emit-index-url --python-version 3.11 --extra dev pyproject.toml -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --no-emit-index-url --python-version 3.11 requirements/bench.in -o requirements/bench.txt

clean:
	rm -rf .venv .venv-bench build
