# CATAN – Hvězdoplavci: slova u stolu. Karty přátelství a setkání jsou v starfarers-cards.ftl.
#
# Nejdříve tvary, ze kterých se skládají ostatní zprávy; jejich vlastnosti jsou pády (gen 2. pád, dat 3. pád, acc 4. pád,
# ins 7. pád). Čísla jsou vždy celá, kategorie many (desetinná čísla) proto není potřeba. Názvy karet se neskloňují.
# $to a $at jsou místa i s předložkou, viz `place-to` a `place-at`.

starfarers-title = CATAN – Hvězdoplavci
starfarers-blurb = Vydejte se ze sektoru Catan: stavte lodě, zkoumejte planetární soustavy, zakládejte kolonie a obchodní stanice a obstůjte při setkáních. Vyhrává, kdo má ve svém tahu jako první 15 bodů. Dvě z 32 setkání jsou rekonstruovaná a od tištěných se mohou lišit.
learn-1 = Vyšlete lodě.
learn-1-text = Postavte je u kosmického přístavu a hoďte mateřskou lodí: kuličky určí, jak daleko letí, černá přinese setkání.
learn-2 = Osidlujte a obchodujte.
learn-2-text = Kolonizační lodě zakládají kolonie mezi dvěma planetami, které vynášejí, padne-li jejich číslo. Obchodní lodě zakládají stanice.
learn-3 = Vybavte mateřskou loď.
learn-3-text = Pohonné jednotky zrychlují, palubní děla dobývají pirátské základny, nákladní sekce otevírají ledové planety a doky. Co chybí, získáte obchodem.
learn-4 = Získejte 15 bodů.
learn-4-text = Počítají se kolonie, přístavy, medaile a přátelství čtyř národů. Vítězí, kdo má 15 bodů ve vlastním tahu.

## Stavební kameny

resource-ore = ruda
    .gen = rudy
    .acc = rudu
    .ins = rudou
resource-fuel = palivo
    .gen = paliva
    .acc = palivo
    .ins = palivem
resource-carbon = karbon
    .gen = karbonu
    .acc = karbon
    .ins = karbonem
resource-food = potraviny
    .gen = potravin
    .acc = potraviny
    .ins = potravinami
resource-goods = zboží
    .gen = zboží
    .acc = zboží
    .ins = zbožím
resource-name = { $resource ->
    [ore] { resource-ore }
    [fuel] { resource-fuel }
    [carbon] { resource-carbon }
    [food] { resource-food }
   *[goods] { resource-goods }
}
    .gen = { $resource ->
        [ore] { resource-ore.gen }
        [fuel] { resource-fuel.gen }
        [carbon] { resource-carbon.gen }
        [food] { resource-food.gen }
       *[goods] { resource-goods.gen }
    }
    .acc = { $resource ->
        [ore] { resource-ore.acc }
        [fuel] { resource-fuel.acc }
        [carbon] { resource-carbon.acc }
        [food] { resource-food.acc }
       *[goods] { resource-goods.acc }
    }
    .ins = { $resource ->
        [ore] { resource-ore.ins }
        [fuel] { resource-fuel.ins }
        [carbon] { resource-carbon.ins }
        [food] { resource-food.ins }
       *[goods] { resource-goods.ins }
    }
# kolik karet suroviny, jak je píší pravidla; z těch se skládá cena i strana obchodu
amount = { $n }× { resource-name }
amount-acc = { $n }× { resource-name.acc }

upgrade-booster = pohonná jednotka
upgrade-cannon = palubní dělo
upgrade-freight_pod = nákladní sekce
upgrade-name = { $upgrade ->
    [booster] { upgrade-booster }
    [cannon] { upgrade-cannon }
   *[freight_pod] { upgrade-freight_pod }
}
# jedna z nich, jako to, co se získá nebo ztratí
upgrade-acc = { $upgrade ->
    [booster] pohonnou jednotku
    [cannon] palubní dělo
   *[freight_pod] nákladní sekci
}
n-upgrades = { $upgrade ->
    [booster] { $n ->
        [one] { $n } pohonná jednotka
        [few] { $n } pohonné jednotky
       *[other] { $n } pohonných jednotek
    }
    [cannon] { $n ->
        [one] { $n } palubní dělo
        [few] { $n } palubní děla
       *[other] { $n } palubních děl
    }
   *[freight_pod] { $n ->
        [one] { $n } nákladní sekce
        [few] { $n } nákladní sekce
       *[other] { $n } nákladních sekcí
    }
}

civ-green_folk = Zelenokožci
civ-merchants = Obchodníci
civ-scientists = Vědoucí
civ-diplomats = Diplomaté
civ-name = { $civ ->
    [green_folk] { civ-green_folk }
    [merchants] { civ-merchants }
    [scientists] { civ-scientists }
   *[diplomats] { civ-diplomats }
}
    .gen = { $civ ->
        [green_folk] Zelenokožců
        [merchants] Obchodníků
        [scientists] Vědoucích
       *[diplomats] Diplomatů
    }

colour-yellow = žlutá
colour-red = červená
colour-white = bílá
colour-blue = modrá
colour-name = { $colour ->
    [yellow] { colour-yellow }
    [red] { colour-red }
    [white] { colour-white }
   *[blue] { colour-blue }
}
# hráč jménem, nebo místem u stolu, kde jméno není známo (seat 0: je); none: bez barvy
who = { $seat ->
    [0] { $colour ->
        [none] { $person }
       *[other] { $person } ({ colour-name })
    }
   *[other] { $colour ->
        [none] hráč { $seat }
       *[other] hráč { $seat } ({ colour-name })
    }
}
    .gen = { $seat ->
        [0] { $colour ->
            [none] hráče { $person }
           *[other] hráče { $person } ({ colour-name })
        }
       *[other] { $colour ->
            [none] hráče { $seat }
           *[other] hráče { $seat } ({ colour-name })
        }
    }
    .dat = { $seat ->
        [0] { $colour ->
            [none] hráči { $person }
           *[other] hráči { $person } ({ colour-name })
        }
       *[other] { $colour ->
            [none] hráči { $seat }
           *[other] hráči { $seat } ({ colour-name })
        }
    }
    .ins = { $seat ->
        [0] { $colour ->
            [none] hráčem { $person }
           *[other] hráčem { $person } ({ colour-name })
        }
       *[other] { $colour ->
            [none] hráčem { $seat }
           *[other] hráčem { $seat } ({ colour-name })
        }
    }
# totéž jako ten, komu je něco určeno nebo komu se tahá karta
who-dat = { who.dat }

ball-yellow = žlutá
ball-red = červená
ball-blue = modrá
ball-black = černá

symbol-triangle = trojúhelník
symbol-square = čtverec
symbol-hexagon = šestiúhelník
symbol-alpha = Alfa
symbol-beta = Beta
symbol-gamma = Gama
symbol-delta = Delta

phase-name = { $phase ->
    [setup] fáze zakládání
    [production] fáze výnosů
    [trade] fáze obchodování a stavění
    [flight] fáze letu
   *[over] konec
}

n-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
    .acc = { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
n-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
# 4. pád
n-halves = { $n ->
    [one] { $n } půlmedaili
    [few] { $n } půlmedaile
   *[other] { $n } půlmedailí
}
n-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
n-pods = { $due ->
    [one] { $due } nákladní sekce
    [few] { $due } nákladní sekce
   *[other] { $due } nákladních sekcí
}
# 1. i 4. pád
ship = { $kind ->
    [colony] loď { $number } (kolonizační)
   *[trade] loď { $number } (obchodní)
}
    .ins = { $kind ->
        [colony] lodí { $number } (kolonizační)
       *[trade] lodí { $number } (obchodní)
    }
list-and = { $first } a { $last }
# karty, které smí znát jen jeden hráč
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}

## Místa

# místo kvadrantu: F1 až F7 daleko, N1 až N8 blízko, HA až HD doma
sector = { $slot ->
    [HA] domovská soustava Alfa
    [HB] domovská soustava Beta
    [HC] domovská soustava Gama
    [HD] domovská soustava Delta
   *[other] kvadrant { $slot }
}
    .gen = { $slot ->
        [HA] domovské soustavy Alfa
        [HB] domovské soustavy Beta
        [HC] domovské soustavy Gama
        [HD] domovské soustavy Delta
       *[other] kvadrantu { $slot }
    }
    .acc = { $slot ->
        [HA] domovskou soustavu Alfa
        [HB] domovskou soustavu Beta
        [HC] domovskou soustavu Gama
        [HD] domovskou soustavu Delta
       *[other] kvadrant { $slot }
    }
sector-in = { $slot ->
    [HA] v domovské soustavě Alfa
    [HB] v domovské soustavě Beta
    [HC] v domovské soustavě Gama
    [HD] v domovské soustavě Delta
   *[other] v kvadrantu { $slot }
}
sector-short = { $slot ->
    [HA] { symbol-alpha }
    [HB] { symbol-beta }
    [HC] { symbol-gamma }
    [HD] { symbol-delta }
   *[other] { $slot }
}
# planeta se svým žetonem: none je lícem dolů
planet = { $token ->
    [pirate] { resource-name } (pirátská základna { $value })
    [ice] { resource-name } (ledová planeta { $value })
   *[none] { $numbers ->
        [none] { resource-name }
       *[other] { resource-name } { $numbers }
    }
}
# totéž po „mezi“ a po „u“
planet-between = { $token ->
    [pirate] { resource-name.ins } (pirátská základna { $value })
    [ice] { resource-name.ins } (ledová planeta { $value })
   *[none] { $numbers ->
        [none] { resource-name.ins }
       *[other] { resource-name.ins } { $numbers }
    }
}
planet-by = { $token ->
    [pirate] { resource-name.gen } (pirátská základna { $value })
    [ice] { resource-name.gen } (ledová planeta { $value })
   *[none] { $numbers ->
        [none] { resource-name.gen }
       *[other] { resource-name.gen } { $numbers }
    }
}
# druhy: site, berth, side a corner známé soustavy; dock a outpost výspy; empty; unknown (lícem dolů); a co říká průběh
# hry, který kvadranty nezná: místo, kotviště, střed nebo okraj; space je všechno ostatní
place-name = { $kind ->
    [site] místo mezi { $a } a { $b }, { sector-short }
    [berth] kotviště u { $by }, přístav mezi { $a } a { $b }, { sector-short }
    [side] křižovatka u { $by } vedle místa mezi { $a } a { $b }, { sector-short }
    [corner] vnější křižovatka u { $by }, { sector-short }
    [dock] centrála výspy { civ-name.gen }, { sector-short }
    [outpost] u výspy { civ-name.gen }, { sector-short }
    [empty] prázdný kvadrant { sector-short }
    [unknown] u neznámého kvadrantu { sector-short }
    [slot-site] místo pro kolonii, { sector-short }
    [slot-berth] kotviště, { sector-short }
    [slot-middle] střed { sector.gen }
    [slot-edge] okraj { sector.gen }
   *[space] volný vesmír u { sector.gen }
}
place-to = { $kind ->
    [site] na místo mezi { $a } a { $b } ({ sector-short })
    [berth] do kotviště u { $by } (přístav mezi { $a } a { $b }, { sector-short })
    [side] na křižovatku u { $by } (vedle místa mezi { $a } a { $b }, { sector-short })
    [corner] na vnější křižovatku u { $by } ({ sector-short })
    [dock] do centrály výspy { civ-name.gen } ({ sector-short })
    [outpost] k výspě { civ-name.gen } ({ sector-short })
    [empty] do prázdného kvadrantu { sector-short }
    [unknown] k neznámému kvadrantu { sector-short }
    [slot-site] na místo pro kolonii { sector-in }
    [slot-berth] do kotviště { sector-in }
    [slot-middle] do středu { sector.gen }
    [slot-edge] na okraj { sector.gen }
   *[space] do volného vesmíru u { sector.gen }
}
place-at = { $kind ->
    [site] na místě mezi { $a } a { $b } ({ sector-short })
    [berth] v kotvišti u { $by } (přístav mezi { $a } a { $b }, { sector-short })
    [side] na křižovatce u { $by } (vedle místa mezi { $a } a { $b }, { sector-short })
    [corner] na vnější křižovatce u { $by } ({ sector-short })
    [dock] v centrále výspy { civ-name.gen } ({ sector-short })
    [outpost] u výspy { civ-name.gen } ({ sector-short })
    [empty] v prázdném kvadrantu { sector-short }
    [unknown] u neznámého kvadrantu { sector-short }
    [slot-site] na místě pro kolonii { sector-in }
    [slot-berth] v kotvišti { sector-in }
    [slot-middle] uprostřed { sector.gen }
    [slot-edge] na okraji { sector.gen }
   *[space] ve volném vesmíru u { sector.gen }
}
# kam se něco staví
place-on = { place-to }
# totéž se směrem podle hodin, jak leží od středu kvadrantu
place-hour = { $far ->
    [yes] { $place } (směr { $hour ->
        [one] { $hour } hodina
        [few] { $hour } hodiny
       *[other] { $hour } hodin
    }, dál)
   *[no] { $place } (směr { $hour ->
        [one] { $hour } hodina
        [few] { $hour } hodiny
       *[other] { $hour } hodin
    })
}

## Odkud jsou body a proč je konec

part-colonies = kolonie
part-spaceports = kosmické přístavy
part-markers = figurky přátelství
part-medals = medaile
part-half_medals = dvojice půlmedailí

end-fifteen_points = Hráč má ve svém tahu alespoň 15 bodů.
end-turn_limit = Poslední domluvený tah skončil: vyhrává, kdo má nejvíc bodů.

## Volby

option-board = Herní plán
option-board-help = Které kvadranty kde leží. Pro začátečníky: vytištěná první hra. Strategický: kvadranty zamíchané, lícem nahoru. Průzkumnický: zamíchané a lícem dolů, dokud nepřiletí loď. Divoký vesmír: totéž, blízké a vzdálené kvadranty dohromady.
option-set_up_phase = Fáze zakládání
option-set_up_phase-help = Zda si hráči sami volí, kde začnou: kolonie, kosmický přístav, první loď a modul zdarma.
option-first_player = Začínající hráč
option-first_player-help = Kdo je na tahu jako první.
option-neutral = Neutrální barva
option-neutral-help = Ve třech hráčích barva, která stojí na plánu bez hráče a jen blokuje místa.
option-offers = Nabídky za tah
option-offers-help = Kolik nabídek spoluhráčům lze v tahu podat; co znamená 0, určuje vedlejší volba.
option-turn_limit = Omezení tahů
option-turn_limit-help = Po kolika tazích celkem hra skončí a vyhraje ten, kdo má nejvíc bodů; 0 znamená bez omezení.
option-escape_fee = Cena za únik
option-escape_fee-help = Ve kterém ze dvou rekonstruovaných setkání stojí zdařilý únik půlmedaili.
option-fight_opponent = Protivník ve dvou bojích
option-fight_opponent-help = Kdo v setkáních 17 a 18 bojuje za piráty, když se únik nezdaří.
option-under_fire = Cizinec v palbě
option-under_fire-help = Co se porovnává v setkáních 22 až 24, kde je pod palbou cizí loď.
option-neighbours = Protivník při dvou záchranách
option-neighbours-help = Kdo zastupuje druhou stranu v setkáních 21 a 22.
option-double_penalties = Dvojí tresty
option-double_penalties-help = Kde setkání bere modul a zároveň zadržuje loď: zda platí obojí, nebo se jen zadrží loď.
option-fame_cards = Dvě karty Koupená sláva
option-fame_cards-help = Kolikrát za tah smí hráč s oběma kartami koupit půlmedaili: jednou celkem, nebo jednou za každou.
option-home_sites = Domovská místa (3 hráči)
option-home_sites-help = Ve třech hráčích s fází zakládání: zda jsou všechna domovská místa volná, nebo je ve třech domovských soustavách předem po jednom zavřeném.
option-wear_reshuffle = Míchání po Zubu času
option-wear_reshuffle-help = Zda se zamíchá i karta, která se právě vyhodnotila.
option-waiting_ship = Loď vedle žetonu
option-waiting_ship-help = Kdy loď, která už u pirátské základny nebo ledové planety stojí, základnu dobude či planetu terraformuje, když její majitel dost zesílil.
option-relief_counts = Co se počítá pro Podporu
option-relief_counts-help = Co se počítá jako zisk ve fázi výnosů, takže karta Podpora nic nepřinese.
option-black_ball = Černá kulička při porovnání
option-black_ball-help = Kolik platí černá kulička, když se v setkání porovnává síla nebo rychlost.
option-tile_rotation = Natočení kvadrantů
option-tile_rotation-help = Na zamíchaných plánech: zda je každý kvadrant natočen náhodně, nebo leží jako vytištěný.
option-home_discs = Čísla domovských soustav
option-home_discs-help = Zda čísla domovských soustav leží jako vytištěná, nebo se v každé soustavě zamíchají.
option-removed_tile = Vynechaný kvadrant
option-removed_tile-help = Na strategickém a průzkumnickém plánu: který blízký kvadrant zůstane v krabici.
option-ship_tokens = Žetony obchodních lodí
option-ship_tokens-help = Kolik obchodních lodí zdarma si hráč smí nechat na později, když je nelze umístit.
option-booster_counts = Počítání pohonných jednotek
option-booster_counts-help = Zda se při porovnávání počtu pohonných jednotek v setkání započtou i karty Vědoucích.
option-reader = Předčítající
option-reader-help = Zda soused po levici vidí celou kartu setkání, jako u skutečného stolu.
option-grounded = Zadržené lodě
option-grounded-help = Zda zadržená loď smí tam, kde stojí, založit kolonii, dobýt pirátskou základnu nebo terraformovat ledovou planetu.
option-card_window = Karty jednou za tah
option-card_window-help = Kdy lze použít Pomoc od bohatších a Koupenou slávu: do konce tahu, nebo jen při obchodování a stavění.
option-sole_claimant = Nedostatek s jediným nárokem
option-sole_claimant-help = Když má bank málo karet a nárok má jediný hráč: zda nedostane nic, nebo to, co tam je.
option-most_pods = Nejvíc nákladních sekcí
option-most_pods-help = Zda v Zubu času půlmedaile za nejvíc nákladních sekcí vyžaduje alespoň jednu, nebo ji dostanou všichni, když nikdo žádnou nemá.
option-zero_offers = Nabídky bez omezení
option-zero_offers-help = Co znamená 0 nabídek za tah: že je jejich počet libovolný, nebo že se mezi hráči neobchoduje.
option-requests = Poptávky
option-requests-help = Zda nabídka smí nechat jednu stranu otevřenou návrhům ostatních a zda lze na protinabídky odpovědět novou nabídkou.

value-board-beginner = pro začátečníky
value-board-strategic = strategický
value-board-explorer = průzkumnický
value-board-wild_space = divoký vesmír
value-set_up_phase-board = podle plánu
value-set_up_phase-always = vždy na výběr
value-first_player-random = rozhodne náhoda
value-first_player-first_seat = první místo
value-neutral-blue = modrá
value-neutral-white = bílá
value-neutral-red = červená
value-neutral-yellow = žlutá
value-escape_fee-card_17 = setkání 17
value-escape_fee-card_18 = setkání 18
value-fight_opponent-same = týž soused
value-fight_opponent-deck_1999 = jiný soused, jako ve vydání z roku 1999
value-under_fire-combat = bojová síla
value-under_fire-speed = rychlost
value-neighbours-deck_1999 = jako ve vydání z roku 1999
value-neighbours-left = soused po levici
value-double_penalties-both = platí obojí
value-double_penalties-ground = jen zadržení lodi
value-fame_cards-one = jednou celkem
value-fame_cards-each = jednou za každou
value-home_sites-free = všechna volná
value-home_sites-blocked = tři zavřená
value-wear_reshuffle-without = bez vyhodnocené karty
value-wear_reshuffle-with = i s vyhodnocenou kartou
value-waiting_ship-must_move = jen když tam loď přiletí
value-waiting_ship-next_move = až se příště pohne
value-waiting_ship-at_once = hned
value-relief_counts-planets = karty z planet
value-relief_counts-reserve_too = i karty z balíčku zásob
value-black_ball-zero = 0
value-black_ball-three = 3
value-tile_rotation-random = náhodně
value-tile_rotation-printed = jako vytištěné
value-home_discs-printed = jako vytištěná
value-home_discs-shuffled = zamíchaná
value-removed_tile-empty = prázdný
value-removed_tile-any = kterýkoli
value-ship_tokens-unlimited = bez omezení
value-ship_tokens-one = nejvýše jeden
value-booster_counts-with_cards = i na kartách Vědoucích
value-booster_counts-physical = jen na mateřské lodi
value-reader-nobody = kartu nevidí nikdo
value-reader-left = kartu vidí soused po levici
value-grounded-stays = jen stojí
value-grounded-may_found = smí zakládat, dobývat a terraformovat
value-card_window-turn = do konce tahu
value-card_window-trade = jen při obchodování a stavění
value-sole_claimant-nothing = nedostane nic
value-sole_claimant-paid = dostane, co tam je
value-most_pods-one = je třeba alespoň jedna
value-most_pods-none = bez sekcí dostanou všichni
value-zero_offers-unlimited = libovolný počet
value-zero_offers-none = mezi hráči se neobchoduje
value-requests-open = otevřené
value-requests-closed = jen s oběma stranami

## Otázky podle jména rozhodnutí

