# Žaidimo „Galaktikos aljansai“ lenta. Sakinius apie kortas siunčia serveris; čia – trumpi pačios lentos žodžiai.

alliances-stage = { $phase ->
    [production] { $round } raundas iš { $all }, gamyba
    [war] { $round } raundas iš { $all }, karas
    [galactic] { $round } raundas iš { $all }, galaktikos fazė
    [over] { $round } raundas iš { $all }
   *[action] { $round } raundas iš { $all }, veiksmai
}
alliances-vp = PT
alliances-or = arba
alliances-none = nėra
alliances-free = nemokamai
alliances-becomes = virsta
alliances-changed = ką tik pasikeitė
# žodis po skaičiaus
alliances-unit = { $resource ->
    [credits] { $n ->
        [one] kreditas
        [few] kreditai
       *[other] kreditų
    }
    [production] { $n ->
        [one] gamybos vienetas
        [few] gamybos vienetai
       *[other] gamybos vienetų
    }
    [discovery] { $n ->
        [one] atradimas
        [few] atradimai
       *[other] atradimų
    }
    [influence] { $n ->
        [one] įtakos vienetas
        [few] įtakos vienetai
       *[other] įtakos vienetų
    }
    [prestige] { $n ->
        [one] prestižo vienetas
        [few] prestižo vienetai
       *[other] prestižo vienetų
    }
    [relic] { $n ->
        [one] artefaktas
        [few] artefaktai
       *[other] artefaktų
    }
   *[cruisers] { $n ->
        [one] kreiseris
        [few] kreiseriai
       *[other] kreiserių
    }
}
alliances-cubes = { $n ->
    [one] kubelis
    [few] kubeliai
   *[other] kubelių
}
alliances-cards = { $n ->
    [one] { $n } korta
    [few] { $n } kortos
   *[other] { $n } kortų
}

## Sistemos

alliances-systems = Sistemos
alliances-fleet-here = flotilė
alliances-out-of-reach = dar per toli
alliances-face-down = Užversta
alliances-turns-up = atsivers po { $n } raundo
alliances-no-galaxy = Galaktika išdėliojama, kai visi pasirenka pirmąją frakciją.
alliances-all-explored = Viskas ištirta.
alliances-token = Žvalgybos žetonas { $n }
alliances-tokens-left = { $n ->
    [one] { $n } žetonas žvalgybai
    [few] { $n } žetonai žvalgybai
   *[other] { $n } žetonų žvalgybai
}
alliances-status-colonised = { $mine ->
    [yes] Jūs, kolonizuota
   *[no] { $name }, kolonizuota
}
alliances-status-developed = { $mine ->
    [yes] Jūs, išvystyta
   *[no] { $name }, išvystyta
}
alliances-status-occupied = { $mine ->
    [yes] Jūs, užimta
   *[no] { $name }, užimta
}
alliances-why-occupied = visam laikui
alliances-why-technology = technologija
alliances-why-guarded = apsaugota
alliances-why-unguarded = neapsaugota
alliances-needs = reikia: { $what }
alliances-not-adapted = nėra adaptacijos
alliances-by-card = { $n ->
    [one] išmesti: { $card }
    [few] išmesti 1 iš { $n } kortų
   *[other] išmesti 1 iš { $n } kortų
}

## Veiksmai

