# Three Epochs.
# The coach's reasons: what a choice leads to more of, or less of (.less), than another. `tally-…` names the same without
# a number, behind “slightly more:”. Also told of others, so nobody is called “you”.

reason-points = { $n } more VP
    .less = { $n } fewer VP
reason-production = { $n ->
    [one] Production higher by { $n } level
   *[other] Production higher by { $n } levels
}
    .less = { $n ->
        [one] Production lower by { $n } level
       *[other] Production lower by { $n } levels
    }
reason-income = Steady income higher by { $n } VP
    .less = Steady income lower by { $n } VP
reason-military = { $n ->
    [one] { $n } step better off in military
   *[other] { $n } steps better off in military
}
    .less = { $n ->
        [one] { $n } step worse off in military
       *[other] { $n } steps worse off in military
    }
reason-trade = { $n ->
    [one] { $n } step better off in trade
   *[other] { $n } steps better off in trade
}
    .less = { $n ->
        [one] { $n } step worse off in trade
       *[other] { $n } steps worse off in trade
    }
reason-diplomacy = { $n ->
    [one] { $n } step better off in diplomacy
   *[other] { $n } steps better off in diplomacy
}
    .less = { $n ->
        [one] { $n } step worse off in diplomacy
       *[other] { $n } steps worse off in diplomacy
    }
reason-planets = { $n ->
    [one] { $n } more planet
   *[other] { $n } more planets
}
    .less = { $n ->
        [one] { $n } fewer planet
       *[other] { $n } fewer planets
    }
reason-colonised = { $n ->
    [one] { $n } more colonised planet
   *[other] { $n } more colonised planets
}
    .less = { $n ->
        [one] { $n } fewer colonised planet
       *[other] { $n } fewer colonised planets
    }
reason-objects = { $n ->
    [one] { $n } more object token
   *[other] { $n } more object tokens
}
    .less = { $n ->
        [one] { $n } fewer object token
       *[other] { $n } fewer object tokens
    }
reason-research = { $n ->
    [one] { $n } more researched card
   *[other] { $n } more researched cards
}
    .less = { $n ->
        [one] { $n } fewer researched card
       *[other] { $n } fewer researched cards
    }
reason-cards = { $n ->
    [one] { $n } more card in hand
   *[other] { $n } more cards in hand
}
    .less = { $n ->
        [one] { $n } fewer card in hand
       *[other] { $n } fewer cards in hand
    }
reason-tokens = { $n ->
    [one] { $n } more universal token
   *[other] { $n } more universal tokens
}
    .less = { $n ->
        [one] { $n } fewer universal token
       *[other] { $n } fewer universal tokens
    }
reason-ready = { $n ->
    [one] { $n } more card in hand that can be paid for
   *[other] { $n } more cards in hand that can be paid for
}
    .less = { $n ->
        [one] { $n } fewer card in hand that can be paid for
       *[other] { $n } fewer cards in hand that can be paid for
    }
reason-promise = Cards in hand promise about { $n } VP more
    .less = Cards in hand promise about { $n } VP less
reason-supremacy = Influence would bring about { $n } VP more at the ends of epochs
    .less = Influence would bring about { $n } VP less at the ends of epochs
reason-tiles = End tiles would bring { $n } VP more
    .less = End tiles would bring { $n } VP less
reason-rival = { $n } more VP for the opponent
    .less = { $n } fewer VP for the opponent

tally-points = VP
tally-production = production
tally-income = steady income
tally-military = steps in military
tally-trade = steps in trade
tally-diplomacy = steps in diplomacy
tally-planets = planets
tally-colonised = colonised planets
tally-objects = object tokens
tally-research = researched cards
tally-cards = cards in hand
tally-tokens = universal tokens
tally-ready = cards in hand that can be paid for
tally-promise = VP that the cards in hand promise
tally-supremacy = VP from influence at the ends of epochs
tally-tiles = VP from end tiles
tally-rival = VP for the opponent
