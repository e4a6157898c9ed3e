# CATAN – Starfarers: the words of the table. Friendship cards and encounters stand in starfarers-cards.ftl.
#
# Forms other messages are built from come first; their attributes are grammatical forms and differ by language.
# Values with fixed words: $resource, $upgrade, $civ, $colour, $ball, $slot, $kind and $phase name things; none is
# nothing; yes and no are yes and no. $cost, $give, $get, $due and $ask are lists made of `amount-acc`. $to and $at are
# places with their preposition, made of `place-to` and `place-at`.

starfarers-title = CATAN – Starfarers
starfarers-blurb = Set out from the Catan sector: build ships, explore planetary systems, found colonies and trade stations, and stand your ground in encounters. Have 15 points on your own turn, and you win. Two of the 32 encounters are our reconstruction; printed ones may differ.
learn-1 = Send ships out.
learn-1-text = Build them at a spaceport and shake the mothership: the balls say how far they fly, a black one brings an encounter.
learn-2 = Settle and trade.
learn-2-text = Colony ships found colonies between two planets, which produce when the dice show their number. Trade ships found stations.
learn-3 = Fit out the mothership.
learn-3-text = Boosters make you fast, cannons clear pirate bases, freight pods open ice planets and docks. Trade for whatever you are missing.
learn-4 = Reach 15 points.
learn-4-text = Colonies, spaceports, medals and the friendship of four civilisations count. Have 15 points on your own turn and you win.

## Building blocks

resource-ore = ore
resource-fuel = fuel
resource-carbon = carbon
resource-food = food
resource-goods = goods
resource-name = { $resource ->
    [ore] { resource-ore }
    [fuel] { resource-fuel }
    [carbon] { resource-carbon }
    [food] { resource-food }
   *[goods] { resource-goods }
}
# how many cards of a resource; a list of these is a price or a side of a trade
amount = { $resource ->
    [goods] { $n ->
        [one] { $n } trade good
       *[other] { $n } trade goods
    }
   *[other] { $n } { resource-name }
}
amount-acc = { amount }

upgrade-booster = booster
upgrade-cannon = cannon
upgrade-freight_pod = freight pod
upgrade-name = { $upgrade ->
    [booster] { upgrade-booster }
    [cannon] { upgrade-cannon }
   *[freight_pod] { upgrade-freight_pod }
}
# one of them, as what is gained or lost
upgrade-acc = a { upgrade-name }
n-upgrades = { $upgrade ->
    [booster] { $n ->
        [one] { $n } booster
       *[other] { $n } boosters
    }
    [cannon] { $n ->
        [one] { $n } cannon
       *[other] { $n } cannons
    }
   *[freight_pod] { $n ->
        [one] { $n } freight pod
       *[other] { $n } freight pods
    }
}

civ-green_folk = Green Folk
civ-merchants = Merchants
civ-scientists = Scientists
civ-diplomats = Diplomats
civ-name = { $civ ->
    [green_folk] { civ-green_folk }
    [merchants] { civ-merchants }
    [scientists] { civ-scientists }
   *[diplomats] { civ-diplomats }
}

colour-yellow = yellow
colour-red = red
colour-white = white
colour-blue = blue
colour-name = { $colour ->
    [yellow] { colour-yellow }
    [red] { colour-red }
    [white] { colour-white }
   *[blue] { colour-blue }
}
# a player by name, or by seat where no name is known (seat 0: it is); none: without the colour
who = { $seat ->
    [0] { $colour ->
        [none] { $person }
       *[other] { $person } ({ colour-name })
    }
   *[other] { $colour ->
        [none] seat { $seat }
       *[other] seat { $seat } ({ colour-name })
    }
}
# the same as somebody to whom something is said or from whom a card is drawn
who-dat = { who }

ball-yellow = yellow
ball-red = red
ball-blue = blue
ball-black = black

symbol-triangle = triangle
symbol-square = square
symbol-hexagon = hexagon
symbol-alpha = Alpha
symbol-beta = Beta
symbol-gamma = Gamma
symbol-delta = Delta

phase-name = { $phase ->
    [setup] set-up
    [production] production
    [trade] trade and build
    [flight] flight
   *[over] end
}

n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
n-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
n-halves = { $n ->
    [one] { $n } half medal
   *[other] { $n } half medals
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-pods = { $due ->
    [one] { $due } freight pod
   *[other] { $due } freight pods
}
ship = { $kind ->
    [colony] ship { $number } (colony ship)
   *[trade] ship { $number } (trade ship)
}
list-and = { $first } and { $last }
# cards only one seat may know
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}

## Places

