# Galaktické aliance.
#
# Nejdříve tvary, ze kterých se skládají ostatní zprávy; jejich vlastnosti jsou pády (gen 2. pád, acc 4. pád).
# Čísla jsou vždy celá, kategorie many (desetinná čísla) proto není potřeba. Názvy se neskloňují.

alliances-title = Galaktické aliance
alliances-blurb = Veďte pět kol alianci až tří frakcí: kolonizujte planety, obchodujte, zkoumejte a válčete. Seznam tištěných karet nemáme, karty jsme proto rekonstruovali; tištěné se mohou lišit.
alliances-note = Seznam tištěných karet nemáme: frakce, systémy, karty obchodu a většinu čísel jsme rekonstruovali tak, aby souhlasily s pravidly, a tištěné se mohou lišit.
learn-1 = Flotila letí dál.
learn-1-text = Pět kol postupuje flotila systém po systému. Planety a žetony máte v dosahu až tam, kde právě stojí.
learn-2 = Tři kostky, devět akcí.
learn-2-text = Každou kostkou provedete jednu: Kolonizaci, Rozvoj, Výrobu, Studium, Těžbu, Obchod, Průzkum, Nominaci nebo Výzkum.
learn-3 = Sestavte alianci.
learn-3-text = Ze sedmi karet frakcí se k vám natrvalo přidají až tři. Ostatní poslouží jako posila, adaptace nebo skutečná hlavní ideologie.
learn-4 = Chraňte, co máte.
learn-4-text = Od 2. kola se každé kolo válčí: kdo má nejvíc křižníků, smí obsadit nechráněnou planetu. Body jsou za prestiž, planety, artefakty a ideologii.

## Stavební kameny

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
n-cubes = { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
}
amount = { $resource ->
    [credits] { $n ->
        [one] { $n } kredit
        [few] { $n } kredity
       *[other] { $n } kreditů
    }
    [production] { $n ->
        [one] { $n } produkce
        [few] { $n } produkce
       *[other] { $n } produkcí
    }
    [discovery] { $n ->
        [one] { $n } objev
        [few] { $n } objevy
       *[other] { $n } objevů
    }
    [influence] { $n ->
        [one] { $n } vliv
        [few] { $n } vlivy
       *[other] { $n } vlivů
    }
    [prestige] { $n ->
        [one] { $n } prestiž
        [few] { $n } prestiže
       *[other] { $n } prestiží
    }
    [relic] { $n ->
        [one] { $n } artefakt
        [few] { $n } artefakty
       *[other] { $n } artefaktů
    }
   *[cruisers] { $n ->
        [one] { $n } křižník
        [few] { $n } křižníky
       *[other] { $n } křižníků
    }
}
# co se platí nebo získává: 4. pád, jiný jen u jedné produkce
amount-acc = { $resource ->
    [production] { $n ->
        [one] { $n } produkci
        [few] { amount }
       *[other] { amount }
    }
   *[other] { amount }
}
# o kolik je něco levnější
amount-less = { amount-acc }
resource-name = { $resource ->
    [credits] kredity
    [production] produkce
    [discovery] objevy
    [influence] vliv
    [prestige] prestiž
    [relic] artefakty
   *[cruisers] křižníky
}
kind-name = { $kind ->
    [temperate] přívětivá
    [water] vodní
    [frozen] zamrzlá
    [desert] pouštní
    [volcanic] vulkanická
   *[barren] pustinná
}
    .acc = { $kind ->
        [temperate] přívětivou
        [water] vodní
        [frozen] zamrzlou
        [desert] pouštní
        [volcanic] vulkanickou
       *[barren] pustinnou
    }
# na jaké planety je frakce adaptována; stejně zní 2. pád jednotného čísla
kind-list = { $kind ->
    [temperate] přívětivé
    [water] vodní
    [frozen] zamrzlé
    [desert] pouštní
    [volcanic] vulkanické
   *[barren] pustinné
}
ideology-name = { $ideology ->
    [militarism] militarismus
    [culture] kultura
    [industrialism] industrialismus
    [diplomacy] diplomacie
   *[science] věda
}
phase-name = { $phase ->
    [setup] příprava hry
    [production] fáze produkce
    [action] fáze akcí
    [war] fáze války
    [galactic] galaktická fáze
   *[over] konec
}
# unknown: o žetonu planety ví průběh hry jen to, kde leží
planet = { $kind ->
    [unknown] planeta na žetonu v systému { $system }
   *[other] { $token ->
        [yes] { kind-name } planeta na žetonu v systému { $system }
       *[no] { kind-name } planeta v systému { $system }
    }
}
    .acc = { $kind ->
        [unknown] planetu na žetonu v systému { $system }
       *[other] { $token ->
            [yes] { kind-name.acc } planetu na žetonu v systému { $system }
           *[no] { kind-name.acc } planetu v systému { $system }
        }
    }
    .gen = { $kind ->
        [unknown] planety na žetonu v systému { $system }
       *[other] { $token ->
            [yes] { kind-list } planety na žetonu v systému { $system }
           *[no] { kind-list } planety v systému { $system }
        }
    }
planet-label = { $token ->
    [yes] { kind-name } (žeton)
   *[no] { kind-name }
}
# číslo 0: jediný ve svém systému
explore-site = { $number ->
    [0] žeton v systému { $system }
   *[other] { $number }. žeton v systému { $system }
}
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
# názvy karet, které smí znát jen jeden hráč
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}
for-price = { $price ->
    [none] { "" }
   *[other] { " " }za { $price }
}
automa-name = umělý protivník
# cena a co za ni je
deal = { $cost ->
    [none] { $gain ->
        [none] nic se neplatí, nic se nezíská
       *[other] zdarma získat { $gain }
    }
   *[other] { $gain ->
        [none] zaplatit { $cost }
       *[other] zaplatit { $cost }, získat { $gain }
    }
}
# směna na kartě obchodu
exchange = { $cost } → { $gain }
exchange-text = Zaplaťte { $cost } a získejte { $gain }.
gain-text = Získejte { $gain }.

## Devět akcí

action-colonize = Kolonizace
action-develop = Rozvoj
action-manufacture = Výroba
action-retrieve = Studium
action-scavenge = Těžba
action-trade = Obchod
action-explore = Průzkum
action-nominate = Nominace
action-research = Výzkum

