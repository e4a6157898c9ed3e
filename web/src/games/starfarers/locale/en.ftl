# The board of Starfarers. Sentences about cards come from the server; here are the short words of the board itself.

starfarers-stage = { $phase ->
    [setup] set-up
    [production] turn { $turn }, production
    [flight] turn { $turn }, flight
    [over] turn { $turn }
   *[trade] turn { $turn }, trade and build
}
starfarers-vp = VP
starfarers-of = { $n } of { $all }
starfarers-thinking = choosing…
starfarers-used = used this turn
starfarers-not-now = not now
# cards of one resource
starfarers-amount = { $resource ->
    [ore] { $n } ore
    [fuel] { $n } fuel
    [carbon] { $n } carbon
    [food] { $n } food
   *[goods] { $n } goods
}
starfarers-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
starfarers-cards-word = cards

## Players

starfarers-players = Players
starfarers-goal = first to { $goal } points
starfarers-turn-tag = playing
starfarers-over-limit = more than { $n }
starfarers-by-cards = { $n ->
    [one] { $n } more by friendship cards
   *[other] { $n } more by friendship cards
}
starfarers-half-medals = half medals
starfarers-medal = { $kind ->
    [ice] Medal for an ice planet of { $n }
   *[pirate] Medal for a pirate base of { $n }
}
starfarers-stations = { $n ->
    [one] { $n } trade station
   *[other] { $n } trade stations
}
starfarers-stations-word = { $n ->
    [one] trade station
   *[other] trade stations
}
starfarers-marker = Friendship marker, 2 points
starfarers-ship-tokens = { $n ->
    [one] { $n } free trade ship waits
   *[other] { $n } free trade ships wait
}
starfarers-score-of = { $name }: points
starfarers-score-sum = Points now
starfarers-score-note = Have { $goal } or more on your own turn, and you win.

## Production, supply and chances

starfarers-production = Production
starfarers-dice = Dice: { $a } and { $b }, together { $n }
starfarers-none-produced = No planet produced anything.
starfarers-seven-none = A seven: no planet produces.
starfarers-seven-short = no planet produces
starfarers-setting-up = Set-up: everybody places colonies, spaceports and first ships.
starfarers-no-dice = Nobody has rolled the dice yet.
starfarers-supply = Supply
starfarers-reserve = Reserve
starfarers-encounters-left = Encounters
starfarers-unseen = unseen disc
starfarers-pirate = pirate base
starfarers-ice = ice planet
starfarers-odds = Chances
starfarers-expected = Expected cards per roll: { $n }
starfarers-sum-word = Sum
starfarers-of-36 = of 36
starfarers-brings-you = brings
starfarers-came = came
starfarers-course = The course of the game
starfarers-dice-fell = { $n ->
    [one] The dice in { $n } roll
   *[other] The dice in { $n } rolls
}
starfarers-dice-mean = Dashed: what you would expect.
starfarers-fell = { $n ->
    [one] { $sum }: { $n } time, expected { $mean }
   *[other] { $sum }: { $n } times, expected { $mean }
}
starfarers-cards-over-time = Cards from planets and reserve
starfarers-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

## Mine

starfarers-mothership = Your mothership
starfarers-balls-word = balls
starfarers-black-word = black ball
starfarers-boosters-word = boosters
starfarers-cannons-word = cannons
starfarers-speed-is = Speed { $n } = { $sum }
starfarers-speed-later = Speed: the shake + { $n } ({ $sum })
starfarers-combat-is = Combat { $n } = { $sum }
starfarers-hand = Your hand
starfarers-hand-risk = { $n ->
    [one] a seven costs { $n } card
   *[other] a seven costs { $n } cards
}
starfarers-given-up = { $n ->
    [one] { $n } given up
   *[other] { $n } given up
}
starfarers-keep-one = Keep one { $name }
starfarers-put-back = Put back one { $name }
starfarers-ships = Your ships
starfarers-no-ships = You have no ship on the map, so you do not fly.
starfarers-ship-grounded = grounded this turn
starfarers-ship-must-leave = must leave this place
starfarers-ship-waits = waits for the flight
starfarers-ship-moving = { $n ->
    [one] under way, { $n } step left
   *[other] under way, { $n } steps left
}
starfarers-ship-done = has moved
starfarers-ship-ready = { $n ->
    [one] may fly { $n } step
   *[other] may fly { $n } steps
}
starfarers-ships-how = Choose a ship here or on the map: the map highlights the places it can reach.

## The desk

starfarers-desk = What you can do
starfarers-tab-build = Build
starfarers-tab-trade = Trade
starfarers-tab-ships = Ships
starfarers-tab-cards = Friends
starfarers-tab-odds = Chances
starfarers-build-later = You build and trade after your production roll.
starfarers-left = { $n } left
starfarers-can-build = build
starfarers-place-it = choose on the map
starfarers-closed-cards = missing { $missing }
starfarers-closed-limit = all places filled
starfarers-closed-transport = no transport left
starfarers-closed-colony = no colony left
starfarers-closed-station = no station left
starfarers-closed-shipyard = no shipyard left
starfarers-closed-site = no colony to upgrade
starfarers-closed-berth = no free berth
starfarers-closed-tray = none left

## Trade

