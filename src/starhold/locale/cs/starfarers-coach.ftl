# CATAN – Hvězdoplavci.
# Důvody trenéra: čeho je po jedné volbě více, nebo méně (.less), než po jiné. `tally-…` totéž pojmenuje bez čísla, ve
# 2. pádě za „o něco více“. Říká se to i o jiných hráčích, proto bez oslovení.

reason-points = { $n ->
    [one] O { $n } bod více
    [few] O { $n } body více
   *[other] O { $n } bodů více
}
    .less = { $n ->
        [one] O { $n } bod méně
        [few] O { $n } body méně
       *[other] O { $n } bodů méně
    }
reason-ports = { $n ->
    [one] O { $n } kosmický přístav více
    [few] O { $n } kosmické přístavy více
   *[other] O { $n } kosmických přístavů více
}
    .less = { $n ->
        [one] O { $n } kosmický přístav méně
        [few] O { $n } kosmické přístavy méně
       *[other] O { $n } kosmických přístavů méně
    }
reason-stations = { $n ->
    [one] O { $n } obchodní stanici více
    [few] O { $n } obchodní stanice více
   *[other] O { $n } obchodních stanic více
}
    .less = { $n ->
        [one] O { $n } obchodní stanici méně
        [few] O { $n } obchodní stanice méně
       *[other] O { $n } obchodních stanic méně
    }
reason-fame = { $n ->
    [one] O { $n } půlmedaili více
    [few] O { $n } půlmedaile více
   *[other] O { $n } půlmedailí více
}
    .less = { $n ->
        [one] O { $n } půlmedaili méně
        [few] O { $n } půlmedaile méně
       *[other] O { $n } půlmedailí méně
    }
reason-production = { $n ->
    [one] Výnosy: o { $n } tečku více na číselných žetonech
    [few] Výnosy: o { $n } tečky více na číselných žetonech
   *[other] Výnosy: o { $n } teček více na číselných žetonech
}
    .less = { $n ->
        [one] Výnosy: o { $n } tečku méně na číselných žetonech
        [few] Výnosy: o { $n } tečky méně na číselných žetonech
       *[other] Výnosy: o { $n } teček méně na číselných žetonech
    }
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
reason-ready = { $n ->
    [one] O { $n } stavbu více, na kterou stačí karty v ruce
    [few] O { $n } stavby více, na které stačí karty v ruce
   *[other] O { $n } staveb více, na které stačí karty v ruce
}
    .less = { $n ->
        [one] O { $n } stavbu méně, na kterou stačí karty v ruce
        [few] O { $n } stavby méně, na které stačí karty v ruce
       *[other] O { $n } staveb méně, na které stačí karty v ruce
    }
reason-ships = { $n ->
    [one] Na plánu o { $n } loď více
    [few] Na plánu o { $n } lodě více
   *[other] Na plánu o { $n } lodí více
}
    .less = { $n ->
        [one] Na plánu o { $n } loď méně
        [few] Na plánu o { $n } lodě méně
       *[other] Na plánu o { $n } lodí méně
    }
reason-near = { $n ->
    [one] Lodě dohromady o { $n } krok blíže k cílům
    [few] Lodě dohromady o { $n } kroky blíže k cílům
   *[other] Lodě dohromady o { $n } kroků blíže k cílům
}
    .less = { $n ->
        [one] Lodě dohromady o { $n } krok dále od cílů
        [few] Lodě dohromady o { $n } kroky dále od cílů
       *[other] Lodě dohromady o { $n } kroků dále od cílů
    }
reason-boosters = { $n ->
    [one] O { $n } pohonnou jednotku více
    [few] O { $n } pohonné jednotky více
   *[other] O { $n } pohonných jednotek více
}
    .less = { $n ->
        [one] O { $n } pohonnou jednotku méně
        [few] O { $n } pohonné jednotky méně
       *[other] O { $n } pohonných jednotek méně
    }
reason-cannons = { $n ->
    [one] O { $n } palubní dělo více
    [few] O { $n } palubní děla více
   *[other] O { $n } palubních děl více
}
    .less = { $n ->
        [one] O { $n } palubní dělo méně
        [few] O { $n } palubní děla méně
       *[other] O { $n } palubních děl méně
    }
reason-pods = { $n ->
    [one] O { $n } nákladní sekci více
    [few] O { $n } nákladní sekce více
   *[other] O { $n } nákladních sekcí více
}
    .less = { $n ->
        [one] O { $n } nákladní sekci méně
        [few] O { $n } nákladní sekce méně
       *[other] O { $n } nákladních sekcí méně
    }
reason-rival = { $n ->
    [one] Nejsilnější soupeř má o { $n } bod více
    [few] Nejsilnější soupeř má o { $n } body více
   *[other] Nejsilnější soupeř má o { $n } bodů více
}
    .less = { $n ->
        [one] Nejsilnější soupeř má o { $n } bod méně
        [few] Nejsilnější soupeř má o { $n } body méně
       *[other] Nejsilnější soupeř má o { $n } bodů méně
    }

tally-points = bodů
tally-ports = kosmických přístavů
tally-stations = obchodních stanic
tally-fame = půlmedailí
tally-production = výnosů
tally-cards = karet v ruce
tally-ready = staveb, na které stačí karty v ruce
tally-ships = lodí na plánu
tally-near = kroků lodí k cílům
tally-boosters = pohonných jednotek
tally-cannons = palubních děl
tally-pods = nákladních sekcí
tally-rival = bodů pro nejsilnějšího soupeře