# a sector slot: F1 to F7 far, N1 to N8 near, HA to HD home
sector = { $slot ->
    [HA] home system Alpha
    [HB] home system Beta
    [HC] home system Gamma
    [HD] home system Delta
   *[other] sector { $slot }
}
sector-in = in { sector }
sector-short = { $slot ->
    [HA] { symbol-alpha }
    [HB] { symbol-beta }
    [HC] { symbol-gamma }
    [HD] { symbol-delta }
   *[other] { $slot }
}
# a planet with its disc: none is face down
planet = { $token ->
    [pirate] { resource-name } (pirate base { $value })
    [ice] { resource-name } (ice planet { $value })
   *[none] { $numbers ->
        [none] { resource-name }
       *[other] { resource-name } { $numbers }
    }
}
# the same after "between", and after "by"
planet-between = { planet }
planet-by = { planet }
# kinds: site, berth, side and corner of a known system; dock and outpost; empty; unknown (face down); and what the log
# says, which does not know the tiles: a site, a berth, the middle or the edge of a slot; space is everything else
place-name = { $kind ->
    [site] site between { $a } and { $b }, { sector-short }
    [berth] berth by { $by } of the spaceport between { $a } and { $b }, { sector-short }
    [side] point by { $by }, next to the site between { $a } and { $b }, { sector-short }
    [corner] outer corner of { $by }, { sector-short }
    [dock] docking point of the { civ-name }, { sector-short }
    [outpost] beside the outpost of the { civ-name }, { sector-short }
    [empty] empty sector { sector-short }
    [unknown] beside the unknown sector { sector-short }
    [slot-site] colony site, { sector-short }
    [slot-berth] berth, { sector-short }
    [slot-middle] middle of { sector-short }
    [slot-edge] edge of { sector-short }
   *[space] open space near { sector }
}
place-to = { $kind ->
    [site] to the site between { $a } and { $b } ({ sector-short })
    [berth] to the berth by { $by } (spaceport between { $a } and { $b }, { sector-short })
    [side] to the point by { $by } (next to the site between { $a } and { $b }, { sector-short })
    [corner] to the outer corner of { $by } ({ sector-short })
    [dock] to the docking point of the { civ-name } ({ sector-short })
    [outpost] to a point beside the outpost of the { civ-name } ({ sector-short })
    [empty] into the empty sector { sector-short }
    [unknown] to a point beside the unknown sector { sector-short }
    [slot-site] to a colony site { sector-in }
    [slot-berth] to a berth { sector-in }
    [slot-middle] to the middle of { sector }
    [slot-edge] to the edge of { sector }
   *[space] into open space near { sector }
}
place-at = { $kind ->
    [site] on the site between { $a } and { $b } ({ sector-short })
    [berth] in the berth by { $by } (spaceport between { $a } and { $b }, { sector-short })
    [side] at the point by { $by } (next to the site between { $a } and { $b }, { sector-short })
    [corner] at the outer corner of { $by } ({ sector-short })
    [dock] at the docking point of the { civ-name } ({ sector-short })
    [outpost] beside the outpost of the { civ-name } ({ sector-short })
    [empty] in the empty sector { sector-short }
    [unknown] beside the unknown sector { sector-short }
    [slot-site] on a colony site { sector-in }
    [slot-berth] in a berth { sector-in }
    [slot-middle] in the middle of { sector }
    [slot-edge] at the edge of { sector }
   *[space] in open space near { sector }
}
# where something is put
place-on = { place-at }
# the same with the direction in which it lies, by the clock, as seen from the middle of the sector
place-hour = { $far ->
    [yes] { $place } (towards { $hour } o’clock, farther out)
   *[no] { $place } (towards { $hour } o’clock)
}

## Where points come from, and the end

part-colonies = colonies
part-spaceports = spaceports
part-markers = friendship markers
part-medals = medals
part-half_medals = pairs of half medals

end-fifteen_points = A player has 15 points on their own turn.
end-turn_limit = The last turn you agreed on is over: whoever has the most points wins.

## Options

option-board = Board
option-board-help = Which sectors lie where. Beginner: the printed first game. Strategic: sectors shuffled, face up. Explorer: shuffled and face down until a ship comes. Wild space: the same, near and far sectors mixed.
option-set_up_phase = Set-up phase
option-set_up_phase-help = Whether the players choose where they start: colonies, spaceport, first ship and a free upgrade.
option-first_player = First player
option-first_player-help = Who takes the first turn.
option-neutral = Neutral colour
option-neutral-help = With three players, the colour that stands on the board without a player and only blocks sites.
option-offers = Offers a turn
option-offers-help = How many offers you may make to the other players in a turn; what 0 means is set beside it.
option-turn_limit = Turn limit
option-turn_limit-help = After how many turns in all the game ends, and whoever has the most points wins; 0 means no limit.
option-escape_fee = Price of escaping
option-escape_fee-help = Which of the two reconstructed encounters charges a half medal for a successful escape.
option-fight_opponent = Opponent in two fights
option-fight_opponent-help = Who fights for the pirates in encounters 17 and 18 once the escape has failed.
option-under_fire = Help under fire
option-under_fire-help = What is compared in encounters 22 to 24, where strangers are under fire.
option-neighbours = Opponent in two rescues
option-neighbours-help = Who stands for the other side in encounters 21 and 22.
option-double_penalties = Double penalties
option-double_penalties-help = Where an encounter both takes an upgrade and grounds a ship: whether both happen, or only the ship is grounded.
option-fame_cards = Both Bought fame cards
option-fame_cards-help = How often a turn you may buy a half medal if you have both cards: once in all, or once with each.
option-home_sites = Home sites (3 players)
option-home_sites-help = With three players and a chosen start: whether all home sites are free, or one in each of three home systems is closed beforehand.
option-wear_reshuffle = Shuffle after Wear and Tear
option-wear_reshuffle-help = Whether the card that was just resolved is shuffled in too.
option-waiting_ship = Ship beside a token
option-waiting_ship-help = When your ship already stands beside a pirate base or an ice planet and you become strong enough: when it clears it.
option-relief_counts = Relief
option-relief_counts-help = What counts as receiving something in a production, so that your Relief card gives you nothing.
option-black_ball = Black ball in comparisons
option-black_ball-help = What the black ball is worth when strength or speed is compared in an encounter.
option-tile_rotation = Rotation of the sectors
option-tile_rotation-help = On shuffled boards: whether each sector is turned at random or lies as printed.
option-home_discs = Numbers of the home systems
option-home_discs-help = Whether the numbers of the home systems lie as printed or are shuffled within each system.
option-removed_tile = Sector left out
option-removed_tile-help = On the strategic and the explorer board: which near sector stays in the box.
option-ship_tokens = Trade-ship tokens
option-ship_tokens-help = How many free trade ships a player may keep for later when they cannot be placed.
option-booster_counts = Counting boosters
option-booster_counts-help = Whether the Scientists’ cards count where encounters compare the numbers of boosters.
option-reader = Reader of encounters
option-reader-help = Whether the left neighbour sees the whole encounter card, as at a real table.
option-grounded = Grounded ships
option-grounded-help = Whether a grounded ship may still found a colony or clear a token where it stands.
option-card_window = Cards used once a turn
option-card_window-help = When help from the rich and bought fame may be used: until the end of the turn, or only while trading and building.
option-sole_claimant = Shortage with one claim
option-sole_claimant-help = When the supply has too few cards and only one player should get any: whether that player gets nothing or what is left.
option-most_pods = Most freight pods
option-most_pods-help = In Wear and Tear, whether a half medal for the most freight pods needs at least one, or is given to all when nobody has any.
option-zero_offers = No limit on offers
option-zero_offers-help = What 0 offers a turn means: as many as you like, or that players do not trade with each other.
option-requests = Requests
option-requests-help = Whether an offer may leave one side open for the others to make proposals, and counter-offers may be answered with a new offer.