action-colonize-text = Položte kostku na prázdnou dosažitelnou planetu, na kterou je některá z vašich hlavních frakcí adaptována, zaplaťte tolik kreditů, kolik máte kolonizovaných planet, a získejte odměnu planety.
action-develop-text = Položte kostku na planetu, kterou jste kolonizovali, zaplaťte { $cost } a získejte { $gain }; k tomu si vyberte { $choice }.
action-manufacture-text = Vyrobte libovolný počet křižníků, každý stojí { $cost }; v ruce jich smíte mít nejvýše { $n }.
action-retrieve-text = Zaplaťte { $cost } za každý artefakt, kolikrát chcete.
action-scavenge-text = Získejte { $gain }. Nic to nestojí a jde to vždy.
action-trade-text = Položte kostku na volné pole karty obchodu a proveďte jednou jednu z jejích směn.
action-explore-text = Odhoďte { $cost }, odhalte dosažitelný žeton průzkumu a získejte, co ukazuje.
action-nominate-text = Máte-li rozvinutou planetu, zaplaťte { $cost }, obsaďte volné křeslo Galaktické rady a získejte jeho prestiž.
action-research-text = Položte kostku na technologii, která je vám dostupná. Základní stojí { $basic }; pokročilá stojí { $either } a k tomu { $more }.

## Co bodují ideologie, odkud jsou body a proč je konec

scores-militarism = 1 VB za každou vámi obsazenou planetu
scores-militarism-strength = 1 VB za každý bod síly
scores-culture = 1 VB navíc za { $n ->
    [one] každý { $n } artefakt
    [few] každé { $n } artefakty
   *[other] každých { $n } artefaktů
}
scores-industrialism = 1 VB navíc za každou rozvinutou planetu
scores-industrialism-colonised = 1 VB navíc za každou kolonizovanou planetu
scores-industrialism-production = 1 VB za každou produkci
scores-diplomacy = 1 VB navíc za { $n ->
    [one] každou { $n } prestiž
    [few] každé { $n } prestiže
   *[other] každých { $n } prestiží
}
scores-science = 1 VB za každou vyzkoumanou technologii

part-prestige = prestiž
part-colonised = kolonizované planety
part-developed = rozvinuté planety
part-relics = artefakty
part-ideology = hlavní ideologie

end-five_rounds = Válka pátého kola skončila.

## Volby

option-order = Pořadí v prvním kole
option-order-help = V jakém pořadí se hraje první kolo.
option-draft = Draft frakcí
option-draft-help = Místo sedmi rozdaných karet s výměnou si každý vybere jednu kartu, zbytek pošle doleva, a tak dále, dokud všichni nemají sedm karet.
option-explored_galaxy = Prozkoumaná galaxie
option-explored_galaxy-help = Všech pět systémů leží lícem vzhůru od začátku; dosažitelnost se nemění.
option-rank_without_cruisers = Válka bez křižníků
option-rank_without_cruisers-help = Zda mají ve válce místo i hráči, kteří v ruce nemají žádný křižník.
option-places_after_tie = Místa po shodě
option-places_after_tie-help = Které místo následuje ve válce po tom, o které se hráči dělí.
option-war_second_of_four = Druhé místo ve válce čtyř
option-war_second_of_four-help = Co získá druhé místo ve válce čtyř hráčů. Pravidla lze číst třemi způsoby.
option-scavenge_gain = Zisk z Těžby
option-scavenge_gain-help = Který zdroj (1 kus) Těžba přináší. Symbol v pravidlech nešlo s jistotou přečíst.
option-research_price = Třetí cena výzkumu
option-research_price-help = Který zdroj (1 kus) lze za Výzkum zaplatit místo kreditů. Symbol v pravidlech nešlo s jistotou přečíst.
option-develop_choice = Výběr při Rozvoji
option-develop_choice-help = Co se při rozvoji planety získá vedle levnějšího žetonu.
option-conversions = Volné proměny
option-conversions-help = Zda lze ve svém tahu kdykoli proměnit 1 objev, 1 vliv nebo 1 produkci na 1 kredit.
option-terraforming_gain = Zisk za Teraformaci
option-terraforming_gain-help = Který zdroj (1 kus) přinese vyzkoumání Teraformace.
option-purple_and_star = Vliv a objev
option-purple_and_star-help = Dva symboly pravidel lze číst obojím způsobem. Po prohození nastupuje objev na místo vlivu u frakcí Lasici a Auralité, u první planety systému Mrazivý závoj a ve výběru při Rozvoji.
option-militarism_scores = Body za militarismus
option-militarism_scores-help = Za co přináší hlavní ideologie militarismus 1 VB.
option-industrialism_scores = Body za industrialismus
option-industrialism_scores-help = Za co přináší hlavní ideologie industrialismus 1 VB.
option-trade_backs = Ruby karet obchodu
option-trade_backs-help = Zda má karta obchodu otočená zlatou érou své vlastní směny.
option-faction_pace = Tempo hlavních frakcí
option-faction_pace-help = Jak často lze do aliance přidat hlavní frakci.
option-setup_order = Pořadí přípravy
option-setup_order-help = Zda se karty mění a první frakce volí ještě před vyložením galaxie.

value-order-random = rozhodne náhoda
value-order-seats = podle míst
value-places_after_tie-skipped = přeskočí se: první, první, třetí
value-places_after_tie-next = další v řadě: první, první, druhé
value-war_second_of_four-both = 1 kredit a 1 prestiž
value-war_second_of_four-credits = 1 kredit
value-war_second_of_four-prestige = 1 prestiž
value-scavenge_gain-production = produkce
value-scavenge_gain-discovery = objev
value-scavenge_gain-credits = kredit
value-research_price-influence = vliv
value-research_price-production = produkce
value-develop_choice-credits = 1 kredit
value-develop_choice-production = 1 produkce
value-conversions-credits = povoleny
value-conversions-none = nepovoleny
value-terraforming_gain-production = produkce
value-terraforming_gain-credits = kredit
value-terraforming_gain-discovery = objev
value-purple_and_star-as_read = naše čtení: cennější je vliv
value-purple_and_star-swapped = prohozeno: cennější je objev
value-militarism_scores-occupied = za každou obsazenou planetu
value-militarism_scores-strength = za každý bod síly
value-industrialism_scores-developed = za každou rozvinutou planetu
value-industrialism_scores-colonised = za každou kolonizovanou planetu
value-industrialism_scores-production = za každou produkci
value-trade_backs-own = vlastní směny
value-trade_backs-same = stejné směny
value-faction_pace-turn = jednu v každém tahu
value-faction_pace-round = jednu v každém kole
value-setup_order-cards_first = nejdřív karty
value-setup_order-galaxy_first = nejdřív galaxie

