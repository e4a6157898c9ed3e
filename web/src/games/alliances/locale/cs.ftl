# Deska hry Galaktické aliance. Věty o kartách posílá server; zde jsou krátká slova desky samé.

alliances-stage = { $phase ->
    [production] { $round }. kolo z { $all }, produkce
    [war] { $round }. kolo z { $all }, válka
    [galactic] { $round }. kolo z { $all }, galaktická fáze
    [over] { $round }. kolo z { $all }
   *[action] { $round }. kolo z { $all }, akce
}
alliances-vp = VB
alliances-or = nebo
alliances-none = žádné
alliances-free = zdarma
alliances-becomes = se mění na
alliances-changed = právě změněno
# slovo za číslem
alliances-unit = { $resource ->
    [credits] { $n ->
        [one] kredit
        [few] kredity
       *[other] kreditů
    }
    [production] { $n ->
        [one] produkce
        [few] produkce
       *[other] produkcí
    }
    [discovery] { $n ->
        [one] objev
        [few] objevy
       *[other] objevů
    }
    [influence] { $n ->
        [one] vliv
        [few] vlivy
       *[other] vlivů
    }
    [prestige] { $n ->
        [one] prestiž
        [few] prestiže
       *[other] prestiží
    }
    [relic] { $n ->
        [one] artefakt
        [few] artefakty
       *[other] artefaktů
    }
   *[cruisers] { $n ->
        [one] křižník
        [few] křižníky
       *[other] křižníků
    }
}
alliances-cubes = { $n ->
    [one] kostka
    [few] kostky
   *[other] kostek
}
alliances-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}

## Systémy

alliances-systems = Systémy
alliances-fleet-here = flotila
alliances-out-of-reach = daleko
alliances-face-down = Lícem dolů
alliances-turns-up = odhalí se po { $n }. kole
alliances-no-galaxy = Galaxie se vyloží, až si všichni zvolí první frakci.
alliances-all-explored = Vše prozkoumáno.
alliances-token = Žeton průzkumu { $n }
alliances-tokens-left = { $n ->
    [one] { $n } k průzkumu
    [few] { $n } k průzkumu
   *[other] { $n } k průzkumu
}
alliances-status-colonised = { $mine ->
    [yes] Vy, kolonizovaná
   *[no] { $name }, kolonizovaná
}
alliances-status-developed = { $mine ->
    [yes] Vy, rozvinutá
   *[no] { $name }, rozvinutá
}
alliances-status-occupied = { $mine ->
    [yes] Vy, obsazená
   *[no] { $name }, obsazená
}
alliances-why-occupied = natrvalo
alliances-why-technology = technologie
alliances-why-guarded = chráněná
alliances-why-unguarded = nechráněná
alliances-needs = třeba: { $what }
alliances-not-adapted = žádná adaptace
alliances-by-card = { $n ->
    [one] odhodit: { $card }
    [few] odhodit 1 ze { $n } karet
    [6] odhodit 1 ze { $n } karet
    [7] odhodit 1 ze { $n } karet
   *[other] odhodit 1 z { $n } karet
}

## Akce

alliances-actions = Akce a karty obchodu
alliances-aimed = Zvýrazněné lze zvolit.
alliances-each = vždy { $price }
alliances-price-hold = mít 1 křižník
alliances-gain-colonize = planeta a její odměna
alliances-gain-trade = jedna směna
alliances-gain-explore = co žeton skrývá
alliances-gain-nominate = křeslo a jeho prestiž
alliances-gain-research = technologie
alliances-you-have = { $resource ->
    [credits] máte { $n ->
        [one] { $n } kredit
        [few] { $n } kredity
       *[other] { $n } kreditů
    }
    [discovery] máte { $n ->
        [one] { $n } objev
        [few] { $n } objevy
       *[other] { $n } objevů
    }
    [influence] máte { $n ->
        [one] { $n } vliv
        [few] { $n } vlivy
       *[other] { $n } vlivů
    }
    [production] máte { $n ->
        [one] { $n } produkci
        [few] { $n } produkce
       *[other] { $n } produkcí
    }
    [relic] máte { $n ->
        [one] { $n } artefakt
        [few] { $n } artefakty
       *[other] { $n } artefaktů
    }
    [prestige] máte { $n ->
        [one] { $n } prestiž
        [few] { $n } prestiže
       *[other] { $n } prestiží
    }
   *[cruisers] máte { $n ->
        [one] { $n } křižník
        [few] { $n } křižníky
       *[other] { $n } křižníků
    }
}
alliances-why-acted = jedna akce za tah
alliances-why-no-planet = v dosahu nic volného
alliances-why-none-fits = žádná se nehodí
alliances-why-no-colony = žádná kolonizovaná
alliances-why-cruisers-full = v ruce nejvýše 5
alliances-why-no-supply = zásoba je prázdná
alliances-why-no-trade = nemáte čím platit
alliances-why-no-slot = žádné volné pole
alliances-why-no-token = v dosahu žádný žeton
alliances-why-no-developed = žádná rozvinutá
alliances-why-no-seat = žádné volné křeslo
alliances-why-no-research = nemáte čím platit
alliances-slots-open = { $n ->
    [one] { $n } volné pole
    [few] { $n } volná pole
   *[other] { $n } volných polí
}
alliances-slots-left = { $n ->
    [0] Plná
    [one] { $n } volné pole
    [few] { $n } volná pole
   *[other] { $n } volných polí
}
alliances-era-when = Je-li na konci kola plná, vrátí zlatá éra kostky z ní, každému hráči nejvýše 3.
alliances-turned = otočená, bez omezení
alliances-no-era = zlatá éra už nebude
alliances-come-up-title = Kostky na akci pod kartou, které na konci kola postoupí nahoru
alliances-era-now = Zlatá éra:
alliances-era = Zlatá éra
alliances-era-back = { $n ->
    [one] { $n } kostka zpět do ruky
    [few] { $n } kostky zpět do ruky
   *[other] { $n } kostek zpět do ruky
}