ask-place_colony = Fáze zakládání: umístěte svou { $number ->
    [1] první
    [2] druhou
   *[3] třetí
} kolonii na volné místo mezi dvěma planetami domovských soustav.
ask-place_port = Fáze zakládání: zvolte, která z vašich kolonií bude kosmickým přístavem. Vedle něj startují vaše lodě.
ask-place_ship = Fáze zakládání: umístěte svou první loď, kolonizační nebo obchodní, do kotviště svého kosmického přístavu.
ask-bonus = Fáze zakládání: vezměte si jeden modul ze společné zásoby. Je v ní: { $list }.
ask-discard = Padla sedmička: máte { n-cards.acc } a v bezpečí jich je { $limit }. Vraťte polovinu karet z ruky do banku, podle vlastního výběru { $due ->
    [one] { $due } kartu
    [few] { $due } karty
   *[other] { $due } karet
}; zbývá { $left }.
ask-rob = Padla sedmička: zvolte hráče, kterému vytáhnete náhodnou kartu.
ask-relief = Tyto výnosy vám nic nepřinášejí. Díky kartě Podpora si smíte vzít z banku jednu kartu podle vlastního výběru.
ask-turn = Jste na tahu: obchodujte a stavějte v libovolném pořadí. { $ships ->
    [0] Na plánu nemáte žádnou loď, pak tedy tah ukončete.
    [one] Pak hoďte mateřskou lodí k letu své lodi.
    [few] Pak hoďte mateřskou lodí k letu svých { $ships } lodí.
   *[other] Pak hoďte mateřskou lodí k letu svých { $ships } lodí.
} { $offers ->
    [unlimited] Spoluhráčům smíte podat libovolný počet nabídek.
   *[other] { $offers ->
        [0] Další nabídku spoluhráčům v tomto tahu už podat nelze.
        [one] Spoluhráčům smíte podat ještě { $offers } nabídku.
        [few] Spoluhráčům smíte podat ještě { $offers } nabídky.
       *[other] Spoluhráčům smíte podat ještě { $offers } nabídek.
    }
}
ask-offer = Vaše nabídka: { $give ->
    [none] zatím nic nedáváte
   *[other] dáváte { $give }
} a { $ask ->
    [none] zatím nic nechcete
   *[other] chcete { $ask }
}; je určena { $to ->
    [none] všem ostatním
   *[other] { $to }
}. Přidejte karty, určete hráče, odešlete ji, nebo od ní upusťte.
ask-answer = { $give ->
    [none] { who } chce { $ask } a ptá se, co byste za to chtěli. Odmítněte, nebo dejte vlastní návrh.
   *[other] { $ask ->
        [none] { who } nabízí { $give } a ptá se, co byste za to dali. Odmítněte, nebo dejte vlastní návrh.
       *[other] { who } vám nabízí { $give } a chce za to { $ask }. Přijměte, odmítněte, nebo dejte protinabídku.
    }
}
ask-counter = { $theirs ->
    [none] { who } od vás chce { $yours } a čeká na návrhy.
   *[other] { $yours ->
        [none] { who } nabízí { $theirs } a čeká na návrhy.
       *[other] { who } vám nabízí { $theirs } za { $yours }.
    }
} Vaše protinabídka: { $give ->
    [none] zatím nic nedáváte
   *[other] dáváte { $give }
} a { $ask ->
    [none] zatím nic nechcete
   *[other] chcete { $ask }
}. Přidejte karty, odešlete ji, nebo se vraťte k nabídce.
ask-close = { $give ->
    [none] Chtěli jste { $ask } a čekali na návrhy.
   *[other] { $ask ->
        [none] Nabídli jste { $give } a čekali na návrhy.
       *[other] Nabídli jste { $give } za { $ask }.
    }
} { $list } Uzavřete obchod s jedním z nich, nebo od něj upusťte.
ask-bargain = Vaše nová nabídka: { $give ->
    [none] zatím nic nedáváte
   *[other] dáváte { $give }
} a { $ask ->
    [none] zatím nic nechcete
   *[other] chcete { $ask }
}; je určena { $to ->
    [none] všem, kdo dali protinabídku
   *[other] { $to }
}. Přidejte karty, určete hráče, odešlete ji, nebo se vraťte k odpovědím.
answered = { $answer ->
    [accept] { who } přijímá.
    [decline] { who } odmítá.
   *[counter] { who } dá { $give } za { $ask }.
}
ask-free_ship = Máte umístit obchodní loď zdarma: zvolte volné kotviště některého svého kosmického přístavu.
ask-encounter = { $name }: { $question } V ruce máte { n-cards.acc }.
ask-encounter-second = { $name }: { $question }
ask-pay = { $reason ->
    [offered] { $name }: zvolte karty, které nabídnete; zbývá { $left }.
    [swapped] { $name }: zvolte kartu, kterou dáte výměnou.
   *[paid] { $name }: zvolte karty, kterými zaplatíte; zbývá { $left }.
}
ask-gain = { $name }: zvolte karty, které si vezmete z banku; zbývá { $left }.
ask-hand_over = { $name }: zvolte karty, které odevzdáte { who.dat }; zbývá { $left }. Nikdo další neuvidí které.
ask-lose_upgrade = { $name }: zvolte modul, o který přijdete.
ask-gain_upgrade = { $name }: zvolte modul, který připevníte ke své mateřské lodi.
ask-ground = { $name }: jedna z vašich lodí tento let vynechá. Zvolte která.
ask-jump = Vesmírný skok: jednu ze svých lodí smíte přenést na kteroukoli volnou křižovatku, kde smí stát. V tomto tahu už pak nepoletí.
ask-land = Vaše kolonizační loď se vynořila na místě, kde smíte zakládat. Založte kolonii, nebo tam jen zůstaňte stát.
ask-flight = { $ships ->
    [0] Let rychlostí { $speed } (základ { $base }, pohonné jednotky a karty { $bonus }): žádná vaše loď už letět nemůže. Ukončete tah.
    [one] Let rychlostí { $speed } (základ { $base }, pohonné jednotky a karty { $bonus }): letět ještě smí { $ships } vaše loď. Pohněte jí, nebo tah ukončete.
    [few] Let rychlostí { $speed } (základ { $base }, pohonné jednotky a karty { $bonus }): letět ještě smějí { $ships } vaše lodě, jedna po druhé. Pohněte jimi, nebo tah ukončete.
   *[other] Let rychlostí { $speed } (základ { $base }, pohonné jednotky a karty { $bonus }): letět ještě smí { $ships } vašich lodí, jedna po druhé. Pohněte jimi, nebo tah ukončete.
}
ask-under-way = { ship } je na cestě { $at } a z rychlosti { $speed } jí { $steps ->
    [one] zbývá { n-steps }
    [few] zbývají { n-steps }
   *[other] zbývá { n-steps }
}. Leťte dál, nebo zastavte, pokud tu smí stát.
ask-friendship = Vaše obchodní stanice u { civ-name.gen } stojí. Zvolte jednu z jejich karet přátelství; platí od této chvíle.
ask-chosen = Zatím zvoleno: { $list }.

## Odpovědi

do-place = Umístit kolonii { $on }
do-spaceport = { $setup ->
    [yes] Udělat kosmický přístav z kolonie { $at }
   *[no] Postavit kosmický přístav { $at } (zaplatit { $cost }, 1 bod navíc)
}
do-colony_ship = { $setup ->
    [yes] Umístit kolonizační loď { $on }
   *[no] Postavit kolonizační loď { $at } (zaplatit { $cost })
}
do-trade_ship = { $setup ->
    [yes] Umístit obchodní loď { $on }
   *[no] Postavit obchodní loď { $at } (zaplatit { $cost })
}
do-attach = Připevnit { upgrade-acc } (máte { $have }/{ $limit })
do-upgrade = Koupit { upgrade-acc }: zaplatit { $cost } (máte { $have }/{ $limit })
do-lose = Přijít o { upgrade-acc } (máte { $have })
do-return = Vrátit do banku { amount-acc } (máte { $have })
do-draw = Vytáhnout náhodnou kartu { who.dat } (v ruce má { n-cards.acc })
do-take = Vzít si z banku { amount-acc }
do-none = { $decision ->
    [relief] Nevzít si nic
   *[jump] Neskákat
}
do-exchange = { $card ->
    [yes] Dát banku { $give } za { $get } (karta Obchodníků, jednou za tah)
   *[no] Dát banku { $give } za { $get }
}
do-offer = Podat nabídku spoluhráčům
do-give = Přidat k nabízenému { amount-acc } (máte { $have })
do-ask = Chtít navíc { amount-acc }
do-to = Nabídku určit { who.dat }
do-send = { $give ->
    [none] Odeslat poptávku: kdo vám dá { $ask } a za co?
   *[other] { $ask ->
        [none] Odeslat nabídku: kdo chce { $give } a co za to dá?
       *[other] Odeslat: dáváte { $give } za { $ask }
    }
}
do-cancel = { $decision ->
    [offer] Od této nabídky upustit
    [close] Zpět k odpovědím
   *[answer] Zpět k nabídce
}
do-accept = Přijmout: dáváte { $give } a dostáváte { $get }
do-decline = Nabídku odmítnout
do-counter = { $decision ->
    [close] Odpovědět novou nabídkou
   *[answer] Dát protinabídku
}
do-deal = Obchod s { who.ins }: dáváte { $give } a dostáváte { $get }
do-drop = Od obchodu upustit
do-fame = Koupit půlmedaili: zaplatit { $cost }
do-help = Pomoc od bohatších: vytáhnout náhodnou kartu { $who } a { $other }
do-shake = Hodit mateřskou lodí a letět (konec obchodování a stavění)
do-end = { $decision ->
    [turn] Ukončit tah (nemáte loď, která by letěla)
   *[flight] Ukončit let i tah
}
do-answer = { $text }
do-pay = Dát { amount-acc } (máte { $have })
do-ground = Zadržet { ship } { $at }
do-jump = Skočit { ship.ins } { $to }
do-fly = { $steps ->
    [0] Nechat { ship } { $at } a dobýt nebo terraformovat, co leží vedle
   *[other] Letět { ship.ins } { $to } ({ n-steps })
}
do-fly-station = Letět { ship.ins } { $to } a založit obchodní stanici ({ n-steps }, potřeba: { n-pods })
do-found = { $steps ->
    [0] Založit { ship.ins } kolonii { $at } (1 bod navíc)
   *[other] Letět { ship.ins } { $to } a založit kolonii ({ n-steps }, 1 bod navíc)
}
do-step = Letět { ship.ins } o krok { $to } (a pak dál)
do-stop = { $decision ->
    [flight] Zastavit { ship } { $at }
   *[land] Jen tam zůstat stát
}
do-friend = Vzít si kartu { $card } ({ $text })
do-impossible = Teď to nejde: { $notation }
# co se cestou odhalí
do-reveals = { $text } (odhalí se něco neznámého)

