# `make play` and `make test` do everything on a fresh clone; `make` alone lists the targets.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory
.PHONY: help setup play test bench format lock clean

bin := .venv/bin

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

setup: ## .venv with the compiled package and all tools; quick when nothing has changed
	@tools/setup.sh

play: setup ## a game of Race against a bot, in the terminal (ARGS="--seats me,greedy --lang cs")
	@$(bin)/starhold play race $(ARGS)

test: setup ## lint, types, and the tests twice: interpreted and compiled (ARGS="-k settle")
	$(bin)/ruff format --check
	$(bin)/ruff check
	$(bin)/mypy
	@echo "== tests, interpreted"
	STARHOLD_EXPECT=interpreted PYTHONPATH=src $(bin)/python -m pytest -n auto $(ARGS)
	@echo "== tests, compiled"
	@if [[ "$$(cat .venv/mode)" == compiled ]]; then set -x; \
		STARHOLD_EXPECT=compiled env -u PYTHONPATH $(bin)/python -m pytest -n auto $(ARGS); \
	else echo "skipped: there is no compiled build here (no C compiler, or STARHOLD_NO_COMPILE is set)"; fi

bench: setup ## the speed of the engine, compiled and interpreted side by side, and of a peer
	@$(bin)/starhold bench $(ARGS)

format: setup ## lay out the sources and mend what the linter can mend
	$(bin)/ruff format
	$(bin)/ruff check --fix

lock: setup ## write requirements.lock anew from pyproject.toml (UPGRADE=--upgrade for newer versions)
	$(bin)/uv pip compile --quiet pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --custom-compile-command "make lock" $(UPGRADE) --output-file requirements.lock

clean: ## remove .venv and everything built
	rm -rf .venv build dist .bench .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete
