# Tři epochy.
# Důvody trenéra: čeho je po jedné volbě více, nebo méně (.less), než po jiné. `tally-…` totéž pojmenuje bez čísla, ve
# 2. pádě za „o něco více“. Říká se to i o jiných hráčích, proto bez oslovení.

reason-points = O { $n } VB více
    .less = O { $n } VB méně
reason-production = { $n ->
    [one] Produkce o { $n } úroveň vyšší
    [few] Produkce o { $n } úrovně vyšší
   *[other] Produkce o { $n } úrovní vyšší
}
    .less = { $n ->
        [one] Produkce o { $n } úroveň nižší
        [few] Produkce o { $n } úrovně nižší
       *[other] Produkce o { $n } úrovní nižší
    }
reason-income = Stálý příjem o { $n } VB vyšší
    .less = Stálý příjem o { $n } VB nižší
reason-military = { $n ->
    [one] Ve vojenství o { $n } krok lépe
    [few] Ve vojenství o { $n } kroky lépe
   *[other] Ve vojenství o { $n } kroků lépe
}
    .less = { $n ->
        [one] Ve vojenství o { $n } krok hůře
        [few] Ve vojenství o { $n } kroky hůře
       *[other] Ve vojenství o { $n } kroků hůře
    }
reason-trade = { $n ->
    [one] V obchodu o { $n } krok lépe
    [few] V obchodu o { $n } kroky lépe
   *[other] V obchodu o { $n } kroků lépe
}
    .less = { $n ->
        [one] V obchodu o { $n } krok hůře
        [few] V obchodu o { $n } kroky hůře
       *[other] V obchodu o { $n } kroků hůře
    }
reason-diplomacy = { $n ->
    [one] V diplomacii o { $n } krok lépe
    [few] V diplomacii o { $n } kroky lépe
   *[other] V diplomacii o { $n } kroků lépe
}
    .less = { $n ->
        [one] V diplomacii o { $n } krok hůře
        [few] V diplomacii o { $n } kroky hůře
       *[other] V diplomacii o { $n } kroků hůře
    }
reason-planets = { $n ->
    [one] O { $n } planetu více
    [few] O { $n } planety více
   *[other] O { $n } planet více
}
    .less = { $n ->
        [one] O { $n } planetu méně
        [few] O { $n } planety méně
       *[other] O { $n } planet méně
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
reason-objects = { $n ->
    [one] O { $n } žeton objektu více
    [few] O { $n } žetony objektů více
   *[other] O { $n } žetonů objektů více
}
    .less = { $n ->
        [one] O { $n } žeton objektu méně
        [few] O { $n } žetony objektů méně
       *[other] O { $n } žetonů objektů méně
    }
reason-research = { $n ->
    [one] O { $n } vyzkoumanou kartu více
    [few] O { $n } vyzkoumané karty více
   *[other] O { $n } vyzkoumaných karet více
}
    .less = { $n ->
        [one] O { $n } vyzkoumanou kartu méně
        [few] O { $n } vyzkoumané karty méně
       *[other] O { $n } vyzkoumaných karet méně
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
reason-tokens = { $n ->
    [one] O { $n } univerzální žeton více
    [few] O { $n } univerzální žetony více
   *[other] O { $n } univerzálních žetonů více
}
    .less = { $n ->
        [one] O { $n } univerzální žeton méně
        [few] O { $n } univerzální žetony méně
       *[other] O { $n } univerzálních žetonů méně
    }
reason-ready = { $n ->
    [one] V ruce o { $n } kartu více, kterou lze zaplatit
    [few] V ruce o { $n } karty více, které lze zaplatit
   *[other] V ruce o { $n } karet více, které lze zaplatit
}
    .less = { $n ->
        [one] V ruce o { $n } kartu méně, kterou lze zaplatit
        [few] V ruce o { $n } karty méně, které lze zaplatit
       *[other] V ruce o { $n } karet méně, které lze zaplatit
    }
reason-promise = Karty v ruce slibují asi o { $n } VB více
    .less = Karty v ruce slibují asi o { $n } VB méně
reason-supremacy = Vliv by na koncích epoch přinesl asi o { $n } VB více
    .less = Vliv by na koncích epoch přinesl asi o { $n } VB méně
reason-tiles = Bodovací destičky by přinesly o { $n } VB více
    .less = Bodovací destičky by přinesly o { $n } VB méně
reason-rival = Soupeř má o { $n } VB více
    .less = Soupeř má o { $n } VB méně

tally-points = VB
tally-production = produkce
tally-income = stálého příjmu
tally-military = kroků ve vojenství
tally-trade = kroků v obchodu
tally-diplomacy = kroků v diplomacii
tally-planets = planet
tally-colonised = kolonizovaných planet
tally-objects = žetonů objektů
tally-research = vyzkoumaných karet
tally-cards = karet v ruce
tally-tokens = univerzálních žetonů
tally-ready = karet v ruce, které lze zaplatit
tally-promise = VB, které slibují karty v ruce
tally-supremacy = VB za vliv na koncích epoch
tally-tiles = VB za bodovací destičky
tally-rival = VB pro soupeře