value-board-beginner = beginner
value-board-strategic = strategic
value-board-explorer = explorer
value-board-wild_space = wild space
value-set_up_phase-board = as the board has it
value-set_up_phase-always = always chosen
value-first_player-random = luck decides
value-first_player-first_seat = the first seat
value-neutral-blue = blue
value-neutral-white = white
value-neutral-red = red
value-neutral-yellow = yellow
value-escape_fee-card_17 = encounter 17
value-escape_fee-card_18 = encounter 18
value-fight_opponent-same = the same neighbour
value-fight_opponent-deck_1999 = another neighbour, as in 1999
value-under_fire-combat = combat strength
value-under_fire-speed = speed
value-neighbours-deck_1999 = as in 1999
value-neighbours-left = the left neighbour
value-double_penalties-both = both
value-double_penalties-ground = only the ship
value-fame_cards-one = once in all
value-fame_cards-each = once with each
value-home_sites-free = all free
value-home_sites-blocked = three closed
value-wear_reshuffle-without = without it
value-wear_reshuffle-with = with it
value-waiting_ship-must_move = only when a ship moves there
value-waiting_ship-next_move = when it next moves
value-waiting_ship-at_once = at once
value-relief_counts-planets = cards from planets
value-relief_counts-reserve_too = cards from the reserve too
value-black_ball-zero = 0
value-black_ball-three = 3
value-tile_rotation-random = at random
value-tile_rotation-printed = as printed
value-home_discs-printed = as printed
value-home_discs-shuffled = shuffled
value-removed_tile-empty = an empty one
value-removed_tile-any = any of them
value-ship_tokens-unlimited = any number
value-ship_tokens-one = one
value-booster_counts-with_cards = with the cards
value-booster_counts-physical = only real boosters
value-reader-nobody = nobody sees it
value-reader-left = the left neighbour
value-grounded-stays = only stays
value-grounded-may_found = may found and clear
value-card_window-turn = until the turn ends
value-card_window-trade = while trading and building
value-sole_claimant-nothing = nothing
value-sole_claimant-paid = what is left
value-most_pods-one = at least one
value-most_pods-none = given to all
value-zero_offers-unlimited = as many as you like
value-zero_offers-none = no trade among players
value-requests-open = open
value-requests-closed = both sides named

## Questions, by the name of the decision

ask-place_colony = Set-up: place your { $number ->
    [1] first
    [2] second
   *[3] third
} colony on a free site between two planets of the home systems.
ask-place_port = Set-up: choose which of your colonies becomes your spaceport. Your ships start beside it.
ask-place_ship = Set-up: place your first ship, a colony ship or a trade ship, in a berth of your spaceport.
ask-bonus = Set-up: take one upgrade from the pool. It holds { $list }.
ask-discard = A seven: you hold { n-cards }, and { $limit } are safe. Return half of your hand to the supply, { $due ->
    [one] { $due } card
   *[other] { $due } cards
} of your choice; { $left } to go.
ask-rob = A seven: choose the player you draw a random card from.
ask-relief = You get nothing from this production. Your Relief card lets you take one card of your choice from the supply.
ask-turn = Your turn: trade and build in any order. { $ships ->
    [0] You have no ship on the board, so end your turn after that.
    [one] Then shake the mothership for the flight of your ship.
   *[other] Then shake the mothership for the flight of your { $ships } ships.
} { $offers ->
    [unlimited] You may make the others as many offers as you like.
   *[other] { $offers ->
        [0] You have no offers left in this turn.
        [one] You may still make { $offers } offer to the others.
       *[other] You may still make { $offers } offers to the others.
    }
}
ask-offer = Your offer: you give { $give ->
    [none] nothing yet
   *[other] { $give }
} and ask for { $ask ->
    [none] nothing yet
   *[other] { $ask }
}, addressed to { $to ->
    [none] all others
   *[other] { $to }
}. Add cards, name a player, send it or drop it.
ask-answer = { $give ->
    [none] { who } asks for { $ask } and would like to hear what you want for it. Decline, or make a proposal.
   *[other] { $ask ->
        [none] { who } offers { $give } and would like to hear what you would give for it. Decline, or make a proposal.
       *[other] { who } offers you { $give } and asks for { $ask } in return. Accept, decline, or make a counter-offer.
    }
}
ask-counter = { $theirs ->
    [none] { who } asks you for { $yours }, open to proposals.
   *[other] { $yours ->
        [none] { who } offers { $theirs }, open to proposals.
       *[other] { who } offers you { $theirs } for { $yours }.
    }
} Your counter-offer: you give { $give ->
    [none] nothing yet
   *[other] { $give }
} and ask for { $ask ->
    [none] nothing yet
   *[other] { $ask }
}. Add cards, send it, or go back to the offer.
ask-close = { $give ->
    [none] You asked for { $ask }, open to proposals.
   *[other] { $ask ->
        [none] You offered { $give }, open to proposals.
       *[other] You offered { $give } for { $ask }.
    }
} { $list } Make a deal with one of them, or drop the offer.
ask-bargain = Your new offer: you give { $give ->
    [none] nothing yet
   *[other] { $give }
} and ask for { $ask ->
    [none] nothing yet
   *[other] { $ask }
}, addressed to { $to ->
    [none] all who made a counter-offer
   *[other] { $to }
}. Add cards, name a player, send it, or go back to the answers.
answered = { $answer ->
    [accept] { who } accepts.
    [decline] { who } declines.
   *[counter] { who } would give { $give } for { $ask }.
}
ask-free_ship = You have a free trade ship to place: choose a free berth of one of your spaceports.
ask-encounter = { $name }: { $question } You hold { n-cards }.
ask-encounter-second = { $name }: { $question }
ask-pay = { $reason ->
    [offered] { $name }: choose the cards you offer, { $left } to go.
    [swapped] { $name }: choose the card you give in exchange.
   *[paid] { $name }: choose the cards you pay, { $left } to go.
}
ask-gain = { $name }: choose the cards you take from the supply, { $left } to go.
ask-hand_over = { $name }: choose the cards you hand over to { who }, { $left } to go. Nobody else sees which.
ask-lose_upgrade = { $name }: choose the upgrade you lose.
ask-gain_upgrade = { $name }: choose the upgrade you attach to your mothership.
ask-ground = { $name }: choose which of your ships takes no part in this flight.
ask-jump = Space jump: you may put one of your ships on any free intersection where it may stop. It does not fly any more in this turn.
ask-land = Your colony ship has landed on a site where you may found a colony. Found one, or just stop there.
ask-flight = { $ships ->
    [0] Flight at speed { $speed } (base { $base }, boosters and cards { $bonus }): your ships cannot fly any more. End your turn.
    [one] Flight at speed { $speed } (base { $base }, boosters and cards { $bonus }): { $ships } of your ships may still fly. Move it, or end your turn.
   *[other] Flight at speed { $speed } (base { $base }, boosters and cards { $bonus }): { $ships } of your ships may still fly, one after another. Move them, or end your turn.
}
ask-under-way = { ship } is under way { $at }, with { n-steps } left of speed { $speed }. Fly on, or stop if it may stop here.
ask-friendship = You have founded a trade station with the { civ-name }. Choose one of their friendship cards; it works from now on.
ask-chosen = Chosen so far: { $list }.

