# The board of Age of Galaxy. Sentences about cards come from the server; here are the short words of the board itself.

alliances-stage = { $phase ->
    [production] round { $round } of { $all }, production
    [war] round { $round } of { $all }, war
    [galactic] round { $round } of { $all }, galactic phase
    [over] round { $round } of { $all }
   *[action] round { $round } of { $all }, actions
}
alliances-vp = VP
alliances-or = or
alliances-none = none
alliances-free = free
alliances-becomes = becomes
alliances-changed = just changed
# the word after the number
alliances-unit = { $resource ->
    [credits] { $n ->
        [one] credit
       *[other] credits
    }
    [production] production
    [discovery] { $n ->
        [one] discovery
       *[other] discoveries
    }
    [influence] influence
    [prestige] prestige
    [relic] { $n ->
        [one] relic
       *[other] relics
    }
   *[cruisers] { $n ->
        [one] cruiser
       *[other] cruisers
    }
}
alliances-cubes = { $n ->
    [one] cube
   *[other] cubes
}
alliances-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Systems

alliances-systems = Systems
alliances-fleet-here = fleet
alliances-out-of-reach = too far yet
alliances-face-down = Face down
alliances-turns-up = turns up after round { $n }
alliances-no-galaxy = The galaxy is laid out when everybody has chosen a first faction.
alliances-all-explored = All explored.
alliances-token = Explore token { $n }
alliances-tokens-left = { $n ->
    [one] { $n } token to explore
   *[other] { $n } tokens to explore
}
alliances-status-colonised = { $mine ->
    [yes] You, colonised
   *[no] { $name }, colonised
}
alliances-status-developed = { $mine ->
    [yes] You, developed
   *[no] { $name }, developed
}
alliances-status-occupied = { $mine ->
    [yes] You, occupied
   *[no] { $name }, occupied
}
alliances-why-occupied = for good
alliances-why-technology = safe: technology
alliances-why-guarded = guarded
alliances-why-unguarded = unguarded
alliances-needs = needs { $what }
alliances-not-adapted = no faction fits
alliances-by-card = { $n ->
    [one] discard { $card }
   *[other] discard 1 of { $n } cards
}

## Actions