## Schopnosti jako věty

effect-production = { $cost ->
    [none] { $count ->
        [once] Na konci každé fáze produkce získáte { $gain }.
        [owned_planets] Na konci každé fáze produkce získáte { $gain } za každou planetu, kterou vlastníte, i obsazenou.
        [owned_kind] Na konci každé fáze produkce získáte { $gain } za každou { kind-name.acc } planetu, kterou vlastníte, i obsazenou.
        [developed_planets] Na konci každé fáze produkce získáte { $gain } za každou svou rozvinutou planetu.
       *[technologies] Na konci každé fáze produkce získáte { $gain } za { $divide ->
            [one] každou vyzkoumanou technologii.
            [few] každé { $divide } vyzkoumané technologie, zaokrouhleno nahoru.
           *[other] každých { $divide } vyzkoumaných technologií, zaokrouhleno nahoru.
        }
    }
   *[other] Na konci každé fáze produkce smíte jednou zaplatit { $cost } a získat { $gain }.
}
effect-free = Ve svém tahu smíte, kolikrát chcete, zaplatit { $cost } a získat { $gain }.
effect-swarm = Ve svém tahu smíte, kolikrát chcete, zaplatit { $cost } a další z ruky umístit na dosažitelnou nechráněnou planetu: tím ji obsadíte.
effect-on_event = { $event ->
    [colonize] Po každé vaší Kolonizaci získáte { $gain }.
    [develop] Po každém vašem Rozvoji získáte { $gain }.
    [manufacture] Po každé vaší Výrobě získáte { $gain }, ať vyrobíte jakýkoli počet křižníků.
    [retrieve] Po každém vašem Studiu získáte { $gain }, ať přinese jakýkoli počet artefaktů.
    [scavenge] Po každé vaší Těžbě získáte { $gain }.
    [trade] Po každém vašem Obchodu získáte { $gain }.
    [explore] Po každém vašem Průzkumu získáte { $gain }.
    [nominate] Po každé vaší Nominaci získáte { $gain }.
    [research] Po každém vašem Výzkumu získáte { $gain }.
    [gain_influence] Pokaždé, když získáte vliv, v jakémkoli množství, získáte { $gain }.
    [gain_discovery] Pokaždé, když získáte objevy, v jakémkoli množství, získáte { $gain }.
    [lose_cruisers] Pokaždé, když se vaše křižníky vrátí z ruky do zásoby, v jakémkoli počtu, získáte { $gain }.
    [overlord] Pokaždé, když jste ve válce jediným Vládcem, získáte { $gain }.
   *[seize] Pokaždé, když umístíte křižník na planetu, získáte { $gain }.
}
effect-discount = { $price ->
    [colonize] Kolonizace vás stojí o { $amount } méně.
    [develop] Rozvoj vás stojí o { $amount } méně.
    [manufacture] Každý vyrobený křižník vás stojí o { $amount } méně.
    [retrieve] Každý artefakt ze Studia vás stojí o { $amount } méně.
    [nominate] Nominace vás stojí o { $amount } méně.
   *[research] Výzkum placený kredity vás stojí o { $amount } méně.
}
effect-strength = Vaše síla je o { $n } vyšší. Síla rozhoduje shody ve válce a určuje, kolik křižníků si po ní smíte nechat.
effect-nomads = Po své Kolonizaci smíte jednou zvednout kostku z jiné své kolonizované planety a hned s ní za obvyklou cenu provést Výzkum nebo Studium. Tato planeta je pak zase prázdná.
effect-protect_half = K ochraně všech vašich planet stačí polovina křižníků, zaokrouhleno nahoru.
effect-planets_protected = Všechny vaše kolonizované a rozvinuté planety jsou vždy chráněné.
effect-colonize_barren = Smíte kolonizovat pustinné planety, bez jakékoli adaptace.
effect-reach_all_revealed = Všechny systémy ležící lícem vzhůru jsou pro vás dosažitelné.
effect-adapt_all = Jste adaptováni na všechny druhy planet kromě pustinných.
effect-nominate_without_developed = Nominaci smíte provést i bez rozvinuté planety.
effect-research_ignore_prerequisites = Technologie smíte zkoumat i bez těch, které leží pod nimi; cena se nemění.
effect-explore_keep_cruiser = K Průzkumu potřebujete křižník v ruce, ale neodhazujete ho.
effect-extra_keep = Po válce si necháte o { $n ->
    [one] { $n } křižník
    [few] { $n } křižníky
   *[other] { $n } křižníků
} více, než dovoluje vaše síla.
effect-war_count_bonus = Máte-li ve válce alespoň jeden křižník, počítáte se, jako byste jich měli o { $n } více.
effect-unique = Pokročilá technologie, kterou může vyzkoumat jen tato frakce. { $text }

## Totéž několika slovy

