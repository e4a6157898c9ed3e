"""`python -m starhold.envs.pages docs/games`: a page for each game, as researchers want to know it.

Players, options, action space and the layout of what is observed are those of the sources; a test holds the pages to
them. The statistics are measured when the page is written, on as many games as `--games` says, the same for the same
number.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import starhold
from starhold.bots import answer, bot
from starhold.core.chance import Recording
from starhold.core.game import Game
from starhold.envs.features import Features

STATISTICS: Final = "## Statistics"
LOOKED: Final = 10  # at every tenth decision it is looked at what is hidden

_ABOUT: Final = {
    "race": "Choose actions in secret, then explore, develop, settle, consume and produce; cards are paid with cards.",
    "duel": "Take cards from a common market over three epochs, lay them out, research, and struggle for influence.",
    "alliances": "Lead factions, colonize planets, trade, sit in the council and fight; alone as well.",
    "starfarers": "Fly out from the home colonies, settle, trade with civilisations and each other; dice bring cards.",
}

HEAD: Final = (
    "| players | bots | games | decisions a game (least–most) | choices, mean | median | most | log₁₀ of all courses | "
    "pieces of luck | at the same time | hidden |\n|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n"
)
WORDS: Final = (
    "\n*Choices*: how many actions are legal at a decision (the branching factor); where only one is, the engine "
    "mostly takes it by itself. *Log₁₀ of all courses*: the logarithms of the choices of a game, summed up. *Pieces of "
    "luck*: cards drawn and dice thrown, the deal included. *At the same time*: decisions that somebody else makes at "
    "the same time, unseen. *Hidden*: decisions at which the position holds what whoever decides cannot know.\n"
)


class Tally:
    """What is counted of games at one kind of table."""

    def __init__(self) -> None:
        self.lengths: list[int] = []  # decisions of each game
        self.complexity = 0.0  # of all games together, the logarithm of the product of all choices
        self.choices: list[int] = []  # legal ones at each decision
        self.together = 0  # decisions that somebody else makes at the same time
        self.luck = 0  # pieces of luck
        self.looked = 0
        self.hidden = 0  # times something was hidden from who was asked


def measured(game: Game, players: int, name: str, games: int) -> Tally:
    """Play so many games with bots of that name, and count."""
    tally = Tally()
    for seed in range(games):
        chance, dealing = Recording(starhold.Seeded(seed)), starhold.Rng(f"page/{seed}")
        state = game.new(players, seed, {}, chance)
        bots = [bot(name, f"{seed}/{seat}") for seat in range(players)]
        length = 0
        while not state.over():
            waiting = state.waiting()
            for seat in waiting:
                count = len(state.legal(seat))
                tally.choices.append(count)
                tally.complexity += math.log10(count)
                tally.together += len(waiting) > 1
                if length % LOOKED == 0:
                    tally.looked += 1
                    tally.hidden += state.imagine(seat, dealing).key() != state.key()
                length += 1
                state.apply(seat, answer(state, seat, bots[seat], dealing), chance)
        tally.lengths.append(length)
        tally.luck += len(chance.fell)
    return tally


def row(players: int, name: str, tally: Tally) -> str:
    """A line of the table."""
    games, decisions = len(tally.lengths), len(tally.choices)
    ordered = sorted(tally.choices)
    return (
        f"| {players} | `{name}` | {games} | {decisions / games:.0f} ({min(tally.lengths)}–{max(tally.lengths)}) "
        f"| {sum(ordered) / decisions:.1f} | {ordered[decisions // 2]} | {ordered[-1]} "
        f"| {tally.complexity / games:.0f} | {tally.luck / games:.0f} | {100 * tally.together / decisions:.0f} % "
        f"| {100 * tally.hidden / max(1, tally.looked):.0f} % |\n"
    )


def statistics(game: Game, games: int) -> str:
    """The measured part of the page: sensible play at every number of players, and random play at one."""
    usual = max(2, game.min_players)
    tables = [(players, "greedy", games) for players in range(game.min_players, game.max_players + 1)]
    tables.append((usual, "random", max(1, games // 3)))
    lines = [row(players, name, measured(game, players, name, count)) for players, name, count in tables]
    how = f"python -m starhold.envs.pages docs/games --games {games}"
    told = f"Measured by `{how}`, with the options a new table has."
    return f"{STATISTICS}\n\n{told}\n\n{HEAD}{''.join(lines)}{WORDS}"


def described(game: Game) -> str:
    """The part of the page that follows from the sources."""
    features = Features(game)
    few, most = game.min_players, game.max_players
    counts = f"{few}" if few == most else f"{few} to {most}"
    versions = f"rules version {game.rules_version} · observation version {features.version}"
    parts = [
        f"# {game.title}\n\n{_ABOUT.get(game.id, '')}\n\n`{game.id}` · {counts} players · {versions}\n\n",
        "| interface | name |\n|---|---|\n",
        f'| engine | `starhold.game("{game.id}")` |\n',
        f"| Gymnasium | `starhold/{game.id}-v0` |\n",
        f'| PettingZoo | `starhold.envs.pettingzoo.env("{game.id}")` |\n',
        f"| OpenSpiel | `starhold_{game.id}` |\n",
    ]
    parts.append(
        "\n## Options\n\nArguments of every interface.\n\n| option | default | values | rule |\n|---|---|---|---|\n"
    )
    for option in game.options:
        if option.hidden:
            continue
        values = ", ".join(option.choices) or ("on, off" if isinstance(option.default, bool) else "0, 1, 2, …")
        parts.append(f"| `{option.name}` | {option.write(option.default)} | {values} | {option.rule} |\n")
    parts.append(
        f"\n## Actions\n\n{features.actions} codes, from 0. `game.space.notation(code)` writes one in words, "
        "`game.space.code(words)` reads it.\n\n| codes | how many | verb | for example |\n|---|---:|---|---|\n"
    )
    for verb in game.space.verbs:
        size = verb.size()
        codes = f"{verb.base}" if size == 1 else f"{verb.base}–{verb.base + size - 1}"
        parts.append(f"| {codes} | {size} | `{verb.name}` | `{game.space.notation(verb.base)}` |\n")
    parts.append(
        f"\n## Observation\n\n{features.size} numbers, version {features.version}: `starhold.envs.features`, in all "
        "interfaces the same. Seats come in the order of play, one's own first; “the same of the others” repeats all "
        "slices before it for each further seat. Only what the seat may know is written.\n\n"
        "| from | numbers | slice |\n|---:|---:|---|\n"
    )
    parts += [f"| {one.start} | {one.stop - one.start} | {name} |\n" for name, one in features.slices.items()]
    return "".join(parts) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the pages."""
    parser = argparse.ArgumentParser(description="A page for each game, with statistics that are measured now.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100, help="to measure by, at each number of players")
    parser.add_argument("--keep", action="store_true", help="keep the statistics that are there, write the rest anew")
    asked = parser.parse_args(arguments)
    if asked.games < 1:
        parser.error("--games: one at least")
    asked.folder.mkdir(parents=True, exist_ok=True)
    for game in starhold.all_games():
        page = asked.folder / f"{game.id}.md"
        if asked.keep and page.exists():
            _, found, rest = page.read_text(encoding="utf-8").partition(STATISTICS)
            told = found + rest
        else:
            told = statistics(game, asked.games)
        page.write_text(described(game) + told, encoding="utf-8")
        print(page)


if __name__ == "__main__":
    main()