alliances-actions = Actions and trade cards
alliances-aimed = Its targets are highlighted.
alliances-each = { $price } each
alliances-price-hold = hold 1 cruiser
alliances-gain-colonize = a planet and its reward
alliances-gain-trade = one exchange
alliances-gain-explore = what a token hides
alliances-gain-nominate = a seat and its prestige
alliances-gain-research = a technology
alliances-you-have = { $resource ->
    [credits] you have { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
    [discovery] you have { $n ->
        [one] { $n } discovery
       *[other] { $n } discoveries
    }
    [influence] you have { $n } influence
    [production] you have { $n } production
    [relic] you have { $n ->
        [one] { $n } relic
       *[other] { $n } relics
    }
    [prestige] you have { $n } prestige
   *[cruisers] you have { $n ->
        [one] { $n } cruiser
       *[other] { $n } cruisers
    }
}
alliances-why-acted = one action a turn
alliances-why-no-planet = no free planet in reach
alliances-why-none-fits = no planet fits you
alliances-why-no-colony = no colonised planet
alliances-why-cruisers-full = hand holds 5 at most
alliances-why-no-supply = no cruiser in supply
alliances-why-no-trade = nothing you can pay
alliances-why-no-slot = no open slot
alliances-why-no-token = no token in reach
alliances-why-no-developed = no developed planet
alliances-why-no-seat = no open seat
alliances-why-no-research = nothing you can pay
alliances-slots-open = { $n ->
    [one] { $n } open slot
   *[other] { $n } open slots
}
alliances-slots-left = { $n ->
    [0] Full
    [one] { $n } slot open
   *[other] { $n } slots open
}
alliances-era-when = When it is full at the end of a round, a golden era gives its cubes back, at most 3 to each player.
alliances-turned = turned, no limit
alliances-no-era = no more golden era
alliances-come-up-title = Cubes on the action below, which come up at the end of the round
alliances-era-now = Golden era:
alliances-era = Golden era
alliances-era-back = { $n ->
    [one] { $n } cube back to hand
   *[other] { $n } cubes back to hand
}

## Prestige, council, technologies

alliances-prestige-order = Prestige and turn order
alliances-track = Prestige track; on one space the upper cube comes first
alliances-order-more = { $mine ->
    [yes] You have the most prestige, so you go first next round.
   *[no] { $name } has the most prestige and goes first next round.
}
alliances-order-above = { $mine ->
    [yes] Your cube lies above { $other }’s, so you go first next round.
   *[no] { $theirs ->
        [yes] { $name }’s cube lies above yours, so { $name } goes first next round.
       *[no] { $name }’s cube lies above { $other }’s, so { $name } goes first next round.
    }
}
alliances-order-tie = { $mine ->
    [yes] On a tie you win: more prestige, or the upper cube.
   *[no] On a tie { $name } wins: more prestige, or the upper cube.
}
alliances-order-row = Order: { $row }.
alliances-council = Council
alliances-seat-open = open
alliances-seats-blocked = { $n ->
    [one] { $n } blocked
   *[other] { $n } blocked
}
alliances-technologies = Technologies
alliances-technologies-of = Technologies: { $name }
alliances-unique = Unique technologies of your factions
alliances-tech-have = researched
alliances-tech-can = you can research it now
alliances-tech-open = open, but not now
alliances-tech-locked = needs one below it first
alliances-tech-key = top row: +1 discovery
alliances-tech-needs = Needs { $names }.
alliances-tech-advanced = Advanced: also costs 1 discovery.

## Other alliances and war

alliances-automa = Automa
alliances-automa-none = no cards turned up yet
alliances-no-faction = no main faction yet
alliances-thinking = choosing…
alliances-has = Has
alliances-ideology = Main ideology
alliances-no-ideology = none
alliances-hand = Hand
alliances-planets = Planets
alliances-planets-n = { $colonised } colonised, { $developed } developed, { $occupied } occupied
alliances-guard-always = A technology protects the planets.
alliances-guard-safe = { $needed ->
    [0] No planets to guard.
   *[other] Planets are guarded: { $held } of { $needed } cruisers needed.
}
alliances-guard-open = Planets are unguarded: { $held } of { $needed } cruisers needed.
alliances-at-war = At war
alliances-strength-n = strength { $n }
alliances-keeps = { $n ->
    [one] keeps { $n } cruiser after war
   *[other] keeps { $n } cruisers after war
}
alliances-war-now = If war came now
alliances-war-is = War
alliances-no-war = There is no war in the first round.
alliances-war-nobody = Nobody holds cruisers: nobody would win.
alliances-war-count = { $n ->
    [one] { $n } cruiser
   *[other] { $n } cruisers
}
alliances-overlord = Overlord
alliances-war-shared = Players share the first place: nobody takes a planet.
alliances-war-takes = { $mine ->
    [yes] You could take one of:
   *[no] { $name } could take one of:
}

## Mine

alliances-yours = Your alliance
alliances-have = What you have
alliances-convert = { $resource ->
    [production] Turn 1 production into 1 credit
    [discovery] Turn 1 discovery into 1 credit
   *[influence] Turn 1 influence into 1 credit
}
alliances-mains = { $n } of { $all } main factions
alliances-ideology-is = main ideology: { $ideology }
alliances-ideology-true = true ideology: { $ideology } ({ $card })
alliances-ideology-none = no ideology yet
alliances-hand-n = { $n ->
    [one] Your hand, { $n } faction
   *[other] Your hand, { $n } factions
}
alliances-hand-note = one card a turn, in one of four ways
alliances-pack = { $n ->
    [one] Pick from { $n } card
   *[other] Pick from { $n } cards
}
alliances-pack-note = pass the rest to the left
alliances-put-away = { $n ->
    [one] { $n } put away
   *[other] { $n } put away
}
alliances-way-main = Main
alliances-way-ideology = Ideology
alliances-way-boost = Boost
alliances-way-adapt = Adapts
alliances-adapt-text = Discard it while colonising one of these: { $kinds }.
alliances-foot-discard = Put it away
alliances-foot-pick = Pick it
alliances-foot-first = Start with it
alliances-foot-adapt = Discard it for this
alliances-foot-produce = Use it now
alliances-foot-use = Use its ability
alliances-score-of = { $name }: points
alliances-score-yours = Your points
alliances-score-now = If the game ended now
alliances-score-note = Unused resources and cards score nothing.
alliances-several-discard = Put away: { $list }

## The place of everything, the turn, the automa

alliances-details-of = { $name }: details
alliances-war-targets = { $mine ->
    [yes] you could take 1 of { $n }
   *[no] { $name } could take 1 of { $n }
}
alliances-war-of = War of round { $n }
alliances-war-shared-short = first place shared
alliances-war-over = The last war is over.
alliances-order-alone = The automa acts once, before your first turn of a round; all turns are yours.
alliances-order-alone-short = all turns are yours
alliances-order-short = { $mine ->
    [yes] you start next
   *[no] { $name } starts next
}
alliances-order-tie-short = { $mine ->
    [yes] on a tie you win
   *[no] on a tie { $name } wins
}
alliances-tech-at-once = at once
alliances-poor-nothing = brings nothing: { $what } over the limit
alliances-poor-lost = { $what } lost over the limit
alliances-poor-late = too late to bring points
alliances-poor-short = lost
alliances-word-credits = pay for actions; you hold 12 at most
alliances-word-production = credits every round; falls by 1 each time
alliances-word-discovery = for technologies and relics
alliances-word-influence = for seats of the council and technologies
alliances-word-prestige = 1 VP each; who has most goes first
alliances-word-relic = 1 VP each
alliances-word-cruisers = win wars, guard planets; you hold 5 at most
alliances-word-cubes = one cube is one action
alliances-turn-box = Your turn
alliances-step-card = Card
alliances-step-action = Action
alliances-step-done = done
alliances-step-open = not yet
alliances-leaving = Your turn ends…
alliances-stay = Stay
alliances-then-end = End after the action
alliances-then-end-title = Your turn ends with your action, even if you could still play a card.
alliances-strength-short = Strength { $strength }, keeps { $n }
alliances-guarded-short = planets guarded
alliances-unguarded-short = planets unguarded
alliances-picked = Yours so far: { $list }.
alliances-legend = What the words on the cards mean
alliances-way-text-main = It joins your alliance (three at most): this bonus once, its ability for good.
alliances-way-text-ideology = Once in the game: what you score besides at the end.
alliances-way-text-boost = Discard it and gain this at once.
alliances-way-text-adapt = The planets it can live on: as a main faction always, discarded once.
alliances-automa-how = Each round, before your first turn, the automa turns up two factions. For each it colonises the leftmost free planet of its first kind, else of its second; then it acts by the ideology of each. It pays nothing and scores nothing.
alliances-automa-kinds = takes { $kinds };
alliances-automa-does-militarism = 2 cruisers
alliances-automa-does-culture = removes an explore token
alliances-automa-does-industrialism = a slot of a trade card
alliances-automa-does-diplomacy = the best free seat of the council
alliances-automa-does-science = a cube below a trade card
alliances-automa-did = What it did this round
alliances-redraw-1 = Put 1 card away, draw 1 new one
alliances-redraw-2 = Put 2 cards away, draw 2 new ones
alliances-redraw-3 = Put 3 cards away, draw 3 new ones
alliances-foot-back = Goes away