short-production = { $cost ->
    [none] { $count ->
        [once] ve fázi produkce získat { $gain }
        [owned_planets] ve fázi produkce získat { $gain } za každou planetu
        [owned_kind] ve fázi produkce získat { $gain } za každou { kind-name.acc } planetu
        [developed_planets] ve fázi produkce získat { $gain } za každou rozvinutou planetu
       *[technologies] ve fázi produkce získat { $gain } za { $divide ->
            [one] každou technologii
            [few] každé { $divide } technologie
           *[other] každých { $divide } technologií
        }
    }
   *[other] ve fázi produkce zaplatit { $cost }, získat { $gain }
}
short-free = kdykoli v tahu zaplatit { $cost }, získat { $gain }
short-swarm = kdykoli v tahu zaplatit { $cost }, dalším obsadit planetu
short-on_event = { $event ->
    [colonize] po Kolonizaci získat { $gain }
    [develop] po Rozvoji získat { $gain }
    [manufacture] po Výrobě získat { $gain }
    [retrieve] po Studiu získat { $gain }
    [scavenge] po Těžbě získat { $gain }
    [trade] po Obchodu získat { $gain }
    [explore] po Průzkumu získat { $gain }
    [nominate] po Nominaci získat { $gain }
    [research] po Výzkumu získat { $gain }
    [gain_influence] při zisku vlivu získat { $gain }
    [gain_discovery] při zisku objevů získat { $gain }
    [lose_cruisers] při ztrátě křižníků získat { $gain }
    [overlord] jako jediný Vládce získat { $gain }
   *[seize] při obsazení planety získat { $gain }
}
short-discount = { $price ->
    [colonize] Kolonizace o { $amount } levnější
    [develop] Rozvoj o { $amount } levnější
    [manufacture] každý křižník o { $amount } levnější
    [retrieve] každý artefakt o { $amount } levnější
    [nominate] Nominace o { $amount } levnější
   *[research] Výzkum o { $amount } levnější
}
short-strength = síla +{ $n }
short-nomads = po Kolonizaci zvednout kostku k Výzkumu nebo Studiu
short-protect_half = k ochraně planet stačí polovina křižníků
short-planets_protected = planety jsou vždy chráněné
short-colonize_barren = kolonizace pustinných planet
short-reach_all_revealed = dosažitelné jsou všechny odhalené systémy
short-adapt_all = adaptace na vše kromě pustinných planet
short-nominate_without_developed = Nominace bez rozvinuté planety
short-research_ignore_prerequisites = Výzkum v libovolném pořadí
short-explore_keep_cruiser = Průzkum bez odhození křižníku
short-extra_keep = po válce si nechat o { $n ->
    [one] { $n } křižník
    [few] { $n } křižníky
   *[other] { $n } křižníků
} více
short-war_count_bonus = ve válce o { $n ->
    [one] { $n } křižník
    [few] { $n } křižníky
   *[other] { $n } křižníků
} více
short-unique = jedinečná technologie: { $text }

## Co je to za kartu

about-faction = Ideologie frakce: { ideology-name }. Je adaptována na { $kinds } planety.
faction-facts = { ideology-name }; { $kinds } planety; { $ability }: { $text }
about-ability = { $ability }: { $text }
about-bonus = Jako hlavní frakce hned přináší { $gain }.
about-boost = Odhozená jako jednorázová posila přináší { $gain }.
about-technology = { $level ->
    [1] Základní technologie první úrovně, dostupná od začátku.
    [2] Základní technologie druhé úrovně. Vyžaduje: { $needs }.
    [3] Pokročilá technologie třetí úrovně. Vyžaduje: { $needs }.
   *[4] Pokročilá technologie, kterou může vyzkoumat jen frakce { $faction }; žádnou jinou nevyžaduje.
}
about-gain = Po vyzkoumání získáte { $gain }.
about-system = Systém s těmito planetami: { $list }.
about-symbol = { $all ->
    [yes] Leží tu i žeton planety.
   *[no] Při počtu hráčů { $players } tu leží i žeton planety.
}
about-explored = { $all ->
    [yes] Leží tu žeton průzkumu.
   *[no] Při počtu hráčů { $players } tu leží další žeton průzkumu.
}
about-trade = Karta obchodu. Volných polí pro 1, 2, 3 a 4 hráče: { $list }.
about-front = Líc: { $list }.
about-back = Rub: { $list }.
planet-reward = { planet-label }: { $gain }

## Otázky podle jména rozhodnutí

ask-redraw = Vašich prvních sedm frakcí: až { $most } smíte odložit a pak si stejně tolik dobrat. { $left ->
    [0] Víc už odložit nesmíte.
    [one] Odložit smíte ještě { $left } kartu, nebo si zbytek nechte.
    [few] Odložit smíte ještě { $left } karty, nebo si zbytek nechte.
   *[other] Odložit smíte ještě { $left } karet, nebo si zbytek nechte.
}
ask-draft = Draft, { $number }. výběr ze 7: zvolte frakci, kterou si necháte. Ostatní putují k hráči po vaší levici.
ask-first_faction = Zvolte svou první hlavní frakci. Hned vstoupí do vaší aliance a přinese svůj bonus.
ask-production = Konec vaší fáze produkce: zvolte schopnost, kterou teď použijete, nebo skončete.
ask-turn = Jste na tahu: { $acted ->
    [yes] akci už máte za sebou. { $played ->
        [yes] Ještě smíte použít volné efekty, nebo tah ukončete.
       *[no] Ještě smíte použít volné efekty a zahrát jednu kartu frakce, nebo tah ukončete.
    }
   *[no] { $played ->
        [yes] proveďte kostkou jednu akci. Předtím smíte použít volné efekty; kartu tohoto tahu už jste zahráli.
       *[no] proveďte kostkou jednu akci. Před ní i po ní smíte použít volné efekty a zahrát jednu kartu frakce.
    }
}
ask-cubes = { $n ->
    [0] Je to vaše poslední kostka v tomto kole.
    [one] Po této vám zbude { $n } kostka.
    [few] Po této vám zbudou { $n } kostky.
   *[other] Po této vám zbude { $n } kostek.
}
ask-adaptation = Na { planet.acc } není adaptována žádná z vašich hlavních frakcí: zvolte kartu frakce, kterou odhodíte jako jednorázovou adaptaci.
ask-nomads_action = Nomádi: zvolte, co zvednutou kostkou provedete, Výzkum nebo Studium.
ask-seize = Jste Vládce: umístěte křižník na jednu dosažitelnou nechráněnou planetu, nebo neobsazujte žádnou.
ask-chosen = Zatím odloženo: { $list }.
ask-lift = Nomádi: smíte také zvednout kostku z jiné své planety k Výzkumu nebo Studiu.

## Odpovědi