## Answers

do-place = Place a colony { $on }
do-spaceport = { $setup ->
    [yes] Make the colony { $at } your spaceport
   *[no] Build a spaceport { $at } (pay { $cost }, 1 more point)
}
do-colony_ship = { $setup ->
    [yes] Place a colony ship { $on }
   *[no] Build a colony ship { $at } (pay { $cost })
}
do-trade_ship = { $setup ->
    [yes] Place a trade ship { $on }
   *[no] Build a trade ship { $at } (pay { $cost })
}
do-attach = Attach { upgrade-acc } (you have { $have } of { $limit })
do-upgrade = Build { upgrade-acc }: pay { $cost } (you have { $have } of { $limit })
do-lose = Lose { upgrade-acc } (you have { $have })
do-return = Return to the supply: { amount-acc } (you hold { $have })
do-draw = Draw a random card from { who } ({ n-cards } in hand)
do-take = Take from the supply: { amount-acc }
do-none = { $decision ->
    [relief] Take nothing
   *[jump] Do not jump
}
do-exchange = { $card ->
    [yes] Give { $give } to the supply for { $get } (with your Merchants’ card, once a turn)
   *[no] Give { $give } to the supply for { $get }
}
do-offer = Make an offer to the other players
do-give = Offer { amount-acc } more (you hold { $have })
do-ask = Ask for { amount-acc } more
do-to = Address the offer to { who }
do-send = { $give ->
    [none] Send the request: who gives you { $ask }, and for what?
   *[other] { $ask ->
        [none] Send the request: who wants { $give }, and for what?
       *[other] Send it: you give { $give } for { $ask }
    }
}
do-cancel = { $decision ->
    [offer] Drop this offer
    [close] Back to the answers
   *[answer] Back to the offer
}
do-accept = Accept: you give { $give } and get { $get }
do-decline = Decline the offer
do-counter = { $decision ->
    [close] Answer with a new offer
   *[answer] Make a counter-offer
}
do-deal = Deal with { who }: you give { $give } and get { $get }
do-drop = Drop the offer, no deal
do-fame = Buy a half medal: pay { $cost }
do-help = Help from the rich: draw a random card from { $who } and from { $other }
do-shake = Shake the mothership and fly (you cannot trade or build after that)
do-end = { $decision ->
    [turn] End your turn: you have no ship to fly
   *[flight] End the flight and your turn
}
do-answer = { $text }
do-pay = Give { amount-acc } (you hold { $have })
do-ground = Ground { ship } { $at }
do-jump = Jump with { ship } { $to }
do-fly = { $steps ->
    [0] Leave { ship } { $at } and clear what lies beside it
   *[other] Fly { ship } { $to } ({ n-steps })
}
do-fly-station = Fly { ship } { $to } and found a trade station ({ n-steps }, { n-pods } needed)
do-found = { $steps ->
    [0] Found a colony with { ship } { $at } (1 more point)
   *[other] Fly { ship } { $to } and found a colony ({ n-steps }, 1 more point)
}
do-step = Fly { ship } one step { $to } (then go on)
do-stop = { $decision ->
    [flight] Stop { ship } { $at }
   *[land] Just stop there
}
do-friend = Take { $card } ({ $text })
do-impossible = Not possible now: { $notation }
# what a flight there turns up on the way
do-reveals = { $text } (turns up something unknown)

## Why not