alliances-actions = Veiksmai ir prekybos kortos
alliances-aimed = Galimi pasirinkimai paryškinti.
alliances-each = kaskart { $price }
alliances-price-hold = turėti 1 kreiserį
alliances-gain-colonize = planeta ir jos atlygis
alliances-gain-trade = vieni mainai
alliances-gain-explore = ką slepia žetonas
alliances-gain-nominate = vieta ir jos prestižas
alliances-gain-research = technologija
alliances-you-have = { $resource ->
    [credits] turite { $n ->
        [one] { $n } kreditą
        [few] { $n } kreditus
       *[other] { $n } kreditų
    }
    [discovery] turite { $n ->
        [one] { $n } atradimą
        [few] { $n } atradimus
       *[other] { $n } atradimų
    }
    [influence] turite { $n ->
        [one] { $n } įtakos vienetą
        [few] { $n } įtakos vienetus
       *[other] { $n } įtakos vienetų
    }
    [production] turite { $n ->
        [one] { $n } gamybos vienetą
        [few] { $n } gamybos vienetus
       *[other] { $n } gamybos vienetų
    }
    [relic] turite { $n ->
        [one] { $n } artefaktą
        [few] { $n } artefaktus
       *[other] { $n } artefaktų
    }
    [prestige] turite { $n ->
        [one] { $n } prestižo vienetą
        [few] { $n } prestižo vienetus
       *[other] { $n } prestižo vienetų
    }
   *[cruisers] turite { $n ->
        [one] { $n } kreiserį
        [few] { $n } kreiserius
       *[other] { $n } kreiserių
    }
}
alliances-why-acted = vienas veiksmas per ėjimą
alliances-why-no-planet = nėra laisvos planetos
alliances-why-none-fits = nė viena netinka
alliances-why-no-colony = nėra kolonizuotos
alliances-why-cruisers-full = rankose ne daugiau kaip 5
alliances-why-no-supply = atsargos tuščios
alliances-why-no-trade = neturite kuo mokėti
alliances-why-no-slot = nėra laisvo laukelio
alliances-why-no-token = nėra pasiekiamo žetono
alliances-why-no-developed = nėra išvystytos
alliances-why-no-seat = nėra laisvos vietos
alliances-why-no-research = neturite kuo mokėti
alliances-slots-open = { $n ->
    [one] { $n } laisvas laukelis
    [few] { $n } laisvi laukeliai
   *[other] { $n } laisvų laukelių
}
alliances-slots-left = { $n ->
    [0] Pilna
    [one] { $n } laisvas laukelis
    [few] { $n } laisvi laukeliai
   *[other] { $n } laisvų laukelių
}
alliances-era-when = Jei raundo pabaigoje ji pilna, aukso amžius grąžina kubelius nuo jos, kiekvienam žaidėjui ne daugiau kaip 3.
alliances-turned = apversta, be ribos
alliances-no-era = aukso amžiaus nebebus
alliances-come-up-title = Kubeliai ant veiksmo po korta, kurie raundo pabaigoje pakyla į viršų
alliances-era-now = Aukso amžius:
alliances-era = Aukso amžius
alliances-era-back = { $n ->
    [one] { $n } kubelis grįžta į rankas
    [few] { $n } kubeliai grįžta į rankas
   *[other] { $n } kubelių grįžta į rankas
}

## Prestižas, taryba, technologijos

alliances-prestige-order = Prestižas ir eilė
alliances-track = Prestižo skalė; viename laukelyje pirmas viršutinis kubelis
alliances-order-more = { $mine ->
    [yes] Turite daugiausia prestižo, kitą raundą pradedate jūs.
   *[no] Kitą raundą pradeda { $name }: daugiausia prestižo.
}
alliances-order-above = { $mine ->
    [yes] Kitą raundą pradedate jūs: jūsų kubelis yra virš žaidėjo { $other } kubelio.
   *[no] { $theirs ->
        [yes] Kitą raundą pradeda { $name }: šis kubelis yra virš jūsų kubelio.
       *[no] Kitą raundą pradeda { $name }: šis kubelis yra virš žaidėjo { $other } kubelio.
    }
}
alliances-order-tie = { $mine ->
    [yes] Esant lygybei laimėtumėte jūs: daugiau prestižo arba viršutinis kubelis.
   *[no] Esant lygybei laimėtų { $name }: daugiau prestižo arba viršutinis kubelis.
}
alliances-order-row = Eilė: { $row }.
alliances-council = Taryba
alliances-seat-open = laisva
alliances-seats-blocked = { $n ->
    [one] { $n } uždengta
    [few] { $n } uždengtos
   *[other] { $n } uždengtų
}
alliances-technologies = Technologijos
alliances-technologies-of = Technologijos: { $name }
alliances-unique = Išskirtinės jūsų frakcijų technologijos
alliances-tech-have = ištirta
alliances-tech-can = dabar galite ištirti
alliances-tech-open = prieinama, bet ne dabar
alliances-tech-locked = pirma kuri nors po ja
alliances-tech-key = viršutinė eilė: +1 atradimas
alliances-tech-needs = Reikia: { $names }.
alliances-tech-advanced = Pažangioji: papildomai kainuoja 1 atradimą.

