"""What was learnt of a game, as it lies in its package: `weights.npz` beside `weights.json`, the model card.

The card says what the numbers belong to (game, encoding, version of the rules, hash), how they came about and how
strong they are. numpy is all that reading them needs.
"""

from __future__ import annotations

import hashlib
import io
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from starhold.bots.mind import Mind
from starhold.bots.net import Net
from starhold.bots.trust import trust_of
from starhold.core.encoding import Encoding, Kind
from starhold.core.errors import StarholdError
from starhold.core.game import Game
from starhold.core.registry import game as find_game

FORMAT: Final = 1
CARD, NUMBERS = "weights.json", "weights.npz"


class BadWeights(StarholdError):
    """Weights that cannot be used: missing, damaged, or made for something else."""


@dataclass
class Weights:
    """The minds of one game, by kind of table, and the model card."""

    minds: dict[str, Mind]
    card: dict[str, Any]

    def mind(self, kind: Kind | None) -> Mind | None:
        """What was learnt of that kind of table; None if nothing was."""
        return self.minds.get(kind.name) if kind is not None else None


def weights(game_id: str) -> Weights:
    """The weights of a game; an error in one line if there are none to use. They are looked for once."""
    found = _found(game_id)
    if isinstance(found, BadWeights):
        raise found
    return found


@cache
def _found(game_id: str) -> Weights | BadWeights:
    try:
        return _read(game_id)
    except BadWeights as error:
        return error


def _read(game_id: str) -> Weights:
    found = find_game(game_id)
    folder = files(found.package)
    try:
        card = folder.joinpath(CARD).read_bytes()
        numbers = folder.joinpath(NUMBERS).read_bytes()
    except OSError as error:
        raise BadWeights(f"nothing was learnt of {found.title} yet: {CARD} or {NUMBERS} is missing") from error
    return unpacked(found, card, numbers)


def packed(game: Game, minds: dict[str, Mind], told: dict[str, Any]) -> tuple[bytes, bytes]:
    """The card and the numbers, as files have them. `told` is what else the card says."""
    encoding: Encoding = game.need("encoding")
    arrays: dict[str, Any] = {}
    kinds: dict[str, Any] = {}
    for number, (name, mind) in enumerate(minds.items()):
        nets = [("value", mind.value)] + ([("guess", mind.guess)] if mind.guess is not None else [])
        for purpose, net in nets:
            arrays[f"{purpose}/1"], arrays[f"{purpose}/2"] = net.w1, net.b1
            for place, part in enumerate(net.parts[2:]):
                arrays[f"{purpose}/{number}/{place}"] = part
        guesses = {"guesses": mind.guess is not None, "codes": list(mind.codes)}
        kinds[name] = {"beta": mind.beta, **mind.trust._asdict(), **guesses}
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **{name: array.astype(np.float16) for name, array in arrays.items()})
    numbers = buffer.getvalue()
    card = {
        "format": FORMAT,
        "game": game.id,
        "encoding": encoding.version,
        "inputs": encoding.layout.size,
        "rules": game.rules_version,
        "sha256": hashlib.sha256(numbers).hexdigest(),
        "kinds": kinds,
        **told,
    }
    return (json.dumps(card, indent=1) + "\n").encode(), numbers


def unpacked(game: Game, card_bytes: bytes, numbers: bytes) -> Weights:
    """The other way; every part is held against what the game is now."""
    encoding: Encoding = game.need("encoding")
    try:
        card = json.loads(card_bytes)
        _check(card, "format", FORMAT)
        _check(card, "game", game.id)
        _check(card, "encoding", encoding.version)
        _check(card, "inputs", encoding.layout.size)
        _check(card, "sha256", hashlib.sha256(numbers).hexdigest())
        with np.load(io.BytesIO(numbers), allow_pickle=False) as arrays:
            found = {name: arrays[name].astype(np.float32) for name in arrays.files}
        kinds = {kind.name: kind for kind in encoding.kinds}
        minds: dict[str, Mind] = {}
        for number, (name, told) in enumerate(card["kinds"].items()):
            nets = {
                purpose: Net(
                    [
                        found[f"{purpose}/1"],
                        found[f"{purpose}/2"],
                        *(found[f"{purpose}/{number}/{place}"] for place in range(4)),
                    ]
                )
                for purpose in (["value", "guess"] if told["guesses"] else ["value"])
            }
            _check_shapes(nets["value"], encoding.layout.size, kinds[name].players + 1)
            if told["guesses"]:
                _check_shapes(nets["guess"], encoding.layout.size, len(told["codes"]))
            minds[name] = Mind(
                nets["value"],
                nets.get("guess"),
                tuple(told["codes"]),
                float(told["beta"]),
                par=kinds[name].par,
                trust=trust_of(told),
            )
    except BadWeights as error:
        raise BadWeights(f"the weights of {game.title} cannot be used: {error}") from None
    except Exception as error:  # whatever a damaged file makes a reader say
        raise BadWeights(f"the weights of {game.title} cannot be read: {type(error).__name__}: {error}") from error
    return Weights(minds, card)


def _check(card: dict[str, Any], name: str, wanted: object) -> None:
    if card[name] != wanted:
        raise BadWeights(f"{name} is {card[name]}, not {wanted}")


def _check_shapes(net: Net, inputs: int, outputs: int) -> None:
    """A net of another shape would be found out only in the midst of a game."""
    hidden, second = net.w2.shape
    shapes = [part.shape for part in net.parts]
    wanted = [(inputs, hidden), (hidden,), (hidden, second), (second,), (second, outputs), (outputs,)]
    if shapes != wanted:
        raise BadWeights(f"the layers are {shapes}, not {wanted}")