refuse-not-now = That is not one of your choices right now. Choose one of those offered.
refuse-trade-off-turn = You can trade only on your own turn. Wait for it, or for an offer.
refuse-cannot-pay = { $have ->
    [0] You cannot pay: this takes { $due }, and you hold no { resource-name }. The whole price is { $price }.
   *[other] You cannot pay: this takes { $due }, and you hold only { $have }. The whole price is { $price }.
} Trade for what is missing first.
refuse-no-card = You do not hold enough { resource-name } for that. Choose something else.
refuse-rate = The supply wants { $rate ->
    [one] { $rate } card
   *[other] { $rate } equal cards
} for one, and you hold { $have } { resource-name }. Trade something else, or make an offer.
refuse-same-kind = You would give { resource-name } for { resource-name }. Choose another resource to take.
refuse-supply-empty = The supply has no { resource-name } left. Choose another resource.
refuse-no-offers = { $limit ->
    [0] In this game players do not trade with each other. Trade with the supply.
   *[other] You have made all { $limit } offers of this turn. Trade with the supply, or build.
}
refuse-nobody-to-trade = Both sides of a deal need cards, and here one side has no cards. Choose somebody else, or trade with the supply.
refuse-both-sides = A deal with { resource-name } on both sides would be a hidden gift. Take it off one side.
refuse-gift = { $open ->
    [yes] The offer is still empty. Add at least one card that you give or one that you want.
   *[no] Both sides must give at least one card; gifts are not allowed. Add a card to the empty side.
}
refuse-ask-too-much = None of the players you ask holds that many cards: you may ask for { $most } at most. Ask for less.
refuse-not-addressed = You did not make { who } an offer. Choose a player you made an offer to.
refuse-self = You cannot trade with yourself. Choose another player.
refuse-addressed-twice = You have already addressed { who }. Name another player, or send the offer.
refuse-no-seat = There is no such player in this game. Choose another one.
refuse-did-not-accept = { who } neither accepted nor made a counter-offer. Deal with somebody who did, or drop the offer.
refuse-no-transport = All three of your transport ships are on the board. Found something with one of them first.
refuse-no-colony-piece = You have no colony left in your stock. Build something else.
refuse-no-station-piece = You have no trade station left in your stock. Build something else.
refuse-no-shipyard = You have built all three of your spaceports. Build something else.
refuse-not-your-berth = A ship starts beside a spaceport of its owner, and you have no spaceport { $at }. Choose a berth of your own spaceport.
refuse-berth-taken = There is already a ship { $at }. Choose a free berth, or fly that ship away first.
refuse-not-your-colony = You have no colony { $at }. Choose one of your colonies.
refuse-already-port = Your colony { $at } is already a spaceport. Choose another of your colonies.
refuse-upgrade-limit = { $upgrade ->
    [booster] A mothership carries { $limit } boosters at most, and yours has them.
    [cannon] A mothership carries { $limit } cannons at most, and yours has them.
   *[freight_pod] A mothership carries { $limit } freight pods at most, and yours has them.
} Choose another upgrade.
refuse-no-upgrade = Your mothership has no { upgrade-name }. Choose an upgrade it has.
refuse-not-in-pool = No { upgrade-name } is left in the pool. Choose another upgrade.
refuse-no-friendship = You need the friendship card { $card } for that. Found a trade station with its people first.
refuse-used-this-turn = You may use { $card } once a turn, and you have used it. Wait for your next turn.
refuse-not-richer = { who } has no more points than you. Help comes only from players with more points.
refuse-window = In this game you may use that card only while trading and building. Use it in your next turn.
refuse-tray-empty = No half medal is left in the tray. Keep your card.
refuse-shake-no-ship = You have no ship on the board, so there is no flight. End your turn instead.
refuse-must-shake = You have a ship on the board, so you must shake the mothership before your turn ends. No ship has to move.
refuse-no-ship = You have no ship { $number } on the board. Choose one of your ships.
refuse-ship-done = Ship { $number } has finished its move in this flight. Choose another ship, or end the flight.
refuse-grounded = Ship { $number } is grounded in this turn. Choose another ship, or end the flight.
refuse-other-under-way = Ship { $number } is still under way, and its move comes first. Fly on with it, or stop it.
refuse-too-far = That is too far: flying { $to } takes { n-steps }, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
}. Choose a nearer place.
refuse-no-way = There is no way { $to } from here. Choose another place.
refuse-centre = The middle of a planetary system is no intersection: nobody flies through { sector }. Fly around it.
refuse-unknown = What lies { sector-in } is not known yet. Fly beside it first and see.
refuse-occupied = There is a piece { $at }, and only one may stand on an intersection. Fly past it, or stop elsewhere.
refuse-foreign-berth = You may not stop { $at }: that berth belongs to { who }, and blockades are not allowed. Fly past it, or stop elsewhere.
refuse-trade-ship-site = A trade ship may not stop { $at }: such places are for colonies. Fly past it, or stop elsewhere.
refuse-colony-dock = A colony ship may not stop at the docking point of the { civ-name }. Fly past it, or come with a trade ship.
refuse-freight = A station with the { civ-name } now takes { n-pods }, and you have { $have }. Build freight pods first; until then you may not stop there.
refuse-docks-full = All five docks of the { civ-name } are taken. Found your station with another people.
refuse-stays = Your ship is already there, { $at }. To leave it where it is, stop it or end the flight.
refuse-dead-end = After a step { $to } your ship could not reach any place where it may stop. Choose another way.
refuse-must-keep-moving = Your ship may not stop where it is now. Fly on to a place where it may.
refuse-not-under-way = No ship is under way, so there is nothing to stop. Move a ship, or end the flight.
refuse-must-leave = Ship { $number } stands { $at } and has to leave in this flight, or found there if it may. Move it first.
refuse-under-way = A ship is still under way. Stop it first, then end the flight.
refuse-not-site = There is no colony site { $at }: those lie between two planets of a system. Choose such a place.
refuse-not-colony-ship = Ship { $number } is a trade ship. Only a colony ship can found a colony.
refuse-unexplored = The numbers { sector-in } are still face down. Explore the system first by flying beside it.
refuse-token = { $kind ->
    [pirate] A pirate base of strength { $value } keeps this site closed. Come with as many cannons first.
   *[ice] An ice planet of value { $value } keeps this site closed. Come with as many freight pods first.
}
refuse-two-colonies = With three players a system takes two colonies, and { sector } has them. Choose another system.
refuse-home = Nobody founds a colony in the home systems after the set-up. Fly farther out.
refuse-site-taken = There is already a piece { $at }. Choose a free site.
refuse-not-home = In the set-up colonies stand in the home systems. Choose a site there.
refuse-closed = Nobody may settle { $at } in this game: the site is closed. Choose another one.
refuse-not-beside = A step goes to a neighbouring intersection, and the way { $to } is longer. Choose one beside the ship.
refuse-poor = { $have ->
    [0] That takes { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }, and your hand is empty.
   *[other] That takes { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }, and you hold only { $have }.
} Choose another answer.
refuse-answer-kind = You cannot answer this encounter in that way. Choose one of the answers offered.
refuse-same-as-given = You gave { resource-name }, so what you take must be another resource. Choose another one.
refuse-nothing-to-draw = { who } has no cards. Choose a player who has.
refuse-draw-self = You cannot draw a card from yourself. Choose another player.
refuse-card-gone = Somebody has already taken the friendship card { $card }. Choose one that is left.
refuse-other-civ = The card { $card } is not one of the { civ-name }. Choose one of theirs.
refuse-cannot-ground = Ship { $number } has to leave a foreign berth, so it cannot be the one that is grounded. Choose another ship.
refuse-open-request = The request leaves one side open, and both sides of a trade must give at least one card. Make a proposal, or decline.
refuse-no-counter = You can answer only those who made a counter-offer. Deal with somebody, or drop the offer.