## Kiti aljansai ir karas

alliances-automa = Dirbtinis priešininkas
alliances-automa-none = kortų dar nėra
alliances-no-faction = dar be pagrindinės frakcijos
alliances-thinking = renkasi…
alliances-has = Turi
alliances-ideology = Pagrindinė ideologija
alliances-no-ideology = nėra
alliances-hand = Rankose
alliances-planets = Planetos
alliances-planets-n = kolonizuotos { $colonised }, išvystytos { $developed }, užimtos { $occupied }
alliances-guard-always = Planetas saugo technologija.
alliances-guard-safe = { $needed ->
    [0] Nėra ką saugoti.
   *[other] Planetos apsaugotos: kreiserių { $held }, reikia { $needed }.
}
alliances-guard-open = Planetos neapsaugotos: kreiserių { $held }, reikia { $needed }.
alliances-at-war = Kare
alliances-strength-n = galia { $n }
alliances-keeps = { $n ->
    [one] po karo lieka { $n } kreiseris
    [few] po karo lieka { $n } kreiseriai
   *[other] po karo lieka { $n } kreiserių
}
alliances-war-now = Jei karas būtų dabar
alliances-war-is = Karas
alliances-no-war = Pirmame raunde karo nėra.
alliances-war-nobody = Niekas neturi kreiserių: niekas nelaimėtų.
alliances-war-count = { $n ->
    [one] { $n } kreiseris
    [few] { $n } kreiseriai
   *[other] { $n } kreiserių
}
alliances-overlord = Valdovas
alliances-war-shared = Pirmąja vieta dalijasi keli: planetos neužima niekas.
alliances-war-takes = { $mine ->
    [yes] Galėtumėte užimti vieną iš šių:
   *[no] { $name } galėtų užimti vieną iš šių:
}

## Mano pusė

alliances-yours = Jūsų aljansas
alliances-have = Ką turite
alliances-convert = { $resource ->
    [production] 1 gamybos vienetą paversti 1 kreditu
    [discovery] 1 atradimą paversti 1 kreditu
   *[influence] 1 įtakos vienetą paversti 1 kreditu
}
alliances-mains = Pagrindinės frakcijos: { $n } iš { $all }
alliances-ideology-is = pagrindinė ideologija: { $ideology }
alliances-ideology-true = tikroji ideologija: { $ideology } ({ $card })
alliances-ideology-none = dar be ideologijos
alliances-hand-n = { $n ->
    [one] Rankose { $n } frakcija
    [few] Rankose { $n } frakcijos
   *[other] Rankose { $n } frakcijų
}
alliances-hand-note = viena korta per ėjimą, vienu iš keturių būdų
alliances-pack = { $n ->
    [one] Rinkitės iš { $n } kortos
    [few] Rinkitės iš { $n } kortų
   *[other] Rinkitės iš { $n } kortų
}
alliances-pack-note = kitos keliauja toliau į kairę
alliances-put-away = { $n ->
    [one] { $n } atidėta
    [few] { $n } atidėtos
   *[other] { $n } atidėtų
}
alliances-way-main = Pagrindinė
alliances-way-ideology = Ideologija
alliances-way-boost = Parama
alliances-way-adapt = Adaptacija
alliances-adapt-text = Išmeskite ją kolonizuodami vienos iš šių rūšių planetą: { $kinds }.
alliances-foot-discard = Atidėti
alliances-foot-pick = Pasirinkti
alliances-foot-first = Pradėti su ja
alliances-foot-adapt = Išmesti dėl planetos
alliances-foot-produce = Panaudoti dabar
alliances-foot-use = Panaudoti gebėjimą
alliances-score-of = { $name }: taškai
alliances-score-yours = Jūsų taškai
alliances-score-now = Jei žaidimas baigtųsi dabar
alliances-score-note = Nepanaudoti ištekliai ir kortos taškų neduoda.
alliances-several-discard = Atidėti kortas: { $list }