## Prestiž, rada, technologie

alliances-prestige-order = Prestiž a pořadí
alliances-track = Stupnice prestiže; na jednom poli je první vrchní kostka
alliances-order-more = { $mine ->
    [yes] Máte nejvíc prestiže, příští kolo začínáte.
   *[no] Příští kolo začíná { $name }: nejvíc prestiže.
}
alliances-order-above = { $mine ->
    [yes] Příští kolo začínáte: vaše kostka je nad kostkou hráče { $other }.
   *[no] { $theirs ->
        [yes] Příští kolo začíná { $name }: vaše kostka je níž.
       *[no] Příští kolo začíná { $name }: kostka leží nad kostkou hráče { $other }.
    }
}
alliances-order-tie = { $mine ->
    [yes] Při shodě vyhrajete vy: víc prestiže, nebo vrchní kostka.
   *[no] Při shodě vyhraje { $name }: víc prestiže, nebo vrchní kostka.
}
alliances-order-row = Pořadí: { $row }.
alliances-council = Rada
alliances-seat-open = volné
alliances-seats-blocked = { $n ->
    [one] { $n } zakryté
    [few] { $n } zakrytá
   *[other] { $n } zakrytých
}
alliances-technologies = Technologie
alliances-technologies-of = Technologie: { $name }
alliances-unique = Jedinečné technologie vašich frakcí
alliances-tech-have = vyzkoumaná
alliances-tech-can = teď ji můžete vyzkoumat
alliances-tech-open = dostupná, ale ne teď
alliances-tech-locked = nejdříve některá pod ní
alliances-tech-key = horní řada: +1 objev
alliances-tech-needs = Předpoklad: { $names }.
alliances-tech-advanced = Pokročilá: stojí navíc 1 objev.

## Ostatní aliance a válka

alliances-automa = Umělý protivník
alliances-automa-none = ještě žádné karty
alliances-no-faction = zatím bez hlavní frakce
alliances-thinking = volí…
alliances-has = Má
alliances-ideology = Hlavní ideologie
alliances-no-ideology = žádná
alliances-hand = V ruce
alliances-planets = Planety
alliances-planets-n = kolonizované { $colonised }, rozvinuté { $developed }, obsazené { $occupied }
alliances-guard-always = Planety chrání technologie.
alliances-guard-safe = { $needed ->
    [0] Není co chránit.
   *[other] Planety jsou chráněné: křižníků { $held }, potřeba { $needed }.
}
alliances-guard-open = Planety nejsou chráněné: křižníků { $held }, potřeba { $needed }.
alliances-at-war = Ve válce
alliances-strength-n = síla { $n }
alliances-keeps = { $n ->
    [one] po válce zůstane { $n } křižník
    [few] po válce zůstanou { $n } křižníky
   *[other] po válce zůstane { $n } křižníků
}
alliances-war-now = Kdyby válka přišla teď
alliances-war-is = Válka
alliances-no-war = V prvním kole válka není.
alliances-war-nobody = Nikdo nemá křižníky: nikdo by nevyhrál.
alliances-war-count = { $n ->
    [one] { $n } křižník
    [few] { $n } křižníky
   *[other] { $n } křižníků
}
alliances-overlord = Vládce
alliances-war-shared = O první místo se dělí: nikdo planetu neobsadí.
alliances-war-takes = { $mine ->
    [yes] Můžete obsadit jednu z těchto:
   *[no] { $name } může obsadit jednu z těchto:
}

## Moje strana

