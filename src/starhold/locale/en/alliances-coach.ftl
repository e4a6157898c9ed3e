# Age of Galaxy.
# The coach's reasons: what a choice leads to more of, or less of (.less), than another. `tally-…` names the same without
# a number, behind “slightly more:”. Also told of others, so nobody is called “you”.

reason-prestige = { $n } more prestige
    .less = { $n } less prestige
reason-colonised = { $n ->
    [one] { $n } more colonised planet
   *[other] { $n } more colonised planets
}
    .less = { $n ->
        [one] { $n } fewer colonised planet
       *[other] { $n } fewer colonised planets
    }
reason-developed = { $n ->
    [one] { $n } more developed planet
   *[other] { $n } more developed planets
}
    .less = { $n ->
        [one] { $n } fewer developed planet
       *[other] { $n } fewer developed planets
    }
reason-relics = { $n ->
    [one] { $n } more relic
   *[other] { $n } more relics
}
    .less = { $n ->
        [one] { $n } fewer relic
       *[other] { $n } fewer relics
    }
reason-ideology = { $n } more VP from the main ideology
    .less = { $n } fewer VP from the main ideology
reason-credits = { $n ->
    [one] { $n } more credit
   *[other] { $n } more credits
}
    .less = { $n ->
        [one] { $n } fewer credit
       *[other] { $n } fewer credits
    }
reason-production = { $n } more production
    .less = { $n } less production
reason-discovery = { $n ->
    [one] { $n } more discovery
   *[other] { $n } more discoveries
}
    .less = { $n ->
        [one] { $n } fewer discovery
       *[other] { $n } fewer discoveries
    }
reason-influence = { $n } more influence
    .less = { $n } less influence
reason-technologies = { $n ->
    [one] { $n } more technology
   *[other] { $n } more technologies
}
    .less = { $n ->
        [one] { $n } fewer technology
       *[other] { $n } fewer technologies
    }
reason-cruisers = { $n ->
    [one] { $n } more cruiser in hand
   *[other] { $n } more cruisers in hand
}
    .less = { $n ->
        [one] { $n } fewer cruiser in hand
       *[other] { $n } fewer cruisers in hand
    }
reason-strength = Strength higher by { $n }
    .less = Strength lower by { $n }
reason-cards = { $n ->
    [one] { $n } more faction card in hand
   *[other] { $n } more faction cards in hand
}
    .less = { $n ->
        [one] { $n } fewer faction card in hand
       *[other] { $n } fewer faction cards in hand
    }
reason-rival = { $n } more VP for the strongest opponent
    .less = { $n } fewer VP for the strongest opponent

tally-prestige = prestige
tally-colonised = colonised planets
tally-developed = developed planets
tally-relics = relics
tally-ideology = VP from the main ideology
tally-credits = credits
tally-production = production
tally-discovery = discoveries
tally-influence = influence
tally-technologies = technologies
tally-cruisers = cruisers in hand
tally-strength = strength
tally-cards = faction cards in hand
tally-rival = VP for the strongest opponent