## Proč to nejde

refuse-not-now = To teď zvolit nelze. Zvolte některou z nabízených možností.
refuse-trade-off-turn = S bankem i s ostatními obchoduje jen hráč, který je na tahu. Počkejte na svůj tah, nebo na nabídku.
refuse-cannot-pay = { $have ->
    [0] Nemáte čím zaplatit: stojí to { $due } a { resource-name.acc } nemáte. Celkem je třeba zaplatit { $price }.
   *[other] Nemáte čím zaplatit: stojí to { $due } a máte jen { $have }. Celkem je třeba zaplatit { $price }.
} Nejdříve vyměňte, co chybí.
refuse-no-card = Karet { resource-name.gen } na to nemáte dost. Zvolte něco jiného.
refuse-rate = Za jednu kartu chce bank { $rate ->
    [one] { $rate } kartu
    [few] { $rate } stejné karty
   *[other] { $rate } stejných karet
} a karet { resource-name.gen } máte { $have }. Vyměňte něco jiného, nebo dejte nabídku.
refuse-same-kind = Dávali byste { resource-name.acc } za { resource-name.acc }. Vezměte si jinou surovinu.
refuse-supply-empty = V banku už žádná karta { resource-name.gen } není. Zvolte jinou surovinu.
refuse-no-offers = { $limit ->
    [0] Podle nastavení této hry se mezi hráči neobchoduje. Vyměňujte s bankem.
   *[other] Nabídky tohoto tahu ({ $limit }) už jste vyčerpali. Vyměňujte s bankem, nebo stavějte.
}
refuse-nobody-to-trade = K obchodu jsou třeba karty na obou stranách a tady jedna strana žádné nemá. Zvolte někoho jiného, nebo vyměňujte s bankem.
refuse-both-sides = Stejná surovina na obou stranách obchodu ({ resource-name }) by byla skrytý dar. Nechte ji jen na jedné straně.
refuse-gift = { $open ->
    [yes] Nabídka je zatím prázdná. Přidejte alespoň jednu kartu, kterou dáváte, nebo jednu, kterou chcete.
   *[no] Obě strany musejí dát alespoň jednu kartu; dary se nesmějí. Přidejte kartu na prázdnou stranu.
}
refuse-ask-too-much = Tolik karet nikdo z oslovených nemá: chtít jich smíte nejvýše { $most }. Chtějte méně.
refuse-not-addressed = Vaše nabídka nebyla určena { who.dat }. Zvolte hráče, kterému určena byla.
refuse-self = Sami se sebou obchodovat nemůžete. Zvolte jiného hráče.
refuse-addressed-twice = Nabídka už je určena { who.dat }. Určete dalšího hráče, nebo nabídku odešlete.
refuse-no-seat = Takový hráč v této hře není. Zvolte jiného.
refuse-did-not-accept = { who } nabídku odmítá. Obchodujte s tím, kdo ji přijal nebo dal protinabídku, nebo od obchodu upusťte.
refuse-no-transport = Všechny tři vaše transportéry jsou na plánu. Nejdříve některým něco založte.
refuse-no-colony-piece = Ve své zásobě už žádnou kolonii nemáte. Stavte něco jiného.
refuse-no-station-piece = Ve své zásobě už žádnou obchodní stanici nemáte. Stavte něco jiného.
refuse-no-shipyard = Všechny tři své kosmické přístavy už máte. Stavte něco jiného.
refuse-not-your-berth = Loď startuje vedle kosmického přístavu svého majitele a { $at } žádný váš není. Zvolte kotviště svého přístavu.
refuse-berth-taken = { $at } už stojí loď. Zvolte volné kotviště, nebo s tou lodí nejdříve odleťte.
refuse-not-your-colony = Kolonii { $at } nemáte. Zvolte některou ze svých kolonií.
refuse-already-port = Kolonie { $at } už kosmickým přístavem je. Zvolte jinou ze svých kolonií.
refuse-upgrade-limit = { $upgrade ->
    [booster] Pohonných jednotek unese mateřská loď nejvýše { $limit } a vaše je má.
    [cannon] Palubních děl unese mateřská loď nejvýše { $limit } a vaše je má.
   *[freight_pod] Nákladních sekcí unese mateřská loď nejvýše { $limit } a vaše je má.
} Zvolte jiný modul.
refuse-no-upgrade = Takový modul na vaší mateřské lodi není: { upgrade-name }. Zvolte modul, který na ní je.
refuse-not-in-pool = Ve společné zásobě už není: { upgrade-name }. Zvolte jiný modul.
refuse-no-friendship = K tomu je třeba karta přátelství { $card } a tu nemáte. Nejdříve založte obchodní stanici u jejího národa.
refuse-used-this-turn = Kartu { $card } lze použít jednou za tah a už jste ji použili. Počkejte na svůj příští tah.
refuse-not-richer = { who } nemá víc bodů než vy. Pomoc přichází jen od hráčů, kteří jich mají víc.
refuse-window = Podle nastavení této hry se tato karta používá při obchodování a stavění. Použijte ji ve svém příštím tahu.
refuse-tray-empty = V zásobníku už žádná půlmedaile není. Kartu si nechte.
refuse-shake-no-ship = Na plánu nemáte žádnou loď, let proto odpadá. Raději ukončete tah.
refuse-must-shake = Na plánu máte loď, před koncem tahu je proto třeba hodit mateřskou lodí. Hoďte; žádná loď se pohnout nemusí.
refuse-no-ship = Loď { $number } na plánu nemáte. Zvolte některou ze svých lodí.
refuse-ship-done = Loď { $number } už v tomto letu svůj pohyb ukončila. Zvolte jinou loď, nebo let ukončete.
refuse-grounded = Loď { $number } je v tomto tahu zadržená. Zvolte jinou loď, nebo let ukončete.
refuse-other-under-way = Loď { $number } je ještě na cestě a její pohyb má přednost. Leťte s ní dál, nebo ji zastavte.
refuse-too-far = To je příliš daleko: cesta { $to } má { n-steps } a { $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}. Zvolte bližší místo.
refuse-no-way = Odtud { $to } žádná cesta nevede. Zvolte jiné místo.
refuse-centre = Střed planetární soustavy není křižovatka, nikdo jím neproletí: { sector }. Obleťte ji.
refuse-unknown = Co leží { sector-in }, se ještě neví. Nejdříve tam doleťte a podívejte se.
refuse-occupied = Křižovatka { $at } je obsazená a na křižovatce smí stát jen jedna figurka. Proleťte kolem, nebo zastavte jinde.
refuse-foreign-berth = Křižovatka { $at } je kotviště { who.gen } a blokády jsou zakázané. Proleťte kolem, nebo zastavte jinde.
refuse-trade-ship-site = Obchodní loď nesmí zastavit { $at }: taková místa patří koloniím. Proleťte kolem, nebo zastavte jinde.
refuse-colony-dock = Kolonizační loď nesmí zastavit v centrále výspy { civ-name.gen }. Proleťte kolem, nebo přileťte obchodní lodí.
refuse-freight = Založit teď stanici u { civ-name.gen } vyžaduje více nákladních sekcí: potřeba { $due }, máte { $have }. Nejdříve další kupte; do té doby tam zastavit nesmíte.
refuse-docks-full = Všech pět doků { civ-name.gen } je obsazeno. Založte stanici u jiného národa.
refuse-stays = Loď už { $at } stojí. Má-li zůstat, kde je, zastavte ji, nebo let ukončete.
refuse-dead-end = Po kroku { $to } by loď nedosáhla na žádné místo, kde smí stát. Zvolte jinou cestu.
refuse-must-keep-moving = Tam, kde loď teď je, stát nesmí. Leťte dál na místo, kde smí.
refuse-not-under-way = Žádná loď není na cestě, není tedy co zastavit. Pohněte lodí, nebo let ukončete.
refuse-must-leave = Loď { $number } stojí { $at } a v tomto letu odtud musí, nebo tam zakládat, smí-li. Pohněte nejdříve jí.
refuse-under-way = Jedna loď je ještě na cestě. Nejdříve ji zastavte, pak let ukončete.
refuse-not-site = Místo pro kolonii { $at } není: taková leží mezi dvěma planetami soustavy. Zvolte takové místo.
refuse-not-colony-ship = Loď { $number } je obchodní. Kolonii může založit jen kolonizační loď.
refuse-unexplored = Žetony s čísly { sector-in } leží ještě lícem dolů. Nejdříve soustavu prozkoumejte průletem.
refuse-token = { $kind ->
    [pirate] Toto místo zavírá pirátská základna o síle { $value }. Nejdříve přileťte s tolika palubními děly.
   *[ice] Toto místo zavírá ledová planeta o hodnotě { $value }. Nejdříve přileťte s tolika nákladními sekcemi.
}
refuse-two-colonies = Ve třech hráčích se do soustavy vejdou dvě kolonie a ty už tu jsou: { sector }. Zvolte jinou soustavu.
refuse-home = V domovských soustavách se po fázi zakládání kolonie nezakládají. Leťte dál do vesmíru.
refuse-site-taken = { $at } už někdo stojí. Zvolte volné místo.
refuse-not-home = Ve fázi zakládání stojí kolonie v domovských soustavách. Zvolte místo tam.
refuse-closed = { $at } se v této hře neusazuje nikdo: místo je zavřené. Zvolte jiné.
refuse-not-beside = Krok vede na sousední křižovatku a cesta { $to } je delší. Zvolte křižovatku vedle lodi.
refuse-poor = { $have ->
    [0] Je k tomu třeba { $due ->
        [one] { $due } karta
        [few] { $due } karty
       *[other] { $due } karet
    } a v ruce žádnou nemáte.
   *[other] Je k tomu třeba { $due ->
        [one] { $due } karta
        [few] { $due } karty
       *[other] { $due } karet
    } a máte jen { $have }.
} Zvolte jinou odpověď.
refuse-answer-kind = Na toto setkání se odpovídá jinak. Zvolte některou z nabízených odpovědí.
refuse-same-as-given = Dali jste { resource-name.acc }, vzít si proto musíte jinou surovinu. Zvolte jinou.
refuse-nothing-to-draw = { who } nemá žádné karty. Zvolte hráče, který nějaké má.
refuse-draw-self = Sami sobě kartu vytáhnout nemůžete. Zvolte jiného hráče.
refuse-card-gone = Kartu přátelství { $card } už někdo má. Zvolte některou ze zbylých.
refuse-other-civ = Karta { $card } k národu { civ-name.gen } nepatří. Zvolte některou z jejich karet.
refuse-cannot-ground = Loď { $number } musí opustit cizí kotviště, zadržet ji proto nelze. Zvolte jinou loď.
refuse-open-request = Poptávka nechává jednu stranu otevřenou a při obchodu musejí obě strany dát alespoň jednu kartu. Dejte vlastní návrh, nebo odmítněte.
refuse-no-counter = Odpovědět lze jen tomu, kdo dal protinabídku. Uzavřete s někým obchod, nebo od něj upusťte.

