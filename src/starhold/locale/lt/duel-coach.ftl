# Trys epochos.
# Trenerio priežastys: ko po vieno pasirinkimo yra daugiau arba mažiau (.less) nei po kito. `tally-…` tą patį įvardija be
# skaičiaus, kilmininku po „šiek tiek daugiau“. Sakoma ir apie kitus žaidėjus, todėl be kreipinio.

reason-points = { $n } PT daugiau
    .less = { $n } PT mažiau
reason-production = { $n ->
    [one] Gamyba { $n } lygiu didesnė
    [few] Gamyba { $n } lygiais didesnė
   *[other] Gamyba { $n } lygių didesnė
}
    .less = { $n ->
        [one] Gamyba { $n } lygiu mažesnė
        [few] Gamyba { $n } lygiais mažesnė
       *[other] Gamyba { $n } lygių mažesnė
    }
reason-income = Nuolatinės pajamos { $n } PT didesnės
    .less = Nuolatinės pajamos { $n } PT mažesnės
reason-military = { $n ->
    [one] Karyboje { $n } žingsniu geriau
    [few] Karyboje { $n } žingsniais geriau
   *[other] Karyboje { $n } žingsnių geriau
}
    .less = { $n ->
        [one] Karyboje { $n } žingsniu blogiau
        [few] Karyboje { $n } žingsniais blogiau
       *[other] Karyboje { $n } žingsnių blogiau
    }
reason-trade = { $n ->
    [one] Prekyboje { $n } žingsniu geriau
    [few] Prekyboje { $n } žingsniais geriau
   *[other] Prekyboje { $n } žingsnių geriau
}
    .less = { $n ->
        [one] Prekyboje { $n } žingsniu blogiau
        [few] Prekyboje { $n } žingsniais blogiau
       *[other] Prekyboje { $n } žingsnių blogiau
    }
reason-diplomacy = { $n ->
    [one] Diplomatijoje { $n } žingsniu geriau
    [few] Diplomatijoje { $n } žingsniais geriau
   *[other] Diplomatijoje { $n } žingsnių geriau
}
    .less = { $n ->
        [one] Diplomatijoje { $n } žingsniu blogiau
        [few] Diplomatijoje { $n } žingsniais blogiau
       *[other] Diplomatijoje { $n } žingsnių blogiau
    }
reason-planets = { $n ->
    [one] { $n } planeta daugiau
    [few] { $n } planetomis daugiau
   *[other] { $n } planetų daugiau
}
    .less = { $n ->
        [one] { $n } planeta mažiau
        [few] { $n } planetomis mažiau
       *[other] { $n } planetų mažiau
    }
reason-colonised = { $n ->
    [one] { $n } kolonizuota planeta daugiau
    [few] { $n } kolonizuotomis planetomis daugiau
   *[other] { $n } kolonizuotų planetų daugiau
}
    .less = { $n ->
        [one] { $n } kolonizuota planeta mažiau
        [few] { $n } kolonizuotomis planetomis mažiau
       *[other] { $n } kolonizuotų planetų mažiau
    }
reason-objects = { $n ->
    [one] { $n } objekto žetonu daugiau
    [few] { $n } objektų žetonais daugiau
   *[other] { $n } objektų žetonų daugiau
}
    .less = { $n ->
        [one] { $n } objekto žetonu mažiau
        [few] { $n } objektų žetonais mažiau
       *[other] { $n } objektų žetonų mažiau
    }
reason-research = { $n ->
    [one] { $n } ištirta korta daugiau
    [few] { $n } ištirtomis kortomis daugiau
   *[other] { $n } ištirtų kortų daugiau
}
    .less = { $n ->
        [one] { $n } ištirta korta mažiau
        [few] { $n } ištirtomis kortomis mažiau
       *[other] { $n } ištirtų kortų mažiau
    }
reason-cards = { $n ->
    [one] Rankose { $n } korta daugiau
    [few] Rankose { $n } kortomis daugiau
   *[other] Rankose { $n } kortų daugiau
}
    .less = { $n ->
        [one] Rankose { $n } korta mažiau
        [few] Rankose { $n } kortomis mažiau
       *[other] Rankose { $n } kortų mažiau
    }
reason-tokens = { $n ->
    [one] { $n } universaliuoju žetonu daugiau
    [few] { $n } universaliaisiais žetonais daugiau
   *[other] { $n } universaliųjų žetonų daugiau
}
    .less = { $n ->
        [one] { $n } universaliuoju žetonu mažiau
        [few] { $n } universaliaisiais žetonais mažiau
       *[other] { $n } universaliųjų žetonų mažiau
    }
reason-ready = { $n ->
    [one] Rankose { $n } korta daugiau, už kurią galima sumokėti
    [few] Rankose { $n } kortomis daugiau, už kurias galima sumokėti
   *[other] Rankose { $n } kortų daugiau, už kurias galima sumokėti
}
    .less = { $n ->
        [one] Rankose { $n } korta mažiau, už kurią galima sumokėti
        [few] Rankose { $n } kortomis mažiau, už kurias galima sumokėti
       *[other] Rankose { $n } kortų mažiau, už kurias galima sumokėti
    }
reason-promise = Kortos rankose žada maždaug { $n } PT daugiau
    .less = Kortos rankose žada maždaug { $n } PT mažiau
reason-supremacy = Įtaka epochų pabaigose duotų maždaug { $n } PT daugiau
    .less = Įtaka epochų pabaigose duotų maždaug { $n } PT mažiau
reason-tiles = Taškų plytelės duotų { $n } PT daugiau
    .less = Taškų plytelės duotų { $n } PT mažiau
reason-rival = Priešininkas turi { $n } PT daugiau
    .less = Priešininkas turi { $n } PT mažiau

tally-points = PT
tally-production = gamybos
tally-income = nuolatinių pajamų
tally-military = žingsnių karyboje
tally-trade = žingsnių prekyboje
tally-diplomacy = žingsnių diplomatijoje
tally-planets = planetų
tally-colonised = kolonizuotų planetų
tally-objects = objektų žetonų
tally-research = ištirtų kortų
tally-cards = kortų rankose
tally-tokens = universaliųjų žetonų
tally-ready = kortų rankose, už kurias galima sumokėti
tally-promise = PT, kuriuos žada kortos rankose
tally-supremacy = PT už įtaką epochų pabaigose
tally-tiles = PT už taškų plyteles
tally-rival = PT priešininkui