## Viskas savo vietoje, ėjimas, dirbtinis priešininkas

alliances-details-of = { $name }: išsamiau
alliances-war-targets = { $mine ->
    [yes] užimtumėte 1 iš { $n }
   *[no] { $name } užimtų 1 iš { $n }
}
alliances-war-of = { $n } raundo karas
alliances-war-shared-short = pirmoji vieta dalijama
alliances-war-over = Paskutinis karas baigėsi.
alliances-order-alone = Dirbtinis priešininkas veikia kartą, prieš pirmąjį jūsų ėjimą raunde; visi ėjimai yra jūsų.
alliances-order-alone-short = visi ėjimai yra jūsų
alliances-order-short = { $mine ->
    [yes] kitąkart pradedate jūs
   *[no] kitąkart pradeda { $name }
}
alliances-order-tie-short = { $mine ->
    [yes] esant lygybei laimite jūs
   *[no] esant lygybei laimi { $name }
}
alliances-tech-at-once = iškart
alliances-poor-nothing = nieko neduoda: { $what } virš ribos
alliances-poor-lost = { $what } virš ribos prarandama
alliances-poor-late = taškams jau per vėlu
alliances-poor-short = dings
alliances-word-credits = jais mokate už veiksmus; daugiausia 12
alliances-word-production = kreditai kas raundą; kaskart mažėja 1
alliances-word-discovery = technologijoms ir artefaktams
alliances-word-influence = tarybos vietoms ir technologijoms
alliances-word-prestige = po 1 PT; kas turi daugiausia, pradeda
alliances-word-relic = po 1 PT
alliances-word-cruisers = laimi karus, saugo planetas; daugiausia 5
alliances-word-cubes = vienas kubelis – vienas veiksmas
alliances-turn-box = Jūsų ėjimas
alliances-step-card = Korta
alliances-step-action = Veiksmas
alliances-step-done = atlikta
alliances-step-open = dar ne
alliances-leaving = Ėjimas baigiasi…
alliances-stay = Likti
alliances-then-end = Po veiksmo baigti
alliances-then-end-title = Ėjimas baigiasi veiksmu, net jei dar galėtumėte sužaisti kortą.
alliances-strength-short = Galia { $strength }, lieka { $n }
alliances-guarded-short = planetos apsaugotos
alliances-unguarded-short = planetos neapsaugotos
alliances-picked = Kol kas turite: { $list }.
alliances-legend = Ką reiškia žodžiai kortose
alliances-way-text-main = Prisijungia prie aljanso (daugiausia trys): kartą ši nauda, visam laikui gebėjimas.
alliances-way-text-ideology = Kartą per žaidimą: už ką pabaigoje gaunate papildomų taškų.
alliances-way-text-boost = Išmetate ją ir iškart gaunate tai.
alliances-way-text-adapt = Planetos, kuriose ji gali gyventi: kaip pagrindinė visada, išmesta – kartą.
alliances-automa-how = Kiekvieną raundą prieš pirmąjį jūsų ėjimą dirbtinis priešininkas atverčia dvi frakcijas. Už kiekvieną kolonizuoja kairiausią laisvą jos pirmosios, kitaip antrosios rūšies planetą; paskui veikia pagal kiekvienos ideologiją. Nieko nemoka ir taškų negauna.
alliances-automa-kinds = ima: { $kinds };
alliances-automa-does-militarism = 2 kreiseriai
alliances-automa-does-culture = pašalina žvalgybos žetoną
alliances-automa-does-industrialism = prekybos kortos laukelis
alliances-automa-does-diplomacy = geriausia laisva tarybos vieta
alliances-automa-does-science = kubelis po prekybos korta
alliances-automa-did = Ką nuveikė šį raundą
alliances-redraw-1 = Atidėti 1 kortą, paimti 1 naują
alliances-redraw-2 = Atidėti 2 kortas, paimti 2 naujas
alliances-redraw-3 = Atidėti 3 kortas, paimti 3 naujas
alliances-foot-back = Atidedama
