# Race for the Galaxy.
# Důvody trenéra: čeho je po jedné volbě více, nebo méně (.less), než po jiné. `tally-…` totéž pojmenuje bez čísla, ve
# 2. pádě za „o něco více“. Říká se to i o jiných hráčích, proto bez oslovení.

reason-chips = V žetonech o { $n } VB více
    .less = V žetonech o { $n } VB méně
reason-placed = Na vyložených kartách o { $n } VB více
    .less = Na vyložených kartách o { $n } VB méně
reason-cards = { $n ->
    [one] V ruce o { $n } kartu více
    [few] V ruce o { $n } karty více
   *[other] V ruce o { $n } karet více
}
    .less = { $n ->
        [one] V ruce o { $n } kartu méně
        [few] V ruce o { $n } karty méně
       *[other] V ruce o { $n } karet méně
    }
reason-goods = O { $n } zboží více na prodej či spotřebu
    .less = O { $n } zboží méně na prodej či spotřebu
reason-sale = { $n ->
    [one] Nejlepší prodej dá o { $n } kartu více
    [few] Nejlepší prodej dá o { $n } karty více
   *[other] Nejlepší prodej dá o { $n } karet více
}
    .less = { $n ->
        [one] Nejlepší prodej dá o { $n } kartu méně
        [few] Nejlepší prodej dá o { $n } karty méně
       *[other] Nejlepší prodej dá o { $n } karet méně
    }
reason-tableau = { $n ->
    [one] Na území o { $n } kartu více
    [few] Na území o { $n } karty více
   *[other] Na území o { $n } karet více
}
    .less = { $n ->
        [one] Na území o { $n } kartu méně
        [few] Na území o { $n } karty méně
       *[other] Na území o { $n } karet méně
    }
reason-production = { $n ->
    [one] O { $n } produkující planetu více
    [few] O { $n } produkující planety více
   *[other] O { $n } produkujících planet více
}
    .less = { $n ->
        [one] O { $n } produkující planetu méně
        [few] O { $n } produkující planety méně
       *[other] O { $n } produkujících planet méně
    }
reason-military = Vojenská síla o { $n } větší
    .less = Vojenská síla o { $n } menší
reason-discount = Slevy o { $n } vyšší
    .less = Slevy o { $n } nižší
reason-consume = O { $n } vylepšení pro Spotřebu více
    .less = O { $n } vylepšení pro Spotřebu méně
reason-ready = { $n ->
    [one] V ruce o { $n } kartu více, kterou lze vyložit
    [few] V ruce o { $n } karty více, které lze vyložit
   *[other] V ruce o { $n } karet více, které lze vyložit
}
    .less = { $n ->
        [one] V ruce o { $n } kartu méně, kterou lze vyložit
        [few] V ruce o { $n } karty méně, které lze vyložit
       *[other] V ruce o { $n } karet méně, které lze vyložit
    }
reason-conquest = { $n ->
    [one] V ruce o { $n } dosažitelnou vojenskou planetu více
    [few] V ruce o { $n } dosažitelné vojenské planety více
   *[other] V ruce o { $n } dosažitelných vojenských planet více
}
    .less = { $n ->
        [one] V ruce o { $n } dosažitelnou vojenskou planetu méně
        [few] V ruce o { $n } dosažitelné vojenské planety méně
       *[other] V ruce o { $n } dosažitelných vojenských planet méně
    }
reason-promise = Karty v ruce slibují asi o { $n } VB více
    .less = Karty v ruce slibují asi o { $n } VB méně
reason-rival = Nejsilnější soupeř má o { $n } VB více
    .less = Nejsilnější soupeř má o { $n } VB méně

tally-chips = VB v žetonech
tally-placed = VB na vyložených kartách
tally-cards = karet v ruce
tally-goods = zboží na prodej či spotřebu
tally-sale = karet z nejlepšího prodeje
tally-tableau = karet na území
tally-production = produkujících planet
tally-military = vojenské síly
tally-discount = slev
tally-consume = vylepšení pro Spotřebu
tally-ready = karet v ruce, které lze vyložit
tally-conquest = dosažitelných vojenských planet v ruce
tally-promise = VB, které slibují karty v ruce
tally-rival = VB pro nejsilnějšího soupeře