## Průběh hry

log-first-player = Začíná { $name }.
    .you = Začínáte.
log-opening-cards = { $name } si bere { n-cards.acc } z balíčku zásob{ shown }.
    .you = Berete si { n-cards.acc } z balíčku zásob{ shown }.
log-placed-colony = { $name } umisťuje kolonii { $on }.
    .you = Umisťujete kolonii { $on }.
log-placed-port = { $name } mění kolonii { $at } v kosmický přístav.
    .you = Měníte kolonii { $at } v kosmický přístav.
log-placed-ship-colony = { $name } umisťuje kolonizační loď { $on }.
    .you = Umisťujete kolonizační loď { $on }.
log-placed-ship-trade = { $name } umisťuje obchodní loď { $on }.
    .you = Umisťujete obchodní loď { $on }.
log-bonus = { $name } si bere ze společné zásoby { upgrade-acc }.
    .you = Berete si ze společné zásoby { upgrade-acc }.

log-turn-begins = { $n }. tah: { $name }.
    .you = { $n }. tah: jste na řadě.
log-rolled = { $sum ->
    [7] { $name } hází { $first } + { $second } = { $sum }: žádná planeta nevynáší a tahají se karty.
   *[other] { $name } hází { $first } + { $second } = { $sum }.
}
    .you = { $sum ->
        [7] Házíte { $first } + { $second } = { $sum }: žádná planeta nevynáší a tahají se karty.
       *[other] Házíte { $first } + { $second } = { $sum }.
    }
log-produced = { $name } získává { amount-acc }.
    .you = Získáváte { amount-acc }.
log-green = { $name } získává od Zelenokožců navíc { amount-acc }.
    .you = Získáváte od Zelenokožců navíc { amount-acc }.
log-shortage = Bank nemůže vyplatit { amount-acc }: nikdo nedostává nic z této suroviny.
log-nothing-produced = Žádná planeta nikomu nic nevynáší.
log-relief = { $name } si díky kartě Podpora bere { amount-acc }.
    .you = Díky kartě Podpora si berete { amount-acc }.
log-relief-none = { $name } si díky kartě Podpora nebere nic.
    .you = Díky kartě Podpora si neberete nic.
log-reserve = { $name } si bere { n-cards.acc } z balíčku zásob{ shown }.
    .you = Berete si { n-cards.acc } z balíčku zásob{ shown }.
log-reserve-rebuilt = Balíček zásob došel: míchá se nový, { n-cards }.
log-returned = { $name } vrací do banku { amount-acc }.
    .you = Vracíte do banku { amount-acc }.
log-robbed = { $name } vytahuje kartu{ shown }; přichází o ni { $other }.
    .you = Vytahujete kartu{ shown }; přichází o ni { $other }.
    .other = { $name } vám bere kartu{ shown }.
log-seven-draw = { $name } si bere { n-cards.acc } z balíčku zásob{ shown }.
    .you = Berete si { n-cards.acc } z balíčku zásob{ shown }.

log-exchanged = { $name } mění { amount-acc } za { $ask } s bankem.
    .you = Měníte { amount-acc } za { $ask } s bankem.
log-exchanged-by-card = { $name } díky kartě Obchodníků mění { amount-acc } za { $ask } s bankem.
    .you = Díky kartě Obchodníků měníte { amount-acc } za { $ask } s bankem.
log-offer = { $ask ->
    [none] { $name } nabízí { $give } a nechce za to nic.
   *[other] { $give ->
        [none] { $name } chce { $ask } a nenabízí za to nic.
       *[other] { $name } nabízí { $give } za { $ask }.
    }
}
    .you = { $ask ->
        [none] Nabízíte { $give } a nechcete za to nic.
       *[other] { $give ->
            [none] Chcete { $ask } a nenabízíte za to nic.
           *[other] Nabízíte { $give } za { $ask }.
        }
    }
log-offer-again = { $ask ->
    [none] { $name } teď nabízí { $give } a nechce za to nic.
   *[other] { $give ->
        [none] { $name } teď chce { $ask } a nenabízí za to nic.
       *[other] { $name } teď nabízí { $give } za { $ask }.
    }
}
    .you = { $ask ->
        [none] Teď nabízíte { $give } a nechcete za to nic.
       *[other] { $give ->
            [none] Teď chcete { $ask } a nenabízíte za to nic.
           *[other] Teď nabízíte { $give } za { $ask }.
        }
    }