do-discard = Odložit kartu { $faction } ({ $facts })
do-keep = { $n ->
    [0] Nechat si všech sedm karet
    [one] Dobrat si { $n } kartu a zbytek si nechat
    [few] Dobrat si { $n } karty a zbytek si nechat
   *[other] Dobrat si { $n } karet a zbytek si nechat
}
do-pick = Vybrat si kartu { $faction } ({ $facts })
do-first = Začít s frakcí { $faction } ({ $facts }): { $gain ->
    [none] bez bonusu
   *[other] získat { $gain }
}
do-main = Přidat do aliance frakci { $faction } ({ $facts }): { $gain ->
    [none] bez bonusu
   *[other] získat { $gain }
}
do-ideology = Zasunout kartu { $faction } jako skutečnou ideologii: { ideology-name } ({ $text })
do-boost = Odhodit kartu { $faction } jako posilu: získat { $gain }
do-adapt = Odhodit kartu { $faction } kvůli její adaptaci: { deal }
do-produce = { $ability } (frakce { $faction }): { deal }
do-stop = Skončit (schopnosti zdarma přesto platí)
do-convert = Proměnit { $cost } na { $gain }
do-use = { $ability } (frakce { $faction }): { deal }
do-swarm = Roj: obsadit { planet.acc }{ $owner ->
    [none] { "" }
   *[other] , přichází o ni { $owner }
} (zaplatit { $cost } a další umístit na ni)
do-colonize = Kolonizovat { planet.acc }: { $cost ->
    [none] zdarma
   *[other] zaplatit { $cost }
}{ $gain ->
    [none] { "" }
   *[other] { " " }(získat { $gain })
}
do-colonize-card = Kolonizovat { planet.acc }: { $cost ->
    [none] zdarma
   *[other] zaplatit { $cost }
} (s jednorázovou adaptací{ $gain ->
    [none] { "" }
   *[other] , získat { $gain }
})
do-develop = Rozvinout { planet.acc }: { $gain ->
    [none] nezískat nic
   *[other] získat { $gain }
}{ $cost ->
    [none] { "" }
   *[other] { " " }(zaplatit { $cost })
}
do-manufacture = Výroba: { deal }
do-retrieve = Studium: { deal }
do-scavenge = Těžba: { deal }
do-trade = Obchod, { $card }: { $gain ->
    [none] { $cost } → nic
   *[other] { exchange }
}
do-explore = Prozkoumat { explore-site }: { $cost ->
    [none] křižník neodhazovat
   *[other] odhodit { $cost }
}
do-nominate = Nominace, { $number }. křeslo rady: { deal }
do-research = Vyzkoumat technologii { $technology }: { deal } ({ $text })
do-lift = Nomádi: zvednout kostku z { planet.gen } k Výzkumu nebo Studiu
do-seize = Obsadit { planet.acc }{ $owner ->
    [none] { "" }
   *[other] , přichází o ni { $owner }
} (umístit na ni křižník)
do-spare = Neobsadit žádnou planetu
do-end = Ukončit tah
do-impossible = Teď to nejde: { $notation }
# co k akci přidají schopnosti
do-with = { $text } ({ $list })
then-gain = { $ability }: získat { $gain }
then-lost = nad limit propadá: { $list }

## Proč to nejde

refuse-not-now = To teď zvolit nelze. Zvolte některou z nabízených možností.
refuse-must-act = Tah má právě jednu akci a vy jste ji ještě neprovedli. Proveďte jednu z devíti akcí; Těžba jde vždy.
refuse-acted = Akci tohoto tahu už jste provedli a víc než jedna být nesmí. Použijte volné efekty, zahrajte kartu, pokud jste ještě nehráli, nebo tah ukončete.
refuse-card-played = V tomto tahu už jste kartu frakce zahráli a smí se jen jedna. Tuto si nechte na příští tah.
refuse-not-in-hand = Kartu { $faction } nemáte v ruce. Zvolte kartu, kterou v ruce máte.
refuse-mains-full = Vaše aliance už má tři hlavní frakce a žádnou nelze nahradit. Použijte kartu jako posilu, adaptaci nebo skutečnou hlavní ideologii.
refuse-faction-pace = V tomto kole už jste hlavní frakci přidali a podle nastavení této hry smí být jen jedna. Počkejte na příští kolo, nebo kartu použijte jinak.
refuse-ideology-set = Skutečnou hlavní ideologii už jste určili a jde to jen jednou za hru. Použijte kartu jinak.
refuse-no-such-system = Systém { $system } v této galaxii lícem vzhůru neleží. Zvolte systém, který je odhalený.
refuse-no-planet = Na tomto místě žádná planeta není: při tomto počtu hráčů se symbol nepřekrývá. Zvolte jinou planetu.
refuse-out-of-reach = Systém { $system } je mimo váš dosah: flotila se tak daleko ještě nedostala. Zvolte systém po flotilu včetně, nebo vyzkoumejte Warpový pohon.
refuse-planet-taken = Tato planeta není prázdná a kolonizovat lze jen prázdnou. Zvolte jinou planetu.
refuse-not-adapted = Na { kind-list } planety není adaptována žádná z vašich hlavních frakcí a nemáte ani kartu, kterou byste za to odhodili. Zvolte jinou planetu, nebo přidejte frakci, která na ně adaptována je.
refuse-barren = Pustinné planety lze kolonizovat jen s Teraformací; žádná frakce na ně adaptována není. Vyzkoumejte Teraformaci, nebo zvolte jinou planetu.
refuse-adapt-no-match = Frakce { $faction } není adaptována na { kind-list } planety. Odhoďte kartu, která je.
refuse-cannot-pay = { $have ->
    [0] Nemáte čím zaplatit: stojí to { $due } a nemáte nic.
   *[other] Nemáte čím zaplatit: stojí to { $due } a máte jen { $have }.
} Zvolte něco levnějšího, nebo si nejdříve opatřete víc.
refuse-not-your-colony = Rozvinout lze jen planetu, kterou jste sami kolonizovali a ještě nerozvinuli. Zvolte některou ze svých kolonizovaných planet.
refuse-cruiser-limit = V ruce smíte mít nejvýše { $limit } křižníků a máte jich { $have }. Vyrobte jich méně, nebo některé nejdříve použijte.
refuse-cruiser-supply = { $have ->
    [0] V zásobě už žádný křižník nemáte.
    [one] V zásobě máte už jen { $have } křižník.
    [few] V zásobě máte už jen { $have } křižníky.
   *[other] V zásobě máte už jen { $have } křižníků.
} Křižníky z planet se nevracejí. Vyrobte jich méně.
refuse-trade-absent = Karta { $card } v této hře není: hraje se jen se třemi z pěti karet obchodu. Zvolte kartu, která leží na stole.
refuse-no-slot = Všechna volná pole karty { $card } jsou pro toto kolo obsazena. Zvolte jinou kartu obchodu.
refuse-no-cruiser = K Průzkumu potřebujete křižník v ruce a žádný nemáte. Nejdříve nějaký vyrobte.
refuse-no-token = Na tomto místě už žádný žeton průzkumu není. Zvolte žeton, který ještě leží lícem dolů.
refuse-no-developed = K Nominaci potřebujete alespoň jednu rozvinutou planetu a žádnou nemáte. Nejdříve nějakou planetu rozviňte.
refuse-seat-taken = Toto křeslo rady je už natrvalo obsazené. Zvolte volné křeslo.
refuse-seat-blocked = Toto křeslo rady se při tomto počtu hráčů nepoužívá. Zvolte volné křeslo.
refuse-tech-known = Technologii { $technology } už máte vyzkoumanou. Zvolte jinou technologii.
refuse-tech-locked = Technologie { $technology } vám není dostupná: nejdříve je třeba některá z těchto: { $needs }. Vyzkoumejte jednu z nich.
refuse-tech-foreign = Technologie { $technology } patří frakci, která ve vaší alianci není. Zvolte jinou technologii, nebo tu frakci přidejte.
refuse-payment-kind = Technologii { $technology } takto zaplatit nelze. Zvolte některou z nabízených cen.
refuse-no-ability = Frakce { $faction } není ve vaší alianci, nebo takovou schopnost nemá. Zvolte svou hlavní frakci, která ji má.
refuse-conversion-off = Podle nastavení této hry volné proměny nejsou. Použijte zdroj jinak.
refuse-swarm-cruisers = Roj vyžaduje tři křižníky: dva se zaplatí a třetí se umístí na planetu. Máte jich málo; nejdříve další vyrobte.
refuse-protected = Tato planeta je chráněná. Zvolte nechráněnou.
refuse-own-planet = Tato planeta už je vaše. Zvolte planetu volnou nebo cizí.
refuse-occupied = Tato planeta je obsazená, a to natrvalo. Zvolte jinou planetu.
refuse-not-lift = Zvednout lze jen kostku z jiné planety, kterou jste kolonizovali a nerozvinuli, jednou po vlastní Kolonizaci a jen když zaplatíte, co s ní provedete. Zvolte takovou planetu.
refuse-redraw-picked = Karta { $faction } už je odložena. Zvolte jinou kartu, nebo si zbytek nechte.
refuse-not-in-pack = Karta { $faction } mezi kartami, ze kterých vybíráte, není. Zvolte některou z nich.
refuse-no-production = Frakce { $faction } nemá schopnost fáze produkce, kterou byste teď mohli použít. Zvolte některou z nabízených, nebo skončete.
refuse-nomads-only = Zvednutou kostkou lze provést jen Výzkum nebo Studium. Zvolte jedno z nich.

