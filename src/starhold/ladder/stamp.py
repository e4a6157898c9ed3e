"""What a bot was when it was measured. Results of another stamp say nothing of it as it is now."""

from __future__ import annotations

from starhold.bots.levels import BY_NAME, Level, tuned
from starhold.bots.weights import BadWeights, Weights, weights
from starhold.core.encoding import Kind
from starhold.core.game import Game


def stamp(bot: str, game: Game, kind: Kind) -> str:
    """The rules, what was learnt, and by how much the bot misjudges; of the code itself the commit speaks."""
    parts = [f"rules {game.rules_version}"]
    if bot in BY_NAME:
        parts += _of_level(BY_NAME[bot], game, kind)
    return ", ".join(parts)


def _of_level(level: Level, game: Game, kind: Kind) -> list[str]:
    found = _weights(game)
    card = found.card if found is not None else {}
    level = tuned(level.name, kind.name, card)
    if not level.net:
        return [f"errs {level.errs:g}"]
    if found is None or found.mind(kind) is None:
        return ["untrained"]
    beta = level.beta if level.beta >= 0.0 else card["kinds"][kind.name]["beta"]
    parts = [f"weights {card['sha256'][:16]}", f"beta {beta:g}"]
    if not level.looks:
        return [*parts, f"errs {level.errs:g}"]
    return [*parts, f"looks {level.looks}", *([f"deals {level.deals}"] if level.deals > 1 else [])]


def _weights(game: Game) -> Weights | None:
    if game.part("encoding") is None:
        return None
    try:
        return weights(game.id)
    except BadWeights:
        return None
