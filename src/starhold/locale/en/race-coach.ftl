# Race for the Galaxy.
# The coach's reasons: what a choice leads to more of, or less of (.less), than another. `tally-…` names the same without
# a number, behind “slightly more:”. Also told of others, so nobody is called “you”.

reason-chips = { $n } more VP in chips
    .less = { $n } fewer VP in chips
reason-placed = { $n } more VP on cards laid out
    .less = { $n } fewer VP on cards laid out
reason-cards = { $n ->
    [one] { $n } more card in hand
   *[other] { $n } more cards in hand
}
    .less = { $n ->
        [one] { $n } fewer card in hand
       *[other] { $n } fewer cards in hand
    }
reason-goods = { $n ->
    [one] { $n } more good to sell or consume
   *[other] { $n } more goods to sell or consume
}
    .less = { $n ->
        [one] { $n } fewer good to sell or consume
       *[other] { $n } fewer goods to sell or consume
    }
reason-sale = { $n ->
    [one] Best sale brings { $n } more card
   *[other] Best sale brings { $n } more cards
}
    .less = { $n ->
        [one] Best sale brings { $n } fewer card
       *[other] Best sale brings { $n } fewer cards
    }
reason-tableau = { $n ->
    [one] { $n } more card laid out
   *[other] { $n } more cards laid out
}
    .less = { $n ->
        [one] { $n } fewer card laid out
       *[other] { $n } fewer cards laid out
    }
reason-production = { $n ->
    [one] { $n } more production world
   *[other] { $n } more production worlds
}
    .less = { $n ->
        [one] { $n } fewer production world
       *[other] { $n } fewer production worlds
    }
reason-military = Military higher by { $n }
    .less = Military lower by { $n }
reason-discount = Discounts higher by { $n }
    .less = Discounts lower by { $n }
reason-consume = { $n ->
    [one] { $n } more consume power
   *[other] { $n } more consume powers
}
    .less = { $n ->
        [one] { $n } fewer consume power
       *[other] { $n } fewer consume powers
    }
reason-ready = { $n ->
    [one] { $n } more card in hand that can be placed
   *[other] { $n } more cards in hand that can be placed
}
    .less = { $n ->
        [one] { $n } fewer card in hand that can be placed
       *[other] { $n } fewer cards in hand that can be placed
    }
reason-conquest = { $n ->
    [one] { $n } more military world in hand within reach
   *[other] { $n } more military worlds in hand within reach
}
    .less = { $n ->
        [one] { $n } fewer military world in hand within reach
       *[other] { $n } fewer military worlds in hand within reach
    }
reason-promise = Cards in hand promise about { $n } VP more
    .less = Cards in hand promise about { $n } VP less
reason-rival = { $n } more VP for the strongest opponent
    .less = { $n } fewer VP for the strongest opponent

tally-chips = VP in chips
tally-placed = VP on cards laid out
tally-cards = cards in hand
tally-goods = goods to sell or consume
tally-sale = cards from the best sale
tally-tableau = cards laid out
tally-production = production worlds
tally-military = Military
tally-discount = discounts
tally-consume = consume powers
tally-ready = cards in hand that can be placed
tally-conquest = military worlds in hand within reach
tally-promise = VP that the cards in hand promise
tally-rival = VP for the strongest opponent