## Průběh hry

log-round-begins = Začíná { $n }. kolo.
log-first-order = První na tahu je { $name }.
    .you = První na tahu jste vy.
log-solo = { $name } hraje proti umělému protivníkovi. Ten na začátku každého kola odhalí dvě karty: za každou kolonizuje planetu a pak provede akci podle každé ideologie.
    .you = Hrajete proti umělému protivníkovi. Ten na začátku každého kola odhalí dvě karty: za každou kolonizuje planetu a pak provede akci podle každé ideologie.
log-redraw = { $cards ->
    [0] { $name } si nechává všech sedm karet{ shown }.
   *[other] { $name } odkládá { n-cards.acc } a stejně tolik si dobírá{ shown }.
}
    .you = { $cards ->
        [0] Necháváte si všech sedm karet{ shown }.
       *[other] Odkládáte { n-cards.acc } a stejně tolik si dobíráte{ shown }.
    }
log-drafted = { $name } si vybírá { n-cards.acc }{ shown }.
    .you = Vybíráte si { n-cards.acc }{ shown }.
log-faction-chosen = { $name } začíná s frakcí { $card }.
    .you = Začínáte s frakcí { $card }.
log-production-credits = { $n ->
    [0] { $name } z produkce nezískává žádný kredit.
    [one] { $name } získává z produkce { $n } kredit.
    [few] { $name } získává z produkce { $n } kredity.
   *[other] { $name } získává z produkce { $n } kreditů.
}
    .you = { $n ->
        [0] Z produkce nezískáváte žádný kredit.
        [one] Získáváte z produkce { $n } kredit.
        [few] Získáváte z produkce { $n } kredity.
       *[other] Získáváte z produkce { $n } kreditů.
    }
log-production-falls = Produkce klesá na { $n }: { $name }.
    .you = Vaše produkce klesá na { $n }.
log-produce = { $ability ->
    [none] { $name } používá technologii { $card }{ for-price }.
   *[other] { $name } používá schopnost { $ability } (frakce { $card }){ for-price }.
}
    .you = { $ability ->
        [none] Používáte technologii { $card }{ for-price }.
       *[other] Používáte schopnost { $ability } (frakce { $card }){ for-price }.
    }

# gain-credits, pay-influence, lost-cruisers…: pro každé z těch tří jedna zpráva
log-gain = { $name } získává { amount-acc }.
    .you = Získáváte { amount-acc }.
log-pay = { $resource ->
    [cruisers] { $name } odhazuje { amount-acc }.
   *[other] { $name } platí { amount-acc }.
}
    .you = { $resource ->
        [cruisers] Odhazujete { amount-acc }.
       *[other] Platíte { amount-acc }.
    }
log-lost = { $name } je na limitu a přichází o { amount-acc }.
    .you = Jste na limitu a přicházíte o { amount-acc }.

log-colonize = { $name } kolonizuje { planet.acc }{ for-price }.
    .you = Kolonizujete { planet.acc }{ for-price }.
log-develop = { $name } rozvíjí { planet.acc }{ for-price }.
    .you = Rozvíjíte { planet.acc }{ for-price }.
log-manufacture = { $n ->
    [one] { $name } vyrábí { $n } křižník{ for-price }.
    [few] { $name } vyrábí { $n } křižníky{ for-price }.
   *[other] { $name } vyrábí { $n } křižníků{ for-price }.
}
    .you = { $n ->
        [one] Vyrábíte { $n } křižník{ for-price }.
        [few] Vyrábíte { $n } křižníky{ for-price }.
       *[other] Vyrábíte { $n } křižníků{ for-price }.
    }
log-retrieve = { $n ->
    [one] { $name } studuje a získává { $n } artefakt{ for-price }.
    [few] { $name } studuje a získává { $n } artefakty{ for-price }.
   *[other] { $name } studuje a získává { $n } artefaktů{ for-price }.
}
    .you = { $n ->
        [one] Studujete a získáváte { $n } artefakt{ for-price }.
        [few] Studujete a získáváte { $n } artefakty{ for-price }.
       *[other] Studujete a získáváte { $n } artefaktů{ for-price }.
    }
