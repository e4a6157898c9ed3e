# CATAN – Starfarers.
# The coach's reasons: what a choice leads to more of, or less of (.less), than another. `tally-…` names the same without
# a number, behind “slightly more:”. Also told of others, so nobody is called “you”.

reason-points = { $n ->
    [one] { $n } more point
   *[other] { $n } more points
}
    .less = { $n ->
        [one] { $n } fewer point
       *[other] { $n } fewer points
    }
reason-ports = { $n ->
    [one] { $n } more spaceport
   *[other] { $n } more spaceports
}
    .less = { $n ->
        [one] { $n } fewer spaceport
       *[other] { $n } fewer spaceports
    }
reason-stations = { $n ->
    [one] { $n } more trade station
   *[other] { $n } more trade stations
}
    .less = { $n ->
        [one] { $n } fewer trade station
       *[other] { $n } fewer trade stations
    }
reason-fame = { $n ->
    [one] { $n } more half medal
   *[other] { $n } more half medals
}
    .less = { $n ->
        [one] { $n } fewer half medal
       *[other] { $n } fewer half medals
    }
reason-production = { $n ->
    [one] Production: { $n } more dot on the number discs
   *[other] Production: { $n } more dots on the number discs
}
    .less = { $n ->
        [one] Production: { $n } fewer dot on the number discs
       *[other] Production: { $n } fewer dots on the number discs
    }
reason-cards = { $n ->
    [one] { $n } more card in hand
   *[other] { $n } more cards in hand
}
    .less = { $n ->
        [one] { $n } fewer card in hand
       *[other] { $n } fewer cards in hand
    }
reason-ready = { $n ->
    [one] { $n } more thing to build that the hand can pay for
   *[other] { $n } more things to build that the hand can pay for
}
    .less = { $n ->
        [one] { $n } fewer thing to build that the hand can pay for
       *[other] { $n } fewer things to build that the hand can pay for
    }
reason-ships = { $n ->
    [one] { $n } more ship on the map
   *[other] { $n } more ships on the map
}
    .less = { $n ->
        [one] { $n } fewer ship on the map
       *[other] { $n } fewer ships on the map
    }
reason-near = { $n ->
    [one] Ships { $n } step nearer to their goals, all together
   *[other] Ships { $n } steps nearer to their goals, all together
}
    .less = { $n ->
        [one] Ships { $n } step farther from their goals, all together
       *[other] Ships { $n } steps farther from their goals, all together
    }
reason-boosters = { $n ->
    [one] { $n } more booster
   *[other] { $n } more boosters
}
    .less = { $n ->
        [one] { $n } fewer booster
       *[other] { $n } fewer boosters
    }
reason-cannons = { $n ->
    [one] { $n } more cannon
   *[other] { $n } more cannons
}
    .less = { $n ->
        [one] { $n } fewer cannon
       *[other] { $n } fewer cannons
    }
reason-pods = { $n ->
    [one] { $n } more freight pod
   *[other] { $n } more freight pods
}
    .less = { $n ->
        [one] { $n } fewer freight pod
       *[other] { $n } fewer freight pods
    }
reason-rival = { $n ->
    [one] { $n } more point for the strongest opponent
   *[other] { $n } more points for the strongest opponent
}
    .less = { $n ->
        [one] { $n } fewer point for the strongest opponent
       *[other] { $n } fewer points for the strongest opponent
    }

tally-points = points
tally-ports = spaceports
tally-stations = trade stations
tally-fame = half medals
tally-production = production
tally-cards = cards in hand
tally-ready = things to build that the hand can pay for
tally-ships = ships on the map
tally-near = progress of the ships
tally-boosters = boosters
tally-cannons = cannons
tally-pods = freight pods
tally-rival = points for the strongest opponent
