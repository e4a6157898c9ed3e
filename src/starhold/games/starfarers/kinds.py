"""Numbers of the decisions (starfarers:15.1), of the tasks between them, and of the reasons for a refusal."""

from __future__ import annotations

from typing import Final

from starhold.games.starfarers.view_types import Phase

# Decisions.
TURN: Final = 0  # trade and build
MAKE_OFFER: Final = 1
ANSWER_OFFER: Final = 2
CLOSE_DEAL: Final = 3
FLIGHT: Final = 4
DISCARD: Final = 5
ROB: Final = 6
RELIEF: Final = 7
FREE_SHIP: Final = 8
ENCOUNTER: Final = 9
PAY_CARDS: Final = 10
GAIN_CARDS: Final = 11
HAND_OVER: Final = 12
LOSE_UPGRADE: Final = 13
GAIN_UPGRADE: Final = 14
GROUND_SHIP: Final = 15
SPACE_JUMP: Final = 16
LAND: Final = 17
CHOOSE_FRIENDSHIP: Final = 18
PLACE_COLONY: Final = 19
PLACE_PORT: Final = 20
PLACE_SHIP: Final = 21
BONUS: Final = 22

# Tasks.
SET_UP: Final = 0
SET_UP_NEXT: Final = 1
OPENING: Final = 2
NEXT_TURN: Final = 3
ROLL: Final = 4
AFTER_DISCARD: Final = 5
AFTER_ROB: Final = 6
RELIEF_NEXT: Final = 7
RESERVE: Final = 8
TRADE_AND_BUILD: Final = 9
SHAKE_MOTHERSHIP: Final = 10
DRAW_ENCOUNTER: Final = 11
RUN_BRANCH: Final = 12
FINISH_ENCOUNTER: Final = 13
FLY_SHIPS: Final = 14
END_TURN: Final = 15

# Phases, for people.
IN_SET_UP: Final = 0
IN_PRODUCTION: Final = 1
IN_TRADE: Final = 2
IN_FLIGHT: Final = 3
OVER: Final = 4
PHASE_NAMES: Final[tuple[Phase, ...]] = ("setup", "production", "trade", "flight", "over")

# How a game ended.
FIFTEEN_POINTS: Final = 1
TURN_LIMIT: Final = 2
END_REASONS: Final = ("", "fifteen_points", "turn_limit")

# Reasons: `refusals.py` has the message and the rule of each.
OK: Final = 0
NOT_NOW: Final = 1
TRADE_OFF_TURN: Final = 2
CANNOT_PAY: Final = 3
NO_CARD: Final = 4
RATE_SHORT: Final = 5
SAME_KIND: Final = 6
SUPPLY_EMPTY: Final = 7
NO_OFFERS: Final = 8
NOBODY_TO_TRADE: Final = 9
BOTH_SIDES: Final = 10
NO_GIFTS: Final = 11
ASK_TOO_MUCH: Final = 12
NOT_ADDRESSED: Final = 13
YOURSELF: Final = 14
ADDRESSED_TWICE: Final = 15
NO_SEAT: Final = 16
DID_NOT_ACCEPT: Final = 17
NO_TRANSPORT: Final = 18
NO_COLONY_PIECE: Final = 19
NO_STATION_PIECE: Final = 20
NO_SHIPYARD: Final = 21
NOT_YOUR_BERTH: Final = 22
BERTH_TAKEN: Final = 23
NOT_YOUR_COLONY: Final = 24
ALREADY_PORT: Final = 25
UPGRADE_LIMIT: Final = 26
NO_UPGRADE: Final = 27
NOT_IN_POOL: Final = 28
NO_FRIENDSHIP: Final = 29
USED_THIS_TURN: Final = 30
NOT_RICHER: Final = 31
NOT_IN_WINDOW: Final = 32
TRAY_EMPTY: Final = 33
SHAKE_NO_SHIP: Final = 34
MUST_SHAKE: Final = 35
NO_SHIP: Final = 36
SHIP_DONE: Final = 37
SHIP_GROUNDED: Final = 38
OTHER_UNDER_WAY: Final = 39
TOO_FAR: Final = 40
NO_WAY: Final = 41
SYSTEM_CENTRE: Final = 42
UNKNOWN_SECTOR: Final = 43
NODE_OCCUPIED: Final = 44
FOREIGN_BERTH: Final = 45
TRADE_SHIP_SITE: Final = 46
COLONY_DOCK: Final = 47
TOO_LITTLE_FREIGHT: Final = 48
DOCKS_FULL: Final = 49
STAYS_THERE: Final = 50
DEAD_END: Final = 51
MUST_KEEP_MOVING: Final = 52
NOT_UNDER_WAY: Final = 53
MUST_LEAVE: Final = 54
UNDER_WAY: Final = 55
NOT_SITE: Final = 56
NOT_COLONY_SHIP: Final = 57
UNEXPLORED: Final = 58
TOKEN_THERE: Final = 59
TWO_COLONIES: Final = 60
HOME_SECTOR: Final = 61
SITE_TAKEN: Final = 62
NOT_HOME: Final = 63
SITE_CLOSED: Final = 64
NOT_BESIDE: Final = 65
TOO_POOR: Final = 66
ANSWER_KIND: Final = 67
SAME_AS_GIVEN: Final = 68
NOTHING_TO_DRAW: Final = 69
DRAW_SELF: Final = 70
CARD_GONE: Final = 71
OTHER_CIV: Final = 72
CANNOT_GROUND: Final = 73
OPEN_REQUEST: Final = 74
NO_COUNTER: Final = 75
