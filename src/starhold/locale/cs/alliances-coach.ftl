# Galaktické aliance.
# Důvody trenéra: čeho je po jedné volbě více, nebo méně (.less), než po jiné. `tally-…` totéž pojmenuje bez čísla, ve
# 2. pádě za „o něco více“. Říká se to i o jiných hráčích, proto bez oslovení.

reason-prestige = { $n ->
    [one] O { $n } prestiž více
    [few] O { $n } prestiže více
   *[other] O { $n } prestiží více
}
    .less = { $n ->
        [one] O { $n } prestiž méně
        [few] O { $n } prestiže méně
       *[other] O { $n } prestiží méně
    }
reason-colonised = { $n ->
    [one] O { $n } kolonizovanou planetu více
    [few] O { $n } kolonizované planety více
   *[other] O { $n } kolonizovaných planet více
}
    .less = { $n ->
        [one] O { $n } kolonizovanou planetu méně
        [few] O { $n } kolonizované planety méně
       *[other] O { $n } kolonizovaných planet méně
    }
reason-developed = { $n ->
    [one] O { $n } rozvinutou planetu více
    [few] O { $n } rozvinuté planety více
   *[other] O { $n } rozvinutých planet více
}
    .less = { $n ->
        [one] O { $n } rozvinutou planetu méně
        [few] O { $n } rozvinuté planety méně
       *[other] O { $n } rozvinutých planet méně
    }
reason-relics = { $n ->
    [one] O { $n } artefakt více
    [few] O { $n } artefakty více
   *[other] O { $n } artefaktů více
}
    .less = { $n ->
        [one] O { $n } artefakt méně
        [few] O { $n } artefakty méně
       *[other] O { $n } artefaktů méně
    }
reason-ideology = Za hlavní ideologii o { $n } VB více
    .less = Za hlavní ideologii o { $n } VB méně
reason-credits = { $n ->
    [one] O { $n } kredit více
    [few] O { $n } kredity více
   *[other] O { $n } kreditů více
}
    .less = { $n ->
        [one] O { $n } kredit méně
        [few] O { $n } kredity méně
       *[other] O { $n } kreditů méně
    }
reason-production = { $n ->
    [one] O { $n } produkci více
    [few] O { $n } produkce více
   *[other] O { $n } produkcí více
}
    .less = { $n ->
        [one] O { $n } produkci méně
        [few] O { $n } produkce méně
       *[other] O { $n } produkcí méně
    }
reason-discovery = { $n ->
    [one] O { $n } objev více
    [few] O { $n } objevy více
   *[other] O { $n } objevů více
}
    .less = { $n ->
        [one] O { $n } objev méně
        [few] O { $n } objevy méně
       *[other] O { $n } objevů méně
    }
reason-influence = { $n ->
    [one] O { $n } vliv více
    [few] O { $n } vlivy více
   *[other] O { $n } vlivů více
}
    .less = { $n ->
        [one] O { $n } vliv méně
        [few] O { $n } vlivy méně
       *[other] O { $n } vlivů méně
    }
reason-technologies = { $n ->
    [one] O { $n } technologii více
    [few] O { $n } technologie více
   *[other] O { $n } technologií více
}
    .less = { $n ->
        [one] O { $n } technologii méně
        [few] O { $n } technologie méně
       *[other] O { $n } technologií méně
    }
reason-cruisers = { $n ->
    [one] V ruce o { $n } křižník více
    [few] V ruce o { $n } křižníky více
   *[other] V ruce o { $n } křižníků více
}
    .less = { $n ->
        [one] V ruce o { $n } křižník méně
        [few] V ruce o { $n } křižníky méně
       *[other] V ruce o { $n } křižníků méně
    }
reason-strength = Síla o { $n } větší
    .less = Síla o { $n } menší
reason-cards = { $n ->
    [one] V ruce o { $n } kartu frakce více
    [few] V ruce o { $n } karty frakcí více
   *[other] V ruce o { $n } karet frakcí více
}
    .less = { $n ->
        [one] V ruce o { $n } kartu frakce méně
        [few] V ruce o { $n } karty frakcí méně
       *[other] V ruce o { $n } karet frakcí méně
    }
reason-rival = Nejsilnější soupeř má o { $n } VB více
    .less = Nejsilnější soupeř má o { $n } VB méně

tally-prestige = prestiže
tally-colonised = kolonizovaných planet
tally-developed = rozvinutých planet
tally-relics = artefaktů
tally-ideology = VB za hlavní ideologii
tally-credits = kreditů
tally-production = produkce
tally-discovery = objevů
tally-influence = vlivu
tally-technologies = technologií
tally-cruisers = křižníků v ruce
tally-strength = síly
tally-cards = karet frakcí v ruce
tally-rival = VB pro nejsilnějšího soupeře