log-scavenge = { $name } těží.
    .you = Těžíte.
log-trade = { $name } směňuje { $cost } za { $gain } ({ $card }).
    .you = Směňujete { $cost } za { $gain } ({ $card }).
log-explore = { $gain ->
    [none] { $name } zkoumá { explore-site }{ for-price } a nenachází nic.
   *[other] { $name } zkoumá { explore-site }{ for-price } a nachází { $gain }.
}
    .you = { $gain ->
        [none] Zkoumáte { explore-site }{ for-price } a nenacházíte nic.
       *[other] Zkoumáte { explore-site }{ for-price } a nacházíte { $gain }.
    }
log-nominate = { $name } obsazuje { $n }. křeslo rady{ for-price }.
    .you = Obsazujete { $n }. křeslo rady{ for-price }.
log-research = { $name } zkoumá technologii { $card }{ for-price }.
    .you = Zkoumáte technologii { $card }{ for-price }.
log-convert = { $name } mění { $cost } na 1 kredit.
    .you = Měníte { $cost } na 1 kredit.
log-use = { $name } používá schopnost { $ability } (frakce { $card }){ for-price }.
    .you = Používáte schopnost { $ability } (frakce { $card }){ for-price }.
log-swarm = { $name } vysílá Roj{ for-price } a obsazuje { planet.acc }.
    .you = Vysíláte Roj{ for-price } a obsazujete { planet.acc }.
log-main = { $name } přidává do aliance frakci { $card }.
    .you = Přidáváte do aliance frakci { $card }.
log-ideology = { $name } zasouvá kartu { $card } jako skutečnou hlavní ideologii: { ideology-name }.
    .you = Zasouváte kartu { $card } jako skutečnou hlavní ideologii: { ideology-name }.
log-boost = { $gain ->
    [none] { $name } odhazuje kartu { $card } jako jednorázovou posilu.
   *[other] { $name } odhazuje kartu { $card } jako jednorázovou posilu: { $gain }.
}
    .you = { $gain ->
        [none] Odhazujete kartu { $card } jako jednorázovou posilu.
       *[other] Odhazujete kartu { $card } jako jednorázovou posilu: { $gain }.
    }
log-adapt = { $name } odhazuje kartu { $card } jako jednorázovou adaptaci.
    .you = Odhazujete kartu { $card } jako jednorázovou adaptaci.
log-lift = { $name } zvedá kostku z { planet.gen }.
    .you = Zvedáte kostku z { planet.gen }.
log-ability = { $name } využívá schopnost { $ability } (frakce { $card }).
    .you = Využíváte schopnost { $ability } (frakce { $card }).
log-ability-tech = { $name } využívá technologii { $card }.
    .you = Využíváte technologii { $card }.

log-war = Začíná válka { $n }. kola.
log-war-rank = { $n ->
    [1] { $name } je ve válce na prvním místě.
    [2] { $name } je ve válce na druhém místě.
    [3] { $name } je ve válce na třetím místě.
   *[other] { $name } je ve válce na čtvrtém místě.
}
    .you = { $n ->
        [1] Jste ve válce na prvním místě.
        [2] Jste ve válce na druhém místě.
        [3] Jste ve válce na třetím místě.
       *[other] Jste ve válce na čtvrtém místě.
    }
log-war-nobody = Nikdo nemá křižník: válka nemá Vládce.
log-overlord = Vládcem je { $name }.
    .you = Vládcem jste vy.
log-overlord-shared = O první místo ve válce se hráči dělí ({ $n }): planetu nezíská nikdo.
log-seize = { $name } obsazuje křižníkem { planet.acc }.
    .you = Obsazujete křižníkem { planet.acc }.
log-spare = { $name } neobsazuje žádnou planetu.
    .you = Neobsazujete žádnou planetu.
log-war-discard = { $n ->
    [one] { $name } si po válce nesmí nechat { $n } křižník.
    [few] { $name } si po válce nesmí nechat { $n } křižníky.
   *[other] { $name } si po válce nesmí nechat { $n } křižníků.
}
    .you = { $n ->
        [one] Po válce si nesmíte nechat { $n } křižník.
        [few] Po válce si nesmíte nechat { $n } křižníky.
       *[other] Po válce si nesmíte nechat { $n } křižníků.
    }
log-planet-lost = { $name } přichází o { planet.acc }.
    .you = Přicházíte o { planet.acc }.

log-fleet = Flotila se přesouvá do systému { $card }.
log-revealed = Odhaluje se nový systém: { $card }.
log-cubes-up = { $n ->
    [one] { $n } kostka se přesouvá z desky akcí na kartu obchodu nad ní.
    [few] { $n } kostky se přesouvají z desky akcí na karty obchodu nad nimi.
   *[other] { $n } kostek se přesouvá z desky akcí na karty obchodu nad nimi.
}
log-golden-era = Karta { $card } je plná: nastává zlatá éra a karta se otáčí.
log-cubes-back = { $n ->
    [0] { $name }: všechny kostky z této karty se vracejí do zásoby.
   *[other] { $name } dostává zpět { n-cubes }.
}
    .you = { $n ->
        [0] Všechny vaše kostky z této karty se vracejí do zásoby.
       *[other] Dostáváte zpět { n-cubes }.
    }
log-order = Pořadí se mění: první je teď { $name }.
    .you = Pořadí se mění: první jste teď vy.