## The log

log-first-player = { $name } goes first.
    .you = You go first.
log-opening-cards = { $name } takes { n-cards } from the reserve{ shown }.
    .you = You take { n-cards } from the reserve{ shown }.
log-placed-colony = { $name } places a colony { $on }.
    .you = You place a colony { $on }.
log-placed-port = { $name } turns the colony { $at } into a spaceport.
    .you = You turn the colony { $at } into a spaceport.
log-placed-ship-colony = { $name } places a colony ship { $on }.
    .you = You place a colony ship { $on }.
log-placed-ship-trade = { $name } places a trade ship { $on }.
    .you = You place a trade ship { $on }.
log-bonus = { $name } takes { upgrade-acc } from the pool.
    .you = You take { upgrade-acc } from the pool.

log-turn-begins = Turn { $n }: { $name }.
    .you = Turn { $n }: your turn.
log-rolled = { $sum ->
    [7] { $name } rolls { $first } + { $second } = { $sum }: no planet produces, and cards are drawn.
   *[other] { $name } rolls { $first } + { $second } = { $sum }.
}
    .you = { $sum ->
        [7] You roll { $first } + { $second } = { $sum }: no planet produces, and cards are drawn.
       *[other] You roll { $first } + { $second } = { $sum }.
    }
log-produced = { $name } gains { amount-acc }.
    .you = You gain { amount-acc }.
log-green = { $name } gains { amount-acc } more from the Green Folk.
    .you = You gain { amount-acc } more from the Green Folk.
log-shortage = The supply cannot pay { amount-acc }, so nobody gets any.
log-nothing-produced = No planet produces anything.
log-relief = { $name } takes { amount-acc } with the Relief card.
    .you = You take { amount-acc } with the Relief card.
log-relief-none = { $name } takes nothing with the Relief card.
    .you = You take nothing with the Relief card.
log-reserve = { $name } takes { n-cards } from the reserve{ shown }.
    .you = You take { n-cards } from the reserve{ shown }.
log-reserve-rebuilt = The reserve is used up: a new one with { n-cards } is shuffled.
log-returned = { $name } returns { amount-acc } to the supply.
    .you = You return { amount-acc } to the supply.
log-robbed = { $name } draws a card from { $other }{ shown }.
    .you = You draw a card from { $other }{ shown }.
    .other = { $name } draws a card from you{ shown }.
log-seven-draw = { $name } takes { n-cards } from the reserve{ shown }.
    .you = You take { n-cards } from the reserve{ shown }.

log-exchanged = { $name } exchanges { amount-acc } for { $ask } with the supply.
    .you = You exchange { amount-acc } for { $ask } with the supply.
log-exchanged-by-card = { $name } exchanges { amount-acc } for { $ask } with the supply, by a Merchants’ card.
    .you = You exchange { amount-acc } for { $ask } with the supply, by a Merchants’ card.
log-offer = { $ask ->
    [none] { $name } offers { $give } and asks for nothing.
   *[other] { $give ->
        [none] { $name } asks for { $ask } and offers nothing.
       *[other] { $name } offers { $give } for { $ask }.
    }
}
    .you = { $ask ->
        [none] You offer { $give } and ask for nothing.
       *[other] { $give ->
            [none] You ask for { $ask } and offer nothing.
           *[other] You offer { $give } for { $ask }.
        }
    }
log-offer-again = { $ask ->
    [none] { $name } now offers { $give } and asks for nothing.
   *[other] { $give ->
        [none] { $name } now asks for { $ask } and offers nothing.
       *[other] { $name } now offers { $give } for { $ask }.
    }
}
    .you = { $ask ->
        [none] You now offer { $give } and ask for nothing.
       *[other] { $give ->
            [none] You now ask for { $ask } and offer nothing.
           *[other] You now offer { $give } for { $ask }.
        }
    }
log-accepted = { $name } accepts.
    .you = You accept.
log-declined = { $name } declines.
    .you = You decline.
log-countered = { $ask ->
    [none] { $name } would rather give { $give } for nothing.
   *[other] { $give ->
        [none] { $name } would rather have { $ask } for nothing.
       *[other] { $name } would rather give { $give } for { $ask }.
    }
}
    .you = { $ask ->
        [none] You would rather give { $give } for nothing.
       *[other] { $give ->
            [none] You would rather have { $ask } for nothing.
           *[other] You would rather give { $give } for { $ask }.
        }
    }
log-deal = { $ask ->
    [none] { $name } gives { $give } to { $other }.
   *[other] { $give ->
        [none] { $name } gets { $ask } from { $other }.
       *[other] { $name } trades { $give } for { $ask } with { $other }.
    }
}
    .you = { $ask ->
        [none] You give { $give } to { $other }.
       *[other] { $give ->
            [none] You get { $ask } from { $other }.
           *[other] You trade { $give } for { $ask } with { $other }.
        }
    }
    .other = { $ask ->
        [none] { $name } gives you { $give }.
       *[other] { $give ->
            [none] { $name } gets { $ask } from you.
           *[other] { $name } trades { $give } for { $ask } with you.
        }
    }