alliances-yours = Vaše aliance
alliances-have = Co máte
alliances-convert = { $resource ->
    [production] Proměnit 1 produkci na 1 kredit
    [discovery] Proměnit 1 objev na 1 kredit
   *[influence] Proměnit 1 vliv na 1 kredit
}
alliances-mains = Hlavní frakce: { $n }/{ $all }
alliances-ideology-is = hlavní ideologie: { $ideology }
alliances-ideology-true = skutečná ideologie: { $ideology } ({ $card })
alliances-ideology-none = zatím bez ideologie
alliances-hand-n = { $n ->
    [one] V ruce { $n } frakce
    [few] V ruce { $n } frakce
   *[other] V ruce { $n } frakcí
}
alliances-hand-note = jedna karta za tah, jedním ze čtyř způsobů
alliances-pack = { $n ->
    [one] Výběr z { $n } karty
    [few] Výběr ze { $n } karet
    [6] Výběr ze { $n } karet
    [7] Výběr ze { $n } karet
   *[other] Výběr z { $n } karet
}
alliances-pack-note = ostatní putují k hráči po levici
alliances-put-away = { $n ->
    [one] { $n } odložená
    [few] { $n } odložené
   *[other] { $n } odložených
}
alliances-way-main = Hlavní
alliances-way-ideology = Ideologie
alliances-way-boost = Posila
alliances-way-adapt = Adaptace
alliances-adapt-text = Odhoďte ji při kolonizaci planety některého z těchto druhů: { $kinds }.
alliances-foot-discard = Odložit
alliances-foot-pick = Vybrat
alliances-foot-first = Začít s ní
alliances-foot-adapt = Odhodit kvůli planetě
alliances-foot-produce = Použít teď
alliances-foot-use = Použít schopnost
alliances-score-of = { $name }: body
alliances-score-yours = Vaše body
alliances-score-now = Kdyby hra skončila teď
alliances-score-note = Nevyužité zdroje a karty body nepřinášejí.
alliances-several-discard = Odložit karty: { $list }

## Místo všeho, tah, umělý protivník

alliances-details-of = { $name }: podrobně
alliances-war-targets = { $mine ->
    [yes] obsadíte 1 z { $n }
   *[no] { $name } obsadí 1 z { $n }
}
alliances-war-of = Válka { $n }. kola
alliances-war-shared-short = o první místo se dělí
alliances-war-over = Poslední válka skončila.
alliances-order-alone = Umělý protivník jedná jednou, před vaším prvním tahem v kole; všechny tahy jsou vaše.
alliances-order-alone-short = všechny tahy jsou vaše
alliances-order-short = { $mine ->
    [yes] příště začínáte vy
   *[no] příště začíná { $name }
}
alliances-order-tie-short = { $mine ->
    [yes] při shodě vyhrajete vy
   *[no] při shodě vyhraje { $name }
}
alliances-tech-at-once = ihned
alliances-poor-nothing = nepřinese nic: { $what } nad limit
alliances-poor-lost = { $what } propadne nad limit
alliances-poor-late = na body už je pozdě
alliances-poor-short = propadne
alliances-word-credits = platíte jimi akce; nejvýše 12
alliances-word-production = kredity každé kolo; pokaždé o 1 klesne
alliances-word-discovery = na technologie a artefakty
alliances-word-influence = na křesla v radě a technologie
alliances-word-prestige = po 1 VB; kdo má nejvíc, začíná
alliances-word-relic = po 1 VB
alliances-word-cruisers = vyhrávají války, chrání planety; nejvýše 5
alliances-word-cubes = jedna kostka je jedna akce
alliances-turn-box = Váš tah
alliances-step-card = Karta
alliances-step-action = Akce
alliances-step-done = hotovo
alliances-step-open = ještě ne
alliances-leaving = Tah končí…
alliances-stay = Zůstat
alliances-then-end = Po akci skončit
alliances-then-end-title = Tah skončí akcí, i když byste ještě mohli zahrát kartu.
alliances-strength-short = Síla { $strength }, zůstane { $n }
alliances-guarded-short = planety chráněné
alliances-unguarded-short = planety nechráněné
alliances-picked = Zatím máte: { $list }.
alliances-legend = Co znamenají slova na kartách
alliances-way-text-main = Vstoupí do vaší aliance (nejvýše tři): jednou tento zisk, natrvalo schopnost.
alliances-way-text-ideology = Jednou za hru: za co máte na konci body navíc.
alliances-way-text-boost = Odhodíte ji a hned získáte toto.
alliances-way-text-adapt = Planety, na kterých může žít: jako hlavní frakce vždy, odhozená jednou.
alliances-automa-how = Každé kolo před vaším prvním tahem odhalí umělý protivník dvě frakce. Za každou kolonizuje volnou planetu nejvíc vlevo jejího prvního druhu, jinak druhého; potom jedná podle ideologie každé z nich. Nic neplatí a nic neboduje.
alliances-automa-kinds = bere: { $kinds };
alliances-automa-does-militarism = 2 křižníky
alliances-automa-does-culture = odstraní žeton průzkumu
alliances-automa-does-industrialism = pole karty obchodu
alliances-automa-does-diplomacy = nejlepší volné křeslo v radě
alliances-automa-does-science = kostka pod kartou obchodu
alliances-automa-did = Co toto kolo udělal
alliances-redraw-1 = Odložit 1 kartu, dobrat 1 novou
alliances-redraw-2 = Odložit 2 karty, dobrat 2 nové
alliances-redraw-3 = Odložit 3 karty, dobrat 3 nové
alliances-foot-back = Odloží se