log-accepted = { $name } přijímá.
    .you = Přijímáte.
log-declined = { $name } odmítá.
    .you = Odmítáte.
log-countered = { $ask ->
    [none] { $name } místo toho nabízí { $give } za nic.
   *[other] { $give ->
        [none] { $name } místo toho chce { $ask } za nic.
       *[other] { $name } místo toho nabízí { $give } za { $ask }.
    }
}
    .you = { $ask ->
        [none] Místo toho nabízíte { $give } za nic.
       *[other] { $give ->
            [none] Místo toho chcete { $ask } za nic.
           *[other] Místo toho nabízíte { $give } za { $ask }.
        }
    }
log-deal = { $ask ->
    [none] { $name } dává { $give }; dostává { $other }.
   *[other] { $give ->
        [none] { $name } dostává { $ask }; dává { $other }.
       *[other] Obchod: { $name } dává { $give }, { $other } dává { $ask }.
    }
}
    .you = { $ask ->
        [none] Dáváte { $give }; dostává { $other }.
       *[other] { $give ->
            [none] Dostáváte { $ask }; dává { $other }.
           *[other] Obchod: dáváte { $give }, { $other } dává { $ask }.
        }
    }
    .other = { $ask ->
        [none] { $name } vám dává { $give }.
       *[other] { $give ->
            [none] { $name } od vás dostává { $ask }.
           *[other] Obchod: { $name } dává { $give }, vy dáváte { $ask }.
        }
    }
log-deal-gives = { $name } dává { amount-acc }.
    .you = Dáváte { amount-acc }.
log-dropped = { $name } od nabídky upouští.
    .you = Od nabídky upouštíte.

log-built-colony-ship = { $name } staví kolonizační loď { $at } za { $price }.
    .you = Stavíte kolonizační loď { $at } za { $price }.
log-built-trade-ship = { $name } staví obchodní loď { $at } za { $price }.
    .you = Stavíte obchodní loď { $at } za { $price }.
log-built-spaceport = { $name } staví kosmický přístav { $at } za { $price }.
    .you = Stavíte kosmický přístav { $at } za { $price }.
log-built-upgrade = { $name } kupuje { upgrade-acc } za { $price }.
    .you = Kupujete { upgrade-acc } za { $price }.
log-fame-bought = { $name } kupuje { n-halves }.
    .you = Kupujete { n-halves }.
log-help = { $name } díky Pomoci od bohatších vytahuje kartu{ shown }; přichází o ni { $other }.
    .you = Díky Pomoci od bohatších vytahujete kartu{ shown }; přichází o ni { $other }.
    .other = { $name } vám díky Pomoci od bohatších bere kartu{ shown }.

log-shake = { $black ->
    [yes] { $name } hází mateřskou lodí: { $first } a { $second }, základní rychlost { $n } a setkání.
   *[no] { $name } hází mateřskou lodí: { $first } a { $second }, základní rychlost { $n }.
}
    .you = { $black ->
        [yes] Házíte mateřskou lodí: { $first } a { $second }, základní rychlost { $n } a setkání.
       *[no] Házíte mateřskou lodí: { $first } a { $second }, základní rychlost { $n }.
    }
log-speed = { $name } letí rychlostí { $n } i s pohonem.
    .you = Letíte rychlostí { $n } i s pohonem.
log-flew = { $founds ->
    [yes] { $n ->
        [one] { $name } letí { $n } krok a zakládá kolonii { $at }.
        [few] { $name } letí { $n } kroky a zakládá kolonii { $at }.
       *[other] { $name } letí { $n } kroků a zakládá kolonii { $at }.
    }
   *[no] { $n ->
        [one] { $name } letí { $n } krok { $to }.
        [few] { $name } letí { $n } kroky { $to }.
       *[other] { $name } letí { $n } kroků { $to }.
    }
}
    .you = { $founds ->
        [yes] { $n ->
            [one] Letíte { $n } krok a zakládáte kolonii { $at }.
            [few] Letíte { $n } kroky a zakládáte kolonii { $at }.
           *[other] Letíte { $n } kroků a zakládáte kolonii { $at }.
        }
       *[no] { $n ->
            [one] Letíte { $n } krok { $to }.
            [few] Letíte { $n } kroky { $to }.
           *[other] Letíte { $n } kroků { $to }.
        }
    }
log-discovered = { $tile ->
    [system] { $name } objevuje planetární soustavu { sector-in }.
    [outpost] { $name } objevuje výspu { civ-name.gen } { sector-in }.
   *[empty] { $name } objevuje, že { sector-in } nic není.
}
    .you = { $tile ->
        [system] Objevujete planetární soustavu { sector-in }.
        [outpost] Objevujete výspu { civ-name.gen } { sector-in }.
       *[empty] Objevujete, že { sector-in } nic není.
    }
log-explored = { $name } zkoumá { sector.acc }.
    .you = Zkoumáte { sector.acc }.
log-disc-number = { $planet }. planeta, { sector-short }: číslo { $numbers }.
log-token-found = { $kind ->
    [pirate] { $name } nachází pirátskou základnu o síle { $value }: { $planet }. planeta, { sector-short }.
   *[ice] { $name } nachází ledovou planetu o hodnotě { $value }: { $planet }. planeta, { sector-short }.
}
    .you = { $kind ->
        [pirate] Nacházíte pirátskou základnu o síle { $value }: { $planet }. planeta, { sector-short }.
       *[ice] Nacházíte ledovou planetu o hodnotě { $value }: { $planet }. planeta, { sector-short }.
    }
log-cleared-pirates = { $name } dobývá pirátskou základnu o síle { $n } a bere si za ni medaili.
    .you = Dobýváte pirátskou základnu o síle { $n } a berete si za ni medaili.
log-cleared-ice = { $name } terraformuje ledovou planetu o hodnotě { $n } a bere si za ni medaili.
    .you = Terraformujete ledovou planetu o hodnotě { $n } a berete si za ni medaili.
log-reserve-disc = { $name } odkrývá rezervní žeton s číslem { $numbers }: { $planet }. planeta, { sector-short }.
    .you = Odkrýváte rezervní žeton s číslem { $numbers }: { $planet }. planeta, { sector-short }.
log-founded-colony = { $name } zakládá kolonii { $at }.
    .you = Zakládáte kolonii { $at }.
log-founded-station = { $name } zakládá obchodní stanici u { civ-name.gen }, { $n ->
    [1] první na této výspě.
   *[other] na této výspě je už { $n }. v pořadí.
}
    .you = Zakládáte obchodní stanici u { civ-name.gen }, { $n ->
        [1] první na této výspě.
       *[other] na této výspě je už { $n }. v pořadí.
    }
log-marker-first = { $name } si bere figurku přátelství { civ-name.gen }.
    .you = Berete si figurku přátelství { civ-name.gen }.
log-marker-taken = { $name } si bere figurku přátelství { civ-name.gen }; přichází o ni { $other }.
    .you = Berete si figurku přátelství { civ-name.gen }; přichází o ni { $other }.
    .other = { $name } vám bere figurku přátelství { civ-name.gen }.
log-friendship = { $name } si bere kartu přátelství { $card }.
    .you = Berete si kartu přátelství { $card }.
log-waits = { $name } nechává loď čekat { $at }.
    .you = Necháváte loď čekat { $at }.

log-encounter-group = { $name } má setkání „{ $encounter }“.
    .you = Máte setkání „{ $encounter }“.
log-encounter-story = { $story }
log-answered-amount = { $n ->
    [0] { $name } nedává nic.
    [one] { $name } dává { $n } kartu.
    [few] { $name } dává { $n } karty.
   *[other] { $name } dává { $n } karet.
}
    .you = { $n ->
        [0] Nedáváte nic.
        [one] Dáváte { $n } kartu.
        [few] Dáváte { $n } karty.
       *[other] Dáváte { $n } karet.
    }