log-deal-gives = { $name } gives { amount-acc }.
    .you = You give { amount-acc }.
log-dropped = { $name } drops the offer.
    .you = You drop the offer.

log-built-colony-ship = { $name } builds a colony ship { $at } for { $price }.
    .you = You build a colony ship { $at } for { $price }.
log-built-trade-ship = { $name } builds a trade ship { $at } for { $price }.
    .you = You build a trade ship { $at } for { $price }.
log-built-spaceport = { $name } builds a spaceport { $at } for { $price }.
    .you = You build a spaceport { $at } for { $price }.
log-built-upgrade = { $name } builds { upgrade-acc } for { $price }.
    .you = You build { upgrade-acc } for { $price }.
log-fame-bought = { $name } buys { n-halves }.
    .you = You buy { n-halves }.
log-help = { $name } draws a card from { $other } as help from the rich{ shown }.
    .you = You draw a card from { $other } as help from the rich{ shown }.
    .other = { $name } draws a card from you as help from the rich{ shown }.

log-shake = { $black ->
    [yes] { $name } shakes the mothership: { $first } and { $second }, base speed { $n }, and an encounter.
   *[no] { $name } shakes the mothership: { $first } and { $second }, base speed { $n }.
}
    .you = { $black ->
        [yes] You shake the mothership: { $first } and { $second }, base speed { $n }, and an encounter.
       *[no] You shake the mothership: { $first } and { $second }, base speed { $n }.
    }
log-speed = { $name } flies at speed { $n }, boosters included.
    .you = You fly at speed { $n }, boosters included.
log-flew = { $founds ->
    [yes] { $n ->
        [one] { $name } flies { $n } step and founds a colony { $at }.
       *[other] { $name } flies { $n } steps and founds a colony { $at }.
    }
   *[no] { $n ->
        [one] { $name } flies { $n } step { $to }.
       *[other] { $name } flies { $n } steps { $to }.
    }
}
    .you = { $founds ->
        [yes] { $n ->
            [one] You fly { $n } step and found a colony { $at }.
           *[other] You fly { $n } steps and found a colony { $at }.
        }
       *[no] { $n ->
            [one] You fly { $n } step { $to }.
           *[other] You fly { $n } steps { $to }.
        }
    }
log-discovered = { $tile ->
    [system] { $name } discovers a planetary system { sector-in }.
    [outpost] { $name } discovers the outpost of the { civ-name } { sector-in }.
   *[empty] { $name } discovers that there is nothing { sector-in }.
}
    .you = { $tile ->
        [system] You discover a planetary system { sector-in }.
        [outpost] You discover the outpost of the { civ-name } { sector-in }.
       *[empty] You discover that there is nothing { sector-in }.
    }
log-explored = { $name } explores { sector }.
    .you = You explore { sector }.
log-disc-number = Planet { $planet } of { sector-short } shows { $numbers }.
log-token-found = { $kind ->
    [pirate] { $name } finds a pirate base of strength { $value } on planet { $planet } of { sector-short }.
   *[ice] { $name } finds that planet { $planet } of { sector-short } is an ice planet of value { $value }.
}
    .you = { $kind ->
        [pirate] You find a pirate base of strength { $value } on planet { $planet } of { sector-short }.
       *[ice] You find that planet { $planet } of { sector-short } is an ice planet of value { $value }.
    }
log-cleared-pirates = { $name } takes the pirate base of strength { $n } and a medal for it.
    .you = You take the pirate base of strength { $n } and a medal for it.
log-cleared-ice = { $name } makes the ice planet of value { $n } habitable and takes a medal for it.
    .you = You make the ice planet of value { $n } habitable and take a medal for it.
log-reserve-disc = { $name } turns up a reserve disc for planet { $planet } of { sector-short }: { $numbers }.
    .you = You turn up a reserve disc for planet { $planet } of { sector-short }: { $numbers }.
log-founded-colony = { $name } founds a colony { $at }.
    .you = You found a colony { $at }.
log-founded-station = { $name } founds a trade station with the { civ-name }, { $n ->
    [1] the first one there.
   *[other] now { $n } stand there.
}
    .you = You found a trade station with the { civ-name }, { $n ->
        [1] the first one there.
       *[other] now { $n } stand there.
    }
log-marker-first = { $name } takes the friendship marker of the { civ-name }.
    .you = You take the friendship marker of the { civ-name }.
log-marker-taken = { $name } takes the friendship marker of the { civ-name } from { $other }.
    .you = You take the friendship marker of the { civ-name } from { $other }.
    .other = { $name } takes the friendship marker of the { civ-name } from you.
log-friendship = { $name } takes the friendship card { $card }.
    .you = You take the friendship card { $card }.
log-waits = { $name }’s ship waits { $at }.
    .you = Your ship waits { $at }.

log-encounter-group = { $name } has an encounter: { $encounter }.
    .you = You have an encounter: { $encounter }.
log-encounter-story = { $story }
log-answered-amount = { $n ->
    [0] { $name } gives nothing.
    [one] { $name } gives { $n } card.
   *[other] { $name } gives { $n } cards.
}
    .you = { $n ->
        [0] You give nothing.
        [one] You give { $n } card.
       *[other] You give { $n } cards.
    }
log-answered-yes = { $name } says yes.
    .you = You say yes.
log-answered-no = { $name } says no.
    .you = You say no.
log-encounter-card = Encounter { $number } ({ $encounter }) is over.
log-paid = { $name } pays { amount-acc }.
    .you = You pay { amount-acc }.
log-held = { $name } sets { amount-acc } aside.
    .you = You set { amount-acc } aside.
log-offer-returned = { $name } gets { amount-acc } back.
    .you = You get { amount-acc } back.
log-gained = { $name } takes { amount-acc } from the supply.
    .you = You take { amount-acc } from the supply.
log-lost-swapped = { $name } gives { amount-acc } back to the supply.
    .you = You give { amount-acc } back to the supply.