log-automa-card = Umělý protivník odhaluje kartu { $card }: hledá { $first }, jinak { $second } planety a jeho ideologií je { ideology-name }.
log-automa-colonize = Za kartu { $by } umělý protivník kolonizuje { planet.acc }: z volných tohoto druhu je nejvíc vlevo.
log-automa-no-planet = Za kartu { $by } umělý protivník nekolonizuje nic: { $first } ani { $second } planety nejsou volné.
log-automa-cruisers = { $n ->
    [0] Karta { $by }, { ideology-name }: umělý protivník už má tolik křižníků, kolik smí.
    [one] Karta { $by }, { ideology-name }: umělý protivník získává { $n } křižník.
    [few] Karta { $by }, { ideology-name }: umělý protivník získává { $n } křižníky.
   *[other] Karta { $by }, { ideology-name }: umělý protivník získává { $n } křižníků.
}
log-automa-cube-anomaly = Karta { $by }, { ideology-name }: umělý protivník odstraňuje žeton průzkumu nejvíc vlevo a klade kostku na Anomálii.
log-automa-no-token = Karta { $by }, { ideology-name }: žádný žeton průzkumu nezbývá, a tak umělý protivník neprovádí nic.
log-automa-cube-trade = { $ideology ->
    [industrialism] Karta { $by }, { ideology-name }: umělý protivník klade kostku na kartu { $card }, první zleva s volným místem.
   *[other] Za kartu { $by } klade umělý protivník kostku na kartu { $card }, první zleva s volným místem.
}
log-automa-no-slot = Za kartu { $by }: na žádné kartě obchodu není volné místo, a tak jde umělý protivník na desku akcí.
log-automa-cube-seat = Karta { $by }, { ideology-name }: umělý protivník obsazuje { $n }. křeslo rady, nejlepší z volných.
log-automa-no-seat = Karta { $by }, { ideology-name }: žádné křeslo rady není volné, a tak umělý protivník hledá kartu obchodu.
log-automa-cube-space = { $ideology ->
    [science] Karta { $by }, { ideology-name }: umělý protivník klade kostku na { $n }. pole desky akcí, pod kartu obchodu s nejméně volnými místy.
   *[other] Za kartu { $by } klade umělý protivník kostku na { $n }. pole desky akcí, pod kartu obchodu s nejméně volnými místy.
}
log-automa-no-cube = Za kartu { $by } by umělý protivník potřeboval kostku, ale žádnou už nemá.
log-automa-seize = Umělý protivník obsazuje křižníkem { planet.acc }: nejdřív bere rozvinuté planety, pak kolonizované, pak volné.
log-game-ended = Hra končí. { $reason }

## Stůl slovy

table-setup = Příprava hry, před prvním kolem.
table-round = { $round }. kolo z 5, { phase-name }.
table-after = Po pátém kole.
table-system = { $place }. systém, { $system }{ $fleet ->
    [here] , stojí tu flotila
    [reached] { "" }
   *[beyond] , před flotilou
}: { $list }.
table-face-down = { $place }. systém: lícem dolů.
table-no-galaxy = Galaxie se vyloží, až si všichni zvolí první frakci.
table-planet = { $status ->
    [empty] { planet-label }, { $gain }, prázdná
    [colonised] { planet-label }, kolonizovaná ({ $owner }), { $safe ->
        [yes] chráněná
       *[no] nechráněná
    }
    [developed] { planet-label }, rozvinutá ({ $owner }), { $safe ->
        [yes] chráněná
       *[no] nechráněná
    }
   *[occupied] { planet-label }, obsazená ({ $owner })
}
table-tokens = { $n ->
    [0] bez žetonu průzkumu
    [one] { $n } žeton průzkumu
    [few] { $n } žetony průzkumu
   *[other] { $n } žetonů průzkumu
}
table-trade = { $side ->
    [front] { $place }. karta obchodu, { $card }: obsazená pole { $taken }/{ $slots }; { $exchanges }.
   *[back] { $place }. karta obchodu, { $card }, otočená: { $exchanges }.
}
table-cubes = Kostky na ní: { $list }.
table-below = Kostky na poli pod ní, { $action }: { $list }.
table-era = Kdyby kolo skončilo teď, byla by plná: zlatá éra.
table-golden-era = Kostky, které by se teď zlatou érou vrátily: { $list }.
table-anomaly = Kostky na Anomálii: { $list }.
table-council = Galaktická rada: { $list }.
table-seat = { $holder ->
    [none] { $number }. křeslo (prestiž { $prestige }), volné
   *[other] { $number }. křeslo, { $holder }
}
table-track = Stupnice prestiže od prvního k poslednímu: { $list }.
table-order = Pořadí v tomto kole: { $list }.
count-of = { $name } { $n }
table-war = Kdyby přišla válka teď: { $list }.
table-rank = { $place }. { $name }, { $n ->
    [one] { $n } křižník
    [few] { $n } křižníky
   *[other] { $n } křižníků
} a síla { $strength }{ $gain ->
    [none] { "" }
   *[other] , zisk { $gain }
}
table-war-nobody = Kdyby přišla válka teď, nikdo by neměl místo.
table-overlord = Vládce: { $name }. Planety, které by šlo obsadit: { $list }.
table-targets = { $system }: { $list }
table-targets-none = žádné
table-player = { $mine ->
    [yes] { $name } (vy)
   *[no] { $name }
}: { $points } VB{ $parts ->
    [none] .
   *[other] { " " }({ $parts }).
}
table-automa = Umělý protivník body nezískává.
table-resources = Kredity { $credits }, produkce { $production }, objevy { $discovery }, vliv { $influence }, prestiž { $prestige }, artefakty { $relic }.
table-pieces = Kostky v ruce { $cubes }, v zásobě { $cube_supply }. Křižníky v ruce { $cruisers }, v zásobě { $cruiser_supply }. Síla { $strength }; po válce zůstane křižníků nejvýše { $keeps }.
table-factions = Hlavní frakce: { $list }.
table-no-factions = Zatím žádná hlavní frakce.
table-ideology = { $ideology ->
    [none] Žádná hlavní ideologie.
   *[other] Hlavní ideologie: { ideology-name }{ $tucked ->
        [none] .
       *[other] , skutečná, podle karty { $tucked }.
    }
}
table-adapted = Adaptace na { $kinds } planety.
table-technologies = Technologie: { $list }.
table-planets = Planety: kolonizované { $colonised }, rozvinuté { $developed }, obsazené { $occupied }.
table-guard = { $state ->
    [always] Kolonizované a rozvinuté planety jsou vždy chráněné.
    [safe] Planety jsou chráněné: křižníků v ruce { $held }, potřeba { $needed }.
   *[open] Planety jsou nechráněné: křižníků v ruce { $held }, potřeba { $needed }.
}
table-hand = Vaše karty v ruce, { n-cards }:
table-pack = Na výběr, { n-cards }:
table-aside = Vámi odložené karty: { $list }.
table-faction = { $faction }: { $facts }; bonus { $bonus }; posila { $boost }.
table-held = Karet frakcí v ruce: { $cards }.
table-discard = Odhozené frakce: { $list }.
table-revealed = Karty umělého protivníka v tomto kole: { $list }.
table-deck = Karet frakcí v balíčku: { $cards }.
table-explored = Dosud objevené žetony průzkumu: { $list }.
table-waiting = Čeká se na hráče: { $names }.
table-end = Konec hry. { $reason }