log-answered-yes = { $name } říká ano.
    .you = Říkáte ano.
log-answered-no = { $name } říká ne.
    .you = Říkáte ne.
log-encounter-card = Setkání { $number } ({ $encounter }) skončilo.
log-paid = { $name } platí { amount-acc }.
    .you = Platíte { amount-acc }.
log-held = { $name } odkládá stranou { amount-acc }.
    .you = Odkládáte stranou { amount-acc }.
log-offer-returned = { $name } dostává zpět { amount-acc }.
    .you = Dostáváte zpět { amount-acc }.
log-gained = { $name } si bere z banku { amount-acc }.
    .you = Berete si z banku { amount-acc }.
log-lost-swapped = { $name } vrací do banku { amount-acc }.
    .you = Vracíte do banku { amount-acc }.
log-gave = { $name } odevzdává { n-cards.acc }{ shown }; dostává { $other }.
    .you = Odevzdáváte { n-cards.acc }{ shown }; dostává { $other }.
    .other = { $name } vám odevzdává { n-cards.acc }{ shown }.
log-drawn-from = { $name } vytahuje kartu{ shown }; přichází o ni { $other }.
    .you = Vytahujete kartu{ shown }; přichází o ni { $other }.
    .other = { $name } vám bere kartu{ shown }.
log-fame-gained = { $name } získává { n-halves }.
    .you = Získáváte { n-halves }.
log-fame-lost = { $name } ztrácí { n-halves }.
    .you = Ztrácíte { n-halves }.
log-fame-none = { $name } žádnou půlmedaili nezískává ani neztrácí: není z čeho.
    .you = Žádnou půlmedaili nezískáváte ani neztrácíte: není z čeho.
log-upgrade-gained = { $name } připevňuje { upgrade-acc }.
    .you = Připevňujete { upgrade-acc }.
log-upgrade-none = { $name } už nemá místo na další modul.
    .you = Už nemáte místo na další modul.
log-upgrade-lost = { $name } přichází o { upgrade-acc }.
    .you = Přicházíte o { upgrade-acc }.
log-upgrade-lost-none = { $name } nemá žádný modul ke ztrátě.
    .you = Nemáte žádný modul ke ztrátě.
log-grounded = { $name } má zadrženou loď { $n } { $at }.
    .you = Vaše loď { $n } je zadržena { $at }.
log-grounded-none = { $name } nemá loď, kterou by bylo možné zadržet.
    .you = Nemáte loď, kterou by bylo možné zadržet.
log-free-ship = { $name } dostává obchodní loď zdarma { $at }.
    .you = Dostáváte obchodní loď zdarma { $at }.
log-ship-token = { $name } si nechává obchodní loď zdarma na později.
    .you = Necháváte si obchodní loď zdarma na později.
log-token-ship = { $name } umisťuje odloženou obchodní loď zdarma { $on }.
    .you = Umisťujete odloženou obchodní loď zdarma { $on }.
log-jumped = { $name } skáče lodí { $n } { $to }.
    .you = Skáčete lodí { $n } { $to }.
log-jump-none = { $name } neskáče.
    .you = Neskáčete.
log-compare-total-combat = { $name } hází: { $first } a { $second }, bojová síla { $n }.
    .you = Házíte: { $first } a { $second }, bojová síla { $n }.
log-compare-total-speed = { $name } hází: { $first } a { $second }, rychlost { $n }.
    .you = Házíte: { $first } a { $second }, rychlost { $n }.
log-boosters-compared = { $name } počítá pohonné jednotky: { $n }.
    .you = Počítáte pohonné jednotky: { $n }.
log-compare-won = { $name } v porovnání vyhrává.
    .you = V porovnání vyhráváte.
log-compare-lost = { $name } v porovnání prohrává.
    .you = V porovnání prohráváte.
log-table-shaken = { $name } hází: { $first } a { $second }, dohromady { $n }.
    .you = Házíte: { $first } a { $second }, dohromady { $n }.
log-new-encounter = { $name } má další setkání.
    .you = Máte další setkání.
log-reshuffled = Karty setkání se znovu míchají.
log-most-pods = { $name } má nejvíc nákladních sekcí.
    .you = Máte nejvíc nákladních sekcí.

log-won = { $name } vyhrává: { $n ->
    [one] { $n } bod.
    [few] { $n } body.
   *[other] { $n } bodů.
}
    .you = Vyhráváte: { $n ->
        [one] { $n } bod.
        [few] { $n } body.
       *[other] { $n } bodů.
    }
log-turn-limit = { $n }. tah byl poslední: vyhrává, kdo má nejvíc bodů.

## Stůl slovy

table-setup = Fáze zakládání, před prvním tahem.
table-turn = { $turn }. tah, { $name }: { phase-name }.
table-after = Po { $turn }. tahu.
table-dice = Kostky: { $first } a { $second }, dohromady { $sum }.
table-speed = Let: { $balls }; základní rychlost { $base }, rychlost { $speed }.
table-system = { sector-short }, soustava: { $list }.
table-outpost = { sector-short }, výspa { civ-name.gen }: stanice { $stations } z 5; { $list }.
table-docked = { $name } { $n }
table-docked-none = zatím nikdo
table-marker = figurku má { $name }
table-cards-left = zbývají karty: { $list }
table-empty = { sector-short }: prázdný kvadrant.
table-face-down = { $stars ->
    [one] { sector-short }: lícem dolů, { $stars } hvězda.
    [few] { sector-short }: lícem dolů, { $stars } hvězdy.
   *[other] { sector-short }: lícem dolů, { $stars } hvězd.
}
table-hidden = { resource-name } (lícem dolů, { $symbol })
table-piece = { $kind ->
    [colony] { $name ->
        [none] neutrální kolonie
       *[other] kolonie ({ $name })
    }
   *[spaceport] { $name ->
        [none] neutrální kosmický přístav
       *[other] kosmický přístav ({ $name })
    }
} mezi { $a } a { $b }
table-ship = { $kind ->
    [colony] { $name }, kolonizační loď { $number }
   *[trade] { $name }, obchodní loď { $number }
}: { $place }{ $state ->
    [grounded] , zadržená.
    [leave] , musí odletět.
   *[other] .
}
table-closed = natrvalo zavřeno mezi { $a } a { $b }
table-supply = Bank: { $list }. Balíček zásob: { $reserve }. Karty setkání: { $deck }.
table-tray = Zásobník: { $list }, půlmedaile { $halves }.
table-pool = Společná zásoba fáze zakládání: { $list }.
table-encounter = Setkání: { $name }.
table-offer = { $give ->
    [none] { $name } chce { $ask } a čeká na návrhy.
   *[other] { $ask ->
        [none] { $name } nabízí { $give } a čeká na návrhy.
       *[other] { $name } nabízí { $give } za { $ask }.
    }
}
table-player = { $mine ->
    [yes] { $name } (vy)
   *[no] { $name }
}, { colour-name }: { n-points }{ $parts ->
    [none] .
   *[other] { " " }({ $parts }).
}
table-hand = Vaše karty v ruce: { $list }; při sedmičce je v bezpečí { $limit }.
table-hand-empty = V ruce nemáte žádné karty; při sedmičce je v bezpečí { $limit } karet.
table-held = Karet v ruce: { $cards }.
table-mothership = Pohonné jednotky { $booster }, palubní děla { $cannon }, nákladní sekce { $freight_pod }. Přírůstek rychlosti { $speed }, bojová síla { $combat }. Půlmedaile { $halves }, medaile { $medals }.
table-friendship = Karty přátelství: { $list }.
table-markers = Figurky přátelství: { $list }.
table-stock = V zásobě: kolonie { $colony }, obchodní stanice { $station }, transportéry { $transport }, loděnice { $shipyard }.
table-tokens = Odložené obchodní lodě zdarma: { $n }.
table-rates = Karet za jednu z banku: { $list }.
table-rate = { resource-name } { $n }
table-waiting = Čeká se na hráče: { $names }.
table-end = Konec hry. { $reason }
