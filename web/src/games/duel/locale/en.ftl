# The board of Three Epochs. Sentences about cards come from the server; here are the short words of the board itself.

duel-stage = epoch { $epoch } of { $all }
duel-vp = VP
duel-or = or
duel-none = None.
duel-changed = just changed
# the word after the number
duel-unit = { $resource ->
    [energy] energy
    [food] food
    [metal] { $n ->
        [one] metal
       *[other] metal
    }
   *[science] science
}
duel-n-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
duel-n-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}

## Market

duel-market = Market
duel-market-empty = The market is empty. Play a card, or pass.
duel-pick-second = Now pick a second card to take with it.
duel-shelf = Row worth { $worth }
duel-worth = worth
duel-worth-n = worth { $n }
duel-empty-cell = empty
duel-deck = in the deck
duel-deck-title = Cards left in the deck of epoch { $epoch }
duel-discard = discarded
duel-note-label = About these cards

## Universes

duel-my-universe = Your universe
duel-universe-of = { $name }: universe
duel-your-turn = your turn
duel-thinking = choosing…
duel-passed = passed
duel-of-limit = of { $limit } cards
duel-known = cards, { $known } known
duel-tokens = { $n ->
    [one] token
   *[other] tokens
}
duel-tokens-title = Universal tokens
duel-income = income
duel-income-title = Steady income: VP at the end of each epoch
duel-science-cards = { $n ->
    [one] science card
   *[other] science cards
}
duel-researched = { $n ->
    [0] none researched
    [one] { $n } researched
   *[other] { $n } researched
}
duel-no-planets = No planets yet.
duel-colonised = colonised
duel-open-quarters = { $n ->
    [one] { $n } open
   *[other] { $n } open
}
duel-quarter-white = open quarter for any colour
duel-quarter-edged = { $colour ->
    [grey] open quarter for grey only
    [green] open quarter for green only
    [orange] open quarter for orange only
   *[violet] open quarter for violet only
}
duel-quarter-filled = { $colour ->
    [grey] filled quarter, grey
    [green] filled quarter, green
    [orange] filled quarter, orange
   *[violet] filled quarter, violet
}
duel-quarter-settled = quarter filled by { $card }
duel-ship-docked = { $card } is docked here
duel-stations = { $n ->
    [one] station
   *[other] stations
}
duel-shuttles = { $n ->
    [one] shuttle
   *[other] shuttles
}
duel-ships = { $n ->
    [one] ship
   *[other] ships
}
duel-object-tokens = { $n ->
    [0] no tokens
    [one] { $n } token: { $points } VP
   *[other] { $n } tokens: { $points } VP
}
duel-token-title = { $object }: tokens, and what one is worth by the cards laid

## Tracks and influence

duel-tracks = Tracks
duel-level = { $name } { $n }
duel-end-tiles = End tiles
duel-tiles-note = At the end of the game whoever produces more of a resource scores its tile; on a tie both players do. The figures show what each would score now.
duel-count-planets = planet
duel-count-colonised_planets = colonised
duel-count-stations = station
duel-count-shuttles = shuttle
duel-count-ships = ship
duel-count-science_played = research
duel-count-military_level = military
duel-count-trade_level = trade
duel-count-diplomacy_level = diplomacy
duel-influence = Influence
duel-scale-points = VP
duel-scale-planets = VP for each planet
duel-cylinder = Influence board. The grey cylinder stands { $where }.
duel-centre = in the centre
duel-towards = { $track ->
    [military] { $mine ->
        [yes] { $n } towards you in military
       *[no] { $n } towards { $name } in military
    }
   *[trade] { $mine ->
        [yes] { $n } towards you in trade
       *[no] { $n } towards { $name } in trade
    }
}
duel-if-ended = If the epoch ended now:
duel-choose-axis = Choose where the cylinder goes:
duel-axis-by = { $track ->
    [military] { $mine ->
        [yes] if you pick military
       *[no] if { $name } picks military
    }
   *[trade] { $mine ->
        [yes] if you pick trade
       *[no] if { $name } picks trade
    }
}
duel-stays = The cylinder stays where it is.
duel-goes = The cylinder goes to { $where }.
duel-part-quadrant = field
duel-part-rim = rim
duel-part-tiles = end tiles
duel-part-objects = object tokens
duel-part-colonised = colonised planets

## Hand and science cards

duel-hand = Your hand
duel-hand-count = Your hand, { $n } of { $limit } cards
duel-no-hand = No cards in hand.
duel-my-science = Your science cards
duel-research-when = research when the epoch ends
duel-science-price = price { $n } science
duel-price = price { $units }
duel-pays = pays
duel-colonisation-of = { $colour ->
    [grey] grey colonisation
    [green] green colonisation
    [orange] orange colonisation
   *[violet] violet colonisation
}
duel-colonised-then = colonised: { $effects }
duel-play-any-one = any one card or token
duel-discard-it = Discard it
duel-no-quarter = { $colour ->
    [grey] no open quarter for grey
    [green] no open quarter for green
    [orange] no open quarter for orange
   *[violet] no open quarter for violet
}
duel-no-dock = no colonised planet is free
duel-too-dear = { $n ->
    [0] no other card or token to pay with
    [one] { $n } unit due: you cannot pay
   *[other] { $n } units due: you cannot pay
}
duel-being-played = being played
duel-cannot-pay = cannot pay here
duel-pays-now = pays

## Paying

duel-payment = Payment
duel-less-production = − production
duel-less-discount = − discount { $n }
duel-any-one = any one card or token
duel-pay-token = Pay with a universal token
duel-paid-so-far = paid so far: { $what }
duel-proposals = Suggested payments
duel-pay-with = Pay with
duel-cheapest = cheapest

## Scores

duel-score-of = { $name }: points
duel-score-now = Scored so far
duel-score-with-end = If the game ended now

## One gesture

duel-what-now = What you can do
duel-my-figures = Your figures
duel-turn-hint = Take a card, or two together worth at most { $worth }; or play a card from your hand.
duel-research-hint = Research one of your science cards, or none.
duel-place-hint = Choose a place that glows.
duel-take-one = Take it
duel-take-with = and a second one
duel-take-both = Take both (worth { $worth })
duel-play-it = Play it
duel-play-where = Play: choose where
duel-play-now = Play for { $payment }
duel-research-now = Research for { $payment }
duel-play-for = Play { $card } for { $payment }
duel-research-for = Research { $card } for { $payment }
duel-pay-by = Pay with { $payment }
duel-pay-this = pay with this
duel-play-due = { $n ->
    [one] costs { $n } card or token
   *[other] costs { $n } cards or tokens
}
duel-all-ways = { $n ->
    [one] { $n } way
   *[other] all { $n } ways
}
duel-brings = { $n } × { $object } token
duel-brings-none = no tokens
duel-completes = completes the planet
duel-completes-for = completes the planet: { $effects }
duel-symbol = shows the science symbol: it can pay for research

## Scores

duel-part-supremacy = supremacy, as it stands
duel-part-income = steady income
duel-part-legacy = science cards
duel-score-note = As if this epoch ended now without research, and the game with it.
duel-gained = +{ $n } VP
duel-end-epoch = End of the epoch
duel-end-game = End of the game
duel-score-if = if it ended now
duel-cards = { $n ->
    [one] card
   *[other] cards
}
duel-science-short = science