log-gave = { $name } hands { n-cards } to { $other }{ shown }.
    .you = You hand { n-cards } to { $other }{ shown }.
    .other = { $name } hands you { n-cards }{ shown }.
log-drawn-from = { $name } draws a card from { $other }{ shown }.
    .you = You draw a card from { $other }{ shown }.
    .other = { $name } draws a card from you{ shown }.
log-fame-gained = { $name } gains { n-halves }.
    .you = You gain { n-halves }.
log-fame-lost = { $name } loses { n-halves }.
    .you = You lose { n-halves }.
log-fame-none = { $name } has no half medal left to gain or lose.
    .you = You have no half medal left to gain or lose.
log-upgrade-gained = { $name } attaches { upgrade-acc }.
    .you = You attach { upgrade-acc }.
log-upgrade-none = { $name } has room for no more upgrades.
    .you = You have room for no more upgrades.
log-upgrade-lost = { $name } loses { upgrade-acc }.
    .you = You lose { upgrade-acc }.
log-upgrade-lost-none = { $name } has no upgrade to lose.
    .you = You have no upgrade to lose.
log-grounded = { $name }’s ship { $n } is grounded { $at }.
    .you = Your ship { $n } is grounded { $at }.
log-grounded-none = { $name } has no ship that can be grounded.
    .you = You have no ship that can be grounded.
log-free-ship = { $name } gets a free trade ship { $at }.
    .you = You get a free trade ship { $at }.
log-ship-token = { $name } keeps a free trade ship for later.
    .you = You keep a free trade ship for later.
log-token-ship = { $name } places a free trade ship { $on }.
    .you = You place a free trade ship { $on }.
log-jumped = { $name } jumps with ship { $n } { $to }.
    .you = You jump with ship { $n } { $to }.
log-jump-none = { $name } does not jump.
    .you = You do not jump.
log-compare-total-combat = { $name } shakes out { $first } and { $second }: combat strength { $n }.
    .you = You shake out { $first } and { $second }: combat strength { $n }.
log-compare-total-speed = { $name } shakes out { $first } and { $second }: speed { $n }.
    .you = You shake out { $first } and { $second }: speed { $n }.
log-boosters-compared = { $n ->
    [one] { $name } has { $n } booster.
   *[other] { $name } has { $n } boosters.
}
    .you = { $n ->
        [one] You have { $n } booster.
       *[other] You have { $n } boosters.
    }
log-compare-won = { $name } wins the comparison.
    .you = You win the comparison.
log-compare-lost = { $name } loses the comparison.
    .you = You lose the comparison.
log-table-shaken = { $name } shakes out { $first } and { $second }, worth { $n } together.
    .you = You shake out { $first } and { $second }, worth { $n } together.
log-new-encounter = { $name } has another encounter.
    .you = You have another encounter.
log-reshuffled = The encounter cards are shuffled anew.
log-most-pods = { $name } has the most freight pods.
    .you = You have the most freight pods.

log-won = { $name } has { $n } points and wins.
    .you = You have { $n } points and win.
log-turn-limit = Turn { $n } was the last: whoever has the most points wins.

## The table in words

table-setup = Set-up, before the first turn.
table-turn = Turn { $turn }, { $name }: { phase-name }.
table-after = After turn { $turn }.
table-dice = Dice: { $first } and { $second }, together { $sum }.
table-speed = Flight: { $balls }; base speed { $base }, speed { $speed }.
table-system = { sector-short }, system: { $list }.
table-outpost = { sector-short }, outpost of the { civ-name }: stations { $stations } of 5; { $list }.
table-docked = { $name } { $n }
table-docked-none = nobody yet
table-marker = marker with { $name }
table-cards-left = cards left: { $list }
table-empty = { sector-short }: empty space.
table-face-down = { $stars ->
    [one] { sector-short }: face down, { $stars } star.
   *[other] { sector-short }: face down, { $stars } stars.
}
table-hidden = { resource-name } (face down, { $symbol })
table-piece = { $kind ->
    [colony] { $name ->
        [none] neutral colony
       *[other] { $name }’s colony
    }
   *[spaceport] { $name ->
        [none] neutral spaceport
       *[other] { $name }’s spaceport
    }
} between { $a } and { $b }
table-ship = { $kind ->
    [colony] { $name }, colony ship { $number }
   *[trade] { $name }, trade ship { $number }
}: { $place }{ $state ->
    [grounded] , grounded.
    [leave] , must leave.
   *[other] .
}
table-closed = closed for good between { $a } and { $b }
table-supply = Supply: { $list }. Reserve: { $reserve }. Encounter cards: { $deck }.
table-tray = Tray: { $list }, half medals { $halves }.
table-pool = Pool of the set-up: { $list }.
table-encounter = Encounter: { $name }.
table-offer = { $give ->
    [none] { $name } asks for { $ask }, open to proposals.
   *[other] { $ask ->
        [none] { $name } offers { $give }, open to proposals.
       *[other] { $name } offers { $give } for { $ask }.
    }
}
table-player = { $mine ->
    [yes] { $name } (you)
   *[no] { $name }
}, { colour-name }: { n-points }{ $parts ->
    [none] .
   *[other] { " " }({ $parts }).
}
table-hand = Your hand: { $list }; { $limit } are safe on a seven.
table-hand-empty = Your hand is empty; { $limit } cards are safe on a seven.
table-held = Cards in hand: { $cards }.
table-mothership = Boosters { $booster }, cannons { $cannon }, freight pods { $freight_pod }. Speed bonus { $speed }, combat strength { $combat }. Half medals { $halves }, medals { $medals }.
table-friendship = Friendship cards: { $list }.
table-markers = Friendship markers: { $list }.
table-stock = In stock: colonies { $colony }, trade stations { $station }, transport ships { $transport }, shipyards { $shipyard }.
table-tokens = Free trade ships kept: { $n }.
table-rates = Cards for one from the supply: { $list }.
table-rate = { resource-name } { $n }
table-waiting = Waiting for: { $names }.
table-end = The game is over. { $reason }
