"""The actions of Starfarers and the names of everything they, the log and luck may be about.

Those asked for most come first: Python keeps small numbers ready, so their codes cost nothing to make.
"""

from __future__ import annotations

from typing import Final

from starhold.core.actions import ActionSpace, Verb
from starhold.games.starfarers import board
from starhold.games.starfarers.encounter_cards import ENCOUNTERS
from starhold.games.starfarers.friendship_cards import FRIENDSHIP_CARDS

ENCOUNTER_NAMES: Final = tuple(card.id for card in ENCOUNTERS)
FRIENDSHIP_NAMES: Final = tuple(card.id for card in FRIENDSHIP_CARDS)
SITE_NAMES: Final = tuple(board.NODE_NAMES[node] for node in board.SITES)
BERTH_NODES: Final = tuple(node for pair in board.BERTHS for node in pair)  # berth 2 * site and 2 * site + 1
BERTH_NAMES: Final = tuple(board.NODE_NAMES[node] for node in BERTH_NODES)
SEAT_NAMES: Final = ("1", "2", "3", "4")
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
ANSWER_NAMES: Final = ("0", "1", "2", "3", "yes", "no")
SHIPS: Final = 3
UPGRADES: Final = 3
SEATS: Final = 4

# How many of each there are, as plain numbers for the compiler.
NODE_COUNT: Final = 320
SITE_COUNT: Final = 57
BERTH_COUNT: Final = 114
ENCOUNTER_COUNT: Final = 32
FRIENDSHIP_COUNT: Final = 20
if [len(names) for names in (board.NODE_NAMES, SITE_NAMES, BERTH_NAMES, ENCOUNTER_NAMES, FRIENDSHIP_NAMES)] != [
    NODE_COUNT, SITE_COUNT, BERTH_COUNT, ENCOUNTER_COUNT, FRIENDSHIP_COUNT,
]:  # fmt: skip
    raise AssertionError("the counts of starfarers/actions.py do not match its content")

# Everything luck may draw and the log may name, by one number; resources come first, so that a thing is a resource.
DISC_CODES: Final = tuple(board.DISC_NAMES)
UPGRADE_THING: Final = 5
BALL_THING: Final = UPGRADE_THING + 3
CIVILISATION_THING: Final = BALL_THING + 4
DISC_THING: Final = CIVILISATION_THING + 4
TILE_THING: Final = DISC_THING + len(DISC_CODES)
ENCOUNTER_THING: Final = TILE_THING + len(board.TILE_NAMES)
FRIENDSHIP_THING: Final = ENCOUNTER_THING + ENCOUNTER_COUNT
SLOT_THING: Final = FRIENDSHIP_THING + FRIENDSHIP_COUNT
NODE_THING: Final = SLOT_THING + len(board.SLOT_NAMES)
THING_NAMES: Final = (
    *board.RESOURCE_NAMES,
    *board.UPGRADE_NAMES,
    *(f"ball_{name}" for name in board.BALL_NAMES),
    *board.CIVILISATION_NAMES,
    *board.DISC_NAMES.values(),
    *board.TILE_NAMES,
    *ENCOUNTER_NAMES,
    *FRIENDSHIP_NAMES,
    *board.SLOT_NAMES,
    *board.NODE_NAMES,
)

# First code of each verb. Written out so that the compiler sees constants; checked against SPACE below.
END: Final = 0
SHAKE: Final = 1
STOP: Final = 2
OFFER: Final = 3
SEND: Final = 4
CANCEL: Final = 5
ACCEPT: Final = 6
DECLINE: Final = 7
COUNTER: Final = 8
DROP: Final = 9
NOTHING: Final = 10
FAME: Final = 11
GIVE: Final = 12
ASK: Final = GIVE + 5
TO: Final = ASK + 5
DEAL: Final = TO + 4
EXCHANGE: Final = DEAL + 4
UPGRADE: Final = EXCHANGE + 25
ATTACH: Final = UPGRADE + 3
LOSE: Final = ATTACH + 3
PAY: Final = LOSE + 3
TAKE: Final = PAY + 5
RETURN: Final = TAKE + 5
DRAW: Final = RETURN + 5
HELP: Final = DRAW + 4
ANSWER: Final = HELP + 6
GROUND: Final = ANSWER + 6
FRIEND: Final = GROUND + SHIPS
SPACEPORT: Final = FRIEND + FRIENDSHIP_COUNT
PLACE: Final = SPACEPORT + SITE_COUNT
COLONY_SHIP: Final = PLACE + SITE_COUNT
TRADE_SHIP: Final = COLONY_SHIP + BERTH_COUNT
FOUND: Final = TRADE_SHIP + BERTH_COUNT
FLY: Final = FOUND + SHIPS * SITE_COUNT
STEP: Final = FLY + SHIPS * NODE_COUNT
JUMP: Final = STEP + SHIPS * NODE_COUNT
SPACE_SIZE: Final = JUMP + SHIPS * NODE_COUNT


def _by_ship(names: tuple[str, ...]) -> list[str]:
    return [f"{number + 1}.{name}" for number in range(SHIPS) for name in names]


SPACE: Final = ActionSpace(
    [
        Verb("end"),
        Verb("shake"),
        Verb("stop"),
        Verb("offer"),
        Verb("send"),
        Verb("cancel"),
        Verb("accept"),
        Verb("decline"),
        Verb("counter"),
        Verb("drop"),
        Verb("none"),
        Verb("fame"),
        Verb("give", board.RESOURCE_NAMES),
        Verb("ask", board.RESOURCE_NAMES),
        Verb("to", SEAT_NAMES),
        Verb("deal", SEAT_NAMES),
        Verb("exchange", [f"{give}.{take}" for give in board.RESOURCE_NAMES for take in board.RESOURCE_NAMES]),
        Verb("upgrade", board.UPGRADE_NAMES),
        Verb("attach", board.UPGRADE_NAMES),
        Verb("lose", board.UPGRADE_NAMES),
        Verb("pay", board.RESOURCE_NAMES),
        Verb("take", board.RESOURCE_NAMES),
        Verb("return", board.RESOURCE_NAMES),
        Verb("draw", SEAT_NAMES),
        Verb("help", [f"{first + 1}.{second + 1}" for first, second in PAIRS]),
        Verb("answer", ANSWER_NAMES),
        Verb("ground", [str(number + 1) for number in range(SHIPS)]),
        Verb("friend", FRIENDSHIP_NAMES),
        Verb("spaceport", SITE_NAMES),
        Verb("place", SITE_NAMES),
        Verb("colony_ship", BERTH_NAMES),
        Verb("trade_ship", BERTH_NAMES),
        Verb("found", _by_ship(SITE_NAMES)),
        Verb("fly", _by_ship(board.NODE_NAMES)),
        Verb("step", _by_ship(board.NODE_NAMES)),
        Verb("jump", _by_ship(board.NODE_NAMES)),
    ]
)

if (*(verb.base for verb in SPACE.verbs), len(SPACE)) != (
    END, SHAKE, STOP, OFFER, SEND, CANCEL, ACCEPT, DECLINE, COUNTER, DROP, NOTHING, FAME, GIVE, ASK, TO, DEAL, EXCHANGE,
    UPGRADE, ATTACH, LOSE, PAY, TAKE, RETURN, DRAW, HELP, ANSWER, GROUND, FRIEND, SPACEPORT, PLACE, COLONY_SHIP,
    TRADE_SHIP, FOUND, FLY, STEP, JUMP, SPACE_SIZE,
):  # fmt: skip
    raise AssertionError("the codes of starfarers/actions.py do not match its verbs")