starfarers-exchange = With the supply
starfarers-exchange-how = Choose what to give; the rate is below it.
starfarers-give = You give
starfarers-take = You take, with what the supply has
starfarers-in-supply = in the supply
starfarers-from-supply = Take from the supply. It has:
starfarers-trade = With the others
starfarers-offers-left = { $n ->
    [0] no offer left this turn
    [one] { $n } offer left this turn
   *[other] { $n } offers left this turn
}
starfarers-begin-offer = Make an offer
starfarers-trade-closed = You can make offers only on your own turn.
starfarers-offers = offers:
starfarers-requests = asks:
starfarers-offer-not-you = This offer is not for you.
starfarers-offer-to = To
starfarers-offer-all = nobody named: to all
starfarers-offer-all-counters = nobody named: to all who made a counter-offer
starfarers-request-hint = One side is still empty: you can send it as a request, and the others make proposals.
starfarers-your-offer = Your offer
starfarers-your-answer = Your new offer
starfarers-your-counter = Your counter-offer
starfarers-you-give = You give
starfarers-you-get = You get
starfarers-they-give = gives
starfarers-they-ask = wants
starfarers-open-side = open to proposals
starfarers-add-one = One more { $name }
starfarers-has-answered = has answered
starfarers-answer-accept = accepts
starfarers-answer-decline = declines
starfarers-answer-counter = makes a counter-offer

## Seven, encounters, friendship

starfarers-seven = A seven
starfarers-has-returned = has returned cards
starfarers-seven-returns = Whoever holds too many cards returns half of them:
starfarers-seven-how = Choose the cards in your hand. The others see them once all have chosen.
starfarers-seven-draw = Draw a card from:
starfarers-encounter = Encounter
starfarers-encounter-waits = { $name } is choosing an answer.
starfarers-pay-note = You choose the cards next. They go to the supply.
starfarers-unknown-note = You learn what follows only after you answer.
starfarers-offered = Given: { $cards }
starfarers-what-came = What came of it
starfarers-whole-card = The whole card, no. { $n }
starfarers-answered = Answers: { $answers }
starfarers-reconstructed = This card is our reconstruction; the printed one may differ.
starfarers-choose-friend = Choose a friendship card
starfarers-your-friends = Your friendship cards
starfarers-no-friends = None yet: found a trade station to get one.
starfarers-buy-fame = 1 goods for a half medal
starfarers-help-from = A card each from { $names }
starfarers-outposts = Outposts
starfarers-next-pods = { $full ->
    [yes] all docks are taken
   *[no] { $n ->
        [one] next station: { $n } freight pod
       *[other] next station: { $n } freight pods
    }
}
starfarers-cards-left = Cards left: { $names }

starfarers-map = Star map
starfarers-map-keys = Star map. Arrow keys walk along the lanes, plus and minus zoom, 0 shows the whole map.
starfarers-map-home = Catan sector
starfarers-map-near = Near space
starfarers-map-deep = Deep space
starfarers-map-closer = Closer
starfarers-map-farther = Farther away
starfarers-map-fit = Whole map
starfarers-map-stepwise = Step by step
starfarers-map-planet = { $resource } { $numbers }
starfarers-map-face-down = { $resource }, disc face down ({ $symbol })
starfarers-map-token-pirate = { $resource }, pirate base of { $n }
starfarers-map-token-ice = { $resource }, ice planet of { $n }
starfarers-map-system = Planetary system: { $planets }
starfarers-map-outpost = outpost of the { $civ }
starfarers-map-stations = trade stations: { $names }
starfarers-map-marker = friendship marker: { $name }
starfarers-map-unknown =
    { $stars ->
        [one] unknown sector, { $stars } star
       *[other] unknown sector, { $stars } stars
    }
starfarers-map-empty = empty sector
starfarers-map-colony = colony, { $name }
starfarers-map-spaceport = spaceport, { $name }
starfarers-map-neutral = neutral
starfarers-map-colony-ship = colony ship { $n }, { $name }
starfarers-map-trade-ship = trade ship { $n }, { $name }
starfarers-map-grounded = grounded
starfarers-map-must-leave = must leave this place
starfarers-map-open = open space
starfarers-map-beside = beside: { $what }
starfarers-map-site = colony site between: { $what }
starfarers-map-berth = berth: { $what }
starfarers-map-docking = docking point: { $civ }
starfarers-map-closed = closed site

## The desk, as it is used

starfarers-speed-n = speed { $n }
starfarers-hand-now = { $n ->
    [one] { $n } card, safe up to { $safe }
   *[other] { $n } cards, safe up to { $safe }
}
starfarers-won = won
starfarers-tab-met = Encounter
starfarers-met-none = There is no encounter to read now.
starfarers-tab-bank = Supply
starfarers-missing = missing
starfarers-send = Send the offer
starfarers-put-away = Drop it
starfarers-one-less = One { $name } less
starfarers-lacks-empty = Put cards on both sides.
starfarers-lacks-side = Both sides need a card.
starfarers-lacks-cards = { $name } has no cards to trade.
starfarers-lacks-much = { $n ->
    [one] Nobody asked holds more than { $n } card.
   *[other] Nobody asked holds more than { $n } cards.
}
starfarers-begin-counter = Make a counter-offer
starfarers-offer-again = Change it and offer again
starfarers-offer-of = Offer of { $name }
starfarers-dealt = deal made
starfarers-fight = The comparison

## The desk, as it is used

starfarers-map-odds = { $n } of 36
starfarers-map-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
starfarers-map-lead-colony = colony
starfarers-map-lead-station = station
starfarers-map-lead-explore = explore
starfarers-map-lead-clear = medal
starfarers-map-free-site = Free colony site
starfarers-map-shut-site = Colony site, not free now
starfarers-map-later-site = Colony site, not explored yet
