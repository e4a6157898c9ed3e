# Galaktikos aljansai.
#
# Pirmiausia formos, iš kurių sudaromi kiti pranešimai; jų atributai yra linksniai (gen kilmininkas, acc galininkas, ins įnagininkas).
# Skaičiai visada sveikieji, todėl kategorijos many (trupmenos) nereikia. Pavadinimai nelinksniuojami.

alliances-title = Galaktikos aljansai
alliances-blurb = Penkis raundus vadovaukite aljansui iš ne daugiau kaip trijų frakcijų: kolonizuokite planetas, prekiaukite, tirkite ir kariaukite. Spausdintų kortų sąrašo neturime, todėl kortas atkūrėme patys; spausdintos gali skirtis.
alliances-note = Spausdintų kortų sąrašo neturime: frakcijas, sistemas, prekybos kortas ir daugumą skaičių atkūrėme patys taip, kad jie atitiktų taisykles, o spausdinti gali skirtis.
learn-1 = Flotilė keliauja tolyn.
learn-1-text = Penkis raundus flotilė juda iš sistemos į sistemą. Planetas ir žetonus pasiekiate iki ten, kur ji stovi.
learn-2 = Trys kubeliai, devyni veiksmai.
learn-2-text = Kiekvienu kubeliu atliekate vieną: Kolonizavimą, Vystymą, Statybą, Studijas, Kasybą, Prekybą, Žvalgybą, Nominavimą arba Tyrimus.
learn-3 = Sutelkite aljansą.
learn-3-text = Iš septynių frakcijų kortų iki trijų prisijungia visam laikui. Kitos duoda paramą, adaptaciją arba tikrąją ideologiją.
learn-4 = Saugokite, kas jūsų.
learn-4-text = Nuo antrojo raundo kiekvieną raundą vyksta karas: kas turi daugiausia kreiserių, gali užimti neapsaugotą planetą. Taškus duoda prestižas, planetos, artefaktai ir pagrindinė ideologija.

## Sudedamosios dalys

n-cards = { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
   *[other] { $cards } kortų
}
    .acc = { $cards ->
        [one] { $cards } kortą
        [few] { $cards } kortas
       *[other] { $cards } kortų
    }
n-cubes = { $n ->
    [one] { $n } kubelį
    [few] { $n } kubelius
   *[other] { $n } kubelių
}
amount = { $resource ->
    [credits] { $n ->
        [one] { $n } kreditas
        [few] { $n } kreditai
       *[other] { $n } kreditų
    }
    [production] { $n ->
        [one] { $n } gamybos vienetas
        [few] { $n } gamybos vienetai
       *[other] { $n } gamybos vienetų
    }
    [discovery] { $n ->
        [one] { $n } atradimas
        [few] { $n } atradimai
       *[other] { $n } atradimų
    }
    [influence] { $n ->
        [one] { $n } įtakos vienetas
        [few] { $n } įtakos vienetai
       *[other] { $n } įtakos vienetų
    }
    [prestige] { $n ->
        [one] { $n } prestižo vienetas
        [few] { $n } prestižo vienetai
       *[other] { $n } prestižo vienetų
    }
    [relic] { $n ->
        [one] { $n } artefaktas
        [few] { $n } artefaktai
       *[other] { $n } artefaktų
    }
   *[cruisers] { $n ->
        [one] { $n } kreiseris
        [few] { $n } kreiseriai
       *[other] { $n } kreiserių
    }
}
# kas mokama arba gaunama
amount-acc = { $resource ->
    [credits] { $n ->
        [one] { $n } kreditą
        [few] { $n } kreditus
       *[other] { $n } kreditų
    }
    [production] { $n ->
        [one] { $n } gamybos vienetą
        [few] { $n } gamybos vienetus
       *[other] { $n } gamybos vienetų
    }
    [discovery] { $n ->
        [one] { $n } atradimą
        [few] { $n } atradimus
       *[other] { $n } atradimų
    }
    [influence] { $n ->
        [one] { $n } įtakos vienetą
        [few] { $n } įtakos vienetus
       *[other] { $n } įtakos vienetų
    }
    [prestige] { $n ->
        [one] { $n } prestižo vienetą
        [few] { $n } prestižo vienetus
       *[other] { $n } prestižo vienetų
    }
    [relic] { $n ->
        [one] { $n } artefaktą
        [few] { $n } artefaktus
       *[other] { $n } artefaktų
    }
   *[cruisers] { $n ->
        [one] { $n } kreiserį
        [few] { $n } kreiserius
       *[other] { $n } kreiserių
    }
}
# kiek kas pigiau
amount-less = { $resource ->
    [credits] { $n ->
        [one] { $n } kreditu
        [few] { $n } kreditais
       *[other] { $n } kreditų
    }
    [production] { $n ->
        [one] { $n } gamybos vienetu
        [few] { $n } gamybos vienetais
       *[other] { $n } gamybos vienetų
    }
    [discovery] { $n ->
        [one] { $n } atradimu
        [few] { $n } atradimais
       *[other] { $n } atradimų
    }
    [influence] { $n ->
        [one] { $n } įtakos vienetu
        [few] { $n } įtakos vienetais
       *[other] { $n } įtakos vienetų
    }
    [prestige] { $n ->
        [one] { $n } prestižo vienetu
        [few] { $n } prestižo vienetais
       *[other] { $n } prestižo vienetų
    }
    [relic] { $n ->
        [one] { $n } artefaktu
        [few] { $n } artefaktais
       *[other] { $n } artefaktų
    }
   *[cruisers] { $n ->
        [one] { $n } kreiseriu
        [few] { $n } kreiseriais
       *[other] { $n } kreiserių
    }
}
resource-name = { $resource ->
    [credits] kreditai
    [production] gamyba
    [discovery] atradimai
    [influence] įtaka
    [prestige] prestižas
    [relic] artefaktai
   *[cruisers] kreiseriai
}
kind-name = { $kind ->
    [temperate] palanki
    [water] vandeninė
    [frozen] ledinė
    [desert] dykuminė
    [volcanic] vulkaninė
   *[barren] negyva
}
    .acc = { $kind ->
        [temperate] palankią
        [water] vandeninę
        [frozen] ledinę
        [desert] dykuminę
        [volcanic] vulkaninę
       *[barren] negyvą
    }
    .gen = { $kind ->
        [temperate] palankios
        [water] vandeninės
        [frozen] ledinės
        [desert] dykuminės
        [volcanic] vulkaninės
       *[barren] negyvos
    }
# prie kokių planetų frakcija prisitaikiusi
kind-list = { $kind ->
    [temperate] palankių
    [water] vandeninių
    [frozen] ledinių
    [desert] dykuminių
    [volcanic] vulkaninių
   *[barren] negyvų
}
ideology-name = { $ideology ->
    [militarism] militarizmas
    [culture] kultūra
    [industrialism] industrializmas
    [diplomacy] diplomatija
   *[science] mokslas
}
phase-name = { $phase ->
    [setup] pasiruošimas
    [production] gamybos fazė
    [action] veiksmų fazė
    [war] karo fazė
    [galactic] galaktikos fazė
   *[over] pabaiga
}
# unknown: apie planetos žetoną žaidimo eiga žino tik tai, kur jis guli
planet = { $kind ->
    [unknown] planeta (žetonas) sistemoje „{ $system }“
   *[other] { $token ->
        [yes] { kind-name } planeta (žetonas) sistemoje „{ $system }“
       *[no] { kind-name } planeta sistemoje „{ $system }“
    }
}
    .acc = { $kind ->
        [unknown] planetą (žetoną) sistemoje „{ $system }“
       *[other] { $token ->
            [yes] { kind-name.acc } planetą (žetoną) sistemoje „{ $system }“
           *[no] { kind-name.acc } planetą sistemoje „{ $system }“
        }
    }
    .gen = { $kind ->
        [unknown] planetos (žetono) sistemoje „{ $system }“
       *[other] { $token ->
            [yes] { kind-name.gen } planetos (žetono) sistemoje „{ $system }“
           *[no] { kind-name.gen } planetos sistemoje „{ $system }“
        }
    }
planet-label = { $token ->
    [yes] { kind-name } (žetonas)
   *[no] { kind-name }
}
# skaičius 0: vienintelis savo sistemoje
explore-site = { $number ->
    [0] žetoną sistemoje „{ $system }“
   *[other] { $number }-ąjį žetoną sistemoje „{ $system }“
}
list-and = { $first } ir { $last }
list-or = { $first } arba { $last }
# kortų pavadinimai, kuriuos gali žinoti tik vienas žaidėjas
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}
for-price = { $price ->
    [none] { "" }
   *[other] { " " }už { $price }
}
automa-name = dirbtinis priešininkas
# kaina ir kas už ją gaunama
deal = { $cost ->
    [none] { $gain ->
        [none] nieko nereikia mokėti, nieko negaunama
       *[other] nemokamai gauti { $gain }
    }
   *[other] { $gain ->
        [none] sumokėti { $cost }
       *[other] sumokėti { $cost }, gauti { $gain }
    }
}
# prekybos kortos mainai
exchange = { $cost } → { $gain }
exchange-text = Sumokėkite { $cost } ir gaukite { $gain }.
gain-text = Gaukite { $gain }.

## Devyni veiksmai

action-colonize = Kolonizavimas
action-develop = Vystymas
action-manufacture = Statyba
action-retrieve = Studijos
action-scavenge = Kasyba
action-trade = Prekyba
action-explore = Žvalgyba
action-nominate = Nominavimas
action-research = Tyrimai

action-colonize-text = Padėkite kubelį ant laisvos pasiekiamos planetos, prie kurios prisitaikiusi kuri nors jūsų pagrindinė frakcija, sumokėkite tiek kreditų, kiek turite kolonizuotų planetų, ir gaukite planetos atlygį.
action-develop-text = Padėkite kubelį ant savo kolonizuotos planetos, sumokėkite { $cost } ir gaukite { $gain }; be to, pasirinkite: { $choice }.
action-manufacture-text = Pastatykite kiek norite kreiserių, kiekvienas kainuoja { $cost }; rankose galite turėti daugiausia { $n }.
action-retrieve-text = Už kiekvieną artefaktą sumokėkite { $cost }, kiek norite kartų.
action-scavenge-text = Gaukite { $gain }. Tai nieko nekainuoja ir visada įmanoma.
action-trade-text = Padėkite kubelį ant laisvo prekybos kortos laukelio ir vieną kartą atlikite vienus jos mainus.
action-explore-text = Išmeskite { $cost }, atverskite pasiekiamą žvalgybos žetoną ir gaukite tai, kas jame pavaizduota.
action-nominate-text = Jei turite išvystytą planetą, sumokėkite { $cost }, užimkite laisvą vietą Galaktikos taryboje ir gaukite jos prestižą.
action-research-text = Padėkite kubelį ant jums prieinamos technologijos. Paprastoji kainuoja { $basic }; pažangioji kainuoja { $either } ir dar { $more }.

## Už ką taškų duoda ideologijos, iš kur taškai ir kodėl pabaiga

scores-militarism = 1 PT už kiekvieną jūsų užimtą planetą
scores-militarism-strength = 1 PT už kiekvieną galios tašką
scores-culture = papildomas 1 PT už { $n ->
    [one] kiekvieną { $n } artefaktą
    [few] kiekvienus { $n } artefaktus
   *[other] kiekvieną { $n } artefaktų grupę
}
scores-industrialism = papildomas 1 PT už kiekvieną išvystytą planetą
scores-industrialism-colonised = papildomas 1 PT už kiekvieną kolonizuotą planetą
scores-industrialism-production = 1 PT už kiekvieną gamybos vienetą
scores-diplomacy = papildomas 1 PT už { $n ->
    [one] kiekvieną { $n } prestižo vienetą
    [few] kiekvienus { $n } prestižo vienetus
   *[other] kiekvieną { $n } prestižo vienetų grupę
}
scores-science = 1 PT už kiekvieną ištirtą technologiją

part-prestige = prestižas
part-colonised = kolonizuotos planetos
part-developed = išvystytos planetos
part-relics = artefaktai
part-ideology = pagrindinė ideologija

end-five_rounds = Penktojo raundo karas baigėsi.

## Nustatymai

option-order = Pirmoji ėjimų eilė
option-order-help = Kokia eile žaidžiamas pirmasis raundas.
option-draft = Frakcijų draftas
option-draft-help = Užuot gavęs septynias kortas ir galėjęs jas keisti, kiekvienas renkasi po vieną kortą, likusias perduoda į kairę, ir taip toliau, kol visi turi po septynias.
option-explored_galaxy = Ištirta galaktika
option-explored_galaxy-help = Visos penkios sistemos atverstos nuo pat pradžių; pasiekiamumas nesikeičia.
option-rank_without_cruisers = Karas be kreiserių
option-rank_without_cruisers-help = Ar kare vietą gauna ir žaidėjai, rankose neturintys nė vieno kreiserio.
option-places_after_tie = Vietos po lygiųjų
option-places_after_tie-help = Kuri vieta kare eina po tos, kuria žaidėjai dalijasi.
option-war_second_of_four = Antroji vieta keturių kare
option-war_second_of_four-help = Ką gauna antroji vieta keturių žaidėjų kare. Taisykles galima skaityti trejopai.
option-scavenge_gain = Kasyba
option-scavenge_gain-help = Kurį išteklių (1 vnt.) duoda Kasyba. Taisyklių ženklo tiksliai perskaityti nepavyko.
option-research_price = Trečioji tyrimų kaina
option-research_price-help = Kuriuo ištekliumi (1 vnt.) galima mokėti už tyrimus vietoj kreditų. Taisyklių ženklo tiksliai perskaityti nepavyko.
option-develop_choice = Vystymo pasirinkimas
option-develop_choice-help = Kas išvysčius planetą gaunama šalia pigesniojo žetono.
option-conversions = Laisvieji keitimai
option-conversions-help = Ar per savo ėjimą galima bet kada iškeisti 1 atradimą, 1 įtakos arba 1 gamybos vienetą į 1 kreditą.
option-terraforming_gain = Teraformavimas
option-terraforming_gain-help = Kurį išteklių (1 vnt.) gaunate ištyrę Teraformavimą.
option-purple_and_star = Įtaka ir atradimas
option-purple_and_star-help = Du taisyklių ženklus galima skaityti dvejopai. Sukeitus, įtaką atradimas pakeičia frakcijų „{ card-weasels }“ ir „{ card-auralites }“ kortose, pirmojoje sistemos „{ card-frostveil }“ planetoje ir renkantis, ką duoda vystymas.
option-militarism_scores = Militarizmo taškai
option-militarism_scores-help = Už ką pagrindinė ideologija militarizmas duoda 1 PT.
option-industrialism_scores = Industrializmo taškai
option-industrialism_scores-help = Už ką pagrindinė ideologija industrializmas duoda 1 PT.
option-trade_backs = Kita prekybos kortų pusė
option-trade_backs-help = Ar aukso amžiaus apversta prekybos korta turi kitokius mainus.
option-faction_pace = Pagrindinių frakcijų tempas
option-faction_pace-help = Kaip dažnai į aljansą galima priimti pagrindinę frakciją.
option-setup_order = Pasiruošimo tvarka
option-setup_order-help = Ar kortos keičiamos ir pirmosios frakcijos renkamos prieš išdėliojant galaktiką.

value-order-random = lemia atsitiktinumas
value-order-seats = pagal vietas
value-places_after_tie-skipped = praleidžiama: pirma, pirma, trečia
value-places_after_tie-next = kita iš eilės: pirma, pirma, antra
value-war_second_of_four-both = 1 kreditas ir 1 prestižo vienetas
value-war_second_of_four-credits = 1 kreditas
value-war_second_of_four-prestige = 1 prestižo vienetas
value-scavenge_gain-production = gamybos vienetas
value-scavenge_gain-discovery = atradimas
value-scavenge_gain-credits = kreditas
value-research_price-influence = įtakos vienetas
value-research_price-production = gamybos vienetas
value-develop_choice-credits = 1 kreditas
value-develop_choice-production = 1 gamybos vienetas
value-conversions-credits = leidžiami
value-conversions-none = neleidžiami
value-terraforming_gain-production = gamybos vienetas
value-terraforming_gain-credits = kreditas
value-terraforming_gain-discovery = atradimas
value-purple_and_star-as_read = kaip perskaityta: vertingesnė įtaka
value-purple_and_star-swapped = sukeista: vertingesnis atradimas
value-militarism_scores-occupied = už kiekvieną užimtą planetą
value-militarism_scores-strength = už kiekvieną galios tašką
value-industrialism_scores-developed = už kiekvieną išvystytą planetą
value-industrialism_scores-colonised = už kiekvieną kolonizuotą planetą
value-industrialism_scores-production = už kiekvieną gamybos vienetą
value-trade_backs-own = savi mainai
value-trade_backs-same = tie patys mainai
value-faction_pace-turn = po vieną per ėjimą
value-faction_pace-round = po vieną per raundą
value-setup_order-cards_first = pirma kortos
value-setup_order-galaxy_first = pirma galaktika

## Gebėjimai sakiniais

effect-production = { $cost ->
    [none] { $count ->
        [once] Kiekvienos gamybos fazės pabaigoje gaunate { $gain }.
        [owned_planets] Kiekvienos gamybos fazės pabaigoje už kiekvieną savo planetą, taip pat ir užimtą, gaunate { $gain }.
        [owned_kind] Kiekvienos gamybos fazės pabaigoje už kiekvieną savo { kind-name.acc } planetą, taip pat ir užimtą, gaunate { $gain }.
        [developed_planets] Kiekvienos gamybos fazės pabaigoje už kiekvieną savo išvystytą planetą gaunate { $gain }.
       *[technologies] Kiekvienos gamybos fazės pabaigoje { $divide ->
            [one] už kiekvieną ištirtą technologiją gaunate { $gain }.
            [few] už kiekvienas { $divide } ištirtas technologijas, apvalinant į viršų, gaunate { $gain }.
           *[other] už kiekvieną { $divide } ištirtų technologijų grupę, apvalinant į viršų, gaunate { $gain }.
        }
    }
   *[other] Kiekvienos gamybos fazės pabaigoje galite vieną kartą sumokėti { $cost } ir gauti { $gain }.
}
effect-free = Per savo ėjimą kiek norite kartų galite sumokėti { $cost } ir gauti { $gain }.
effect-swarm = Per savo ėjimą kiek norite kartų galite sumokėti { $cost }, o dar vieną iš rankų padėti ant pasiekiamos neapsaugotos planetos: taip ją užimate.
effect-on_event = { $event ->
    [colonize] Po kiekvieno savo Kolonizavimo gaunate { $gain }.
    [develop] Po kiekvieno savo Vystymo gaunate { $gain }.
    [manufacture] Po kiekvienos savo Statybos gaunate { $gain }, kad ir kiek kreiserių pastatytumėte.
    [retrieve] Po kiekvienų savo Studijų gaunate { $gain }, kad ir kiek artefaktų jos duotų.
    [scavenge] Po kiekvienos savo Kasybos gaunate { $gain }.
    [trade] Po kiekvienos savo Prekybos gaunate { $gain }.
    [explore] Po kiekvienos savo Žvalgybos gaunate { $gain }.
    [nominate] Po kiekvieno savo Nominavimo gaunate { $gain }.
    [research] Po kiekvienų savo Tyrimų gaunate { $gain }.
    [gain_influence] Kaskart, kai gaunate įtakos, kad ir kiek, gaunate { $gain }.
    [gain_discovery] Kaskart, kai gaunate atradimų, kad ir kiek, gaunate { $gain }.
    [lose_cruisers] Kaskart, kai jūsų kreiseriai iš rankų grįžta į atsargas, kad ir kiek jų būtų, gaunate { $gain }.
    [overlord] Kaskart, kai kare esate vienintelis Valdovas, gaunate { $gain }.
   *[seize] Kaskart, kai padedate kreiserį ant planetos, gaunate { $gain }.
}
effect-discount = { $price ->
    [colonize] Kolonizavimas jums kainuoja { $amount } mažiau.
    [develop] Vystymas jums kainuoja { $amount } mažiau.
    [manufacture] Kiekvienas statomas kreiseris jums kainuoja { $amount } mažiau.
    [retrieve] Kiekvienas Studijų artefaktas jums kainuoja { $amount } mažiau.
    [nominate] Nominavimas jums kainuoja { $amount } mažiau.
   *[research] Kreditais mokami Tyrimai jums kainuoja { $amount } mažiau.
}
effect-strength = Jūsų galia padidėja { $n }. Galia lemia lygiąsias kare ir nustato, kiek kreiserių po jo galite pasilikti.
effect-nomads = Po savo Kolonizavimo galite vieną kartą pakelti kubelį nuo kitos savo kolonizuotos planetos ir tuoj pat juo už įprastą kainą atlikti Tyrimus arba Studijas. Ta planeta vėl laisva.
effect-protect_half = Visoms jūsų planetoms apsaugoti pakanka perpus mažiau kreiserių, apvalinant į viršų.
effect-planets_protected = Visos jūsų kolonizuotos ir išvystytos planetos visada apsaugotos.
effect-colonize_barren = Galite kolonizuoti negyvas planetas, be jokios adaptacijos.
effect-reach_all_revealed = Jums pasiekiamos visos atverstos sistemos.
effect-adapt_all = Esate prisitaikę prie visų rūšių planetų, išskyrus negyvas.
effect-nominate_without_developed = Nominuoti galite ir be išvystytos planetos.
effect-research_ignore_prerequisites = Technologijas galite tirti ir be tų, kurios yra po jomis; kaina nesikeičia.
effect-explore_keep_cruiser = Žvalgybai jums reikia kreiserio rankose, bet jo neišmetate.
effect-extra_keep = Po karo pasiliekate { $n ->
    [one] { $n } kreiseriu
    [few] { $n } kreiseriais
   *[other] { $n } kreiserių
} daugiau, negu leidžia jūsų galia.
effect-war_count_bonus = Jei kare turite bent vieną kreiserį, laikoma, kad jų turite { $n ->
    [one] { $n } kreiseriu
    [few] { $n } kreiseriais
   *[other] { $n } kreiserių
} daugiau.
effect-unique = Išskirtinė pažangioji technologija: ją gali ištirti tik ši frakcija. { $text }

## Tas pats keliais žodžiais

short-production = { $cost ->
    [none] { $count ->
        [once] gamybos fazėje gauti { $gain }
        [owned_planets] gamybos fazėje už kiekvieną planetą gauti { $gain }
        [owned_kind] gamybos fazėje už kiekvieną { kind-name.acc } planetą gauti { $gain }
        [developed_planets] gamybos fazėje už kiekvieną išvystytą planetą gauti { $gain }
       *[technologies] gamybos fazėje { $divide ->
            [one] už kiekvieną technologiją gauti { $gain }
            [few] už kiekvienas { $divide } technologijas gauti { $gain }
           *[other] už kiekvieną { $divide } technologijų grupę gauti { $gain }
        }
    }
   *[other] gamybos fazėje sumokėti { $cost }, gauti { $gain }
}
short-free = bet kada per ėjimą sumokėti { $cost }, gauti { $gain }
short-swarm = bet kada per ėjimą sumokėti { $cost }, dar vienu užimti planetą
short-on_event = { $event ->
    [colonize] po Kolonizavimo gauti { $gain }
    [develop] po Vystymo gauti { $gain }
    [manufacture] po Statybos gauti { $gain }
    [retrieve] po Studijų gauti { $gain }
    [scavenge] po Kasybos gauti { $gain }
    [trade] po Prekybos gauti { $gain }
    [explore] po Žvalgybos gauti { $gain }
    [nominate] po Nominavimo gauti { $gain }
    [research] po Tyrimų gauti { $gain }
    [gain_influence] gavus įtakos, gauti { $gain }
    [gain_discovery] gavus atradimų, gauti { $gain }
    [lose_cruisers] netekus kreiserių, gauti { $gain }
    [overlord] esant vieninteliu Valdovu, gauti { $gain }
   *[seize] užėmus planetą, gauti { $gain }
}
short-discount = { $price ->
    [colonize] Kolonizavimas { $amount } pigesnis
    [develop] Vystymas { $amount } pigesnis
    [manufacture] kiekvienas kreiseris { $amount } pigesnis
    [retrieve] kiekvienas artefaktas { $amount } pigesnis
    [nominate] Nominavimas { $amount } pigesnis
   *[research] Tyrimai { $amount } pigesni
}
short-strength = galia +{ $n }
short-nomads = po Kolonizavimo pakelti kubelį Tyrimams arba Studijoms
short-protect_half = planetoms apsaugoti pakanka pusės kreiserių
short-planets_protected = planetos visada apsaugotos
short-colonize_barren = negyvų planetų kolonizavimas
short-reach_all_revealed = pasiekiamos visos atverstos sistemos
short-adapt_all = adaptacija prie visko, išskyrus negyvas planetas
short-nominate_without_developed = Nominavimas be išvystytos planetos
short-research_ignore_prerequisites = Tyrimai bet kokia tvarka
short-explore_keep_cruiser = Žvalgyba neišmetant kreiserio
short-extra_keep = po karo pasilikti { $n ->
    [one] { $n } kreiseriu
    [few] { $n } kreiseriais
   *[other] { $n } kreiserių
} daugiau
short-war_count_bonus = kare { $n ->
    [one] { $n } kreiseriu
    [few] { $n } kreiseriais
   *[other] { $n } kreiserių
} daugiau
short-unique = išskirtinė technologija: { $text }

## Kas tai per korta

about-faction = Frakcijos ideologija – { ideology-name }. Ji prisitaikiusi prie { $kinds } planetų.
faction-facts = { ideology-name }; prie { $kinds } planetų; { $ability }: { $text }
about-ability = { $ability }: { $text }
about-bonus = Kaip pagrindinė frakcija iš karto duoda { $gain }.
about-boost = Išmesta kaip vienkartinė parama duoda { $gain }.
about-technology = { $level ->
    [1] Paprastoji pirmojo lygio technologija, prieinama nuo pat pradžių.
    [2] Paprastoji antrojo lygio technologija. Reikia: { $needs }.
    [3] Pažangioji trečiojo lygio technologija. Reikia: { $needs }.
   *[4] Pažangioji technologija, kurią gali ištirti tik frakcija „{ $faction }“; jokios kitos jai nereikia.
}
about-gain = Ištyrus gaunate { $gain }.
about-system = Sistema su šiomis planetomis: { $list }.
about-symbol = { $all ->
    [yes] Čia guli ir planetos žetonas.
   *[no] Kai žaidėjų { $players }, čia guli ir planetos žetonas.
}
about-explored = { $all ->
    [yes] Čia guli žvalgybos žetonas.
   *[no] Kai žaidėjų { $players }, čia guli dar vienas žvalgybos žetonas.
}
about-trade = Prekybos korta. Laisvų laukelių, kai žaidėjų 1, 2, 3 ir 4: { $list }.
about-front = Priekinė pusė: { $list }.
about-back = Kita pusė: { $list }.
planet-reward = { planet-label }: { $gain }

## Klausimai pagal sprendimo vardą

ask-redraw = Pirmosios jūsų septynios frakcijos: iki { $most } galite atidėti, o paskui tiek pat naujų ištraukti. { $left ->
    [0] Daugiau atidėti negalite.
    [one] Dar galite atidėti { $left } kortą arba pasilikite likusias.
    [few] Dar galite atidėti { $left } kortas arba pasilikite likusias.
   *[other] Dar galite atidėti { $left } kortų arba pasilikite likusias.
}
ask-draft = Draftas, { $number } pasirinkimas iš 7: pasirinkite frakciją, kurią pasiliksite. Kitos keliauja žaidėjui jums iš kairės.
ask-first_faction = Pasirinkite pirmąją pagrindinę frakciją. Ji iš karto stoja į jūsų aljansą ir duoda savo premiją.
ask-production = Jūsų gamybos fazės pabaiga: pasirinkite gebėjimą, kurį dabar panaudosite, arba baikite.
ask-turn = Jūsų ėjimas: { $acted ->
    [yes] veiksmas jau atliktas. { $played ->
        [yes] Dar galite naudoti laisvuosius poveikius arba baikite ėjimą.
       *[no] Dar galite naudoti laisvuosius poveikius ir sužaisti vieną frakcijos kortą arba baikite ėjimą.
    }
   *[no] { $played ->
        [yes] kubeliu atlikite vieną veiksmą. Prieš jį galite naudoti laisvuosius poveikius; šio ėjimo korta jau sužaista.
       *[no] kubeliu atlikite vieną veiksmą. Prieš jį ir po jo galite naudoti laisvuosius poveikius ir sužaisti vieną frakcijos kortą.
    }
}
ask-cubes = { $n ->
    [0] Tai paskutinis jūsų kubelis šiame raunde.
    [one] Po šio jums liks { $n } kubelis.
    [few] Po šio jums liks { $n } kubeliai.
   *[other] Po šio jums liks { $n } kubelių.
}
ask-adaptation = Prie šios planetos neprisitaikiusi nė viena jūsų pagrindinė frakcija: { planet }. Pasirinkite frakcijos kortą, kurią išmesite kaip vienkartinę adaptaciją.
ask-nomads_action = Klajokliai: pasirinkite, ką atliksite pakeltu kubeliu – Tyrimus ar Studijas.
ask-seize = Esate Valdovas: padėkite kreiserį ant vienos pasiekiamos neapsaugotos planetos arba nieko neužimkite.
ask-chosen = Jau atidėta: { $list }.
ask-lift = Klajokliai: taip pat galite pakelti kubelį nuo kitos savo planetos Tyrimams arba Studijoms.

## Atsakymai

do-discard = Atidėti kortą „{ $faction }“ ({ $facts })
do-keep = { $n ->
    [0] Pasilikti visas septynias kortas
    [one] Traukti { $n } naują kortą, o likusias pasilikti
    [few] Traukti { $n } naujas kortas, o likusias pasilikti
   *[other] Traukti { $n } naujų kortų, o likusias pasilikti
}
do-pick = Pasirinkti kortą „{ $faction }“ ({ $facts })
do-first = Pradėti su frakcija „{ $faction }“ ({ $facts }): { $gain ->
    [none] be premijos
   *[other] gauti { $gain }
}
do-main = Priimti į aljansą frakciją „{ $faction }“ ({ $facts }): { $gain ->
    [none] be premijos
   *[other] gauti { $gain }
}
do-ideology = Paskelbti tikrąją ideologiją korta „{ $faction }“: { ideology-name } ({ $text })
do-boost = Išmesti kortą „{ $faction }“ kaip paramą: gauti { $gain }
do-adapt = Išmesti kortą „{ $faction }“ dėl jos adaptacijos: { deal }
do-produce = { $ability } (frakcija „{ $faction }“): { deal }
do-stop = Baigti (nemokami gebėjimai vis tiek suveiks)
do-convert = Iškeisti { $cost } į { $gain }
do-use = { $ability } (frakcija „{ $faction }“): { deal }
do-swarm = Spiečius: kreiseriu užimti { planet.acc } (dar sumokėti { $cost }){ $owner ->
    [none] { "" }
   *[other] { " " }(dabar priklauso: { $owner })
}
do-colonize = Kolonizuoti { planet.acc }: { $cost ->
    [none] nemokamai
   *[other] sumokėti { $cost }
}{ $gain ->
    [none] { "" }
   *[other] { " " }(gauti { $gain })
}
do-colonize-card = Kolonizuoti { planet.acc } su adaptacijos korta: { $cost ->
    [none] nemokamai
   *[other] sumokėti { $cost }
}{ $gain ->
    [none] { "" }
   *[other] { " " }(gauti { $gain })
}
do-develop = Išvystyti { planet.acc }: { $gain ->
    [none] nieko negauti
   *[other] gauti { $gain }
}{ $cost ->
    [none] { "" }
   *[other] { " " }(sumokėti { $cost })
}
do-manufacture = Statyba: { deal }
do-retrieve = Studijos: { deal }
do-scavenge = Kasyba: { deal }
do-trade = Prekyba „{ $card }“: { $gain ->
    [none] { $cost } → nieko
   *[other] { exchange }
}
do-explore = Žvalgyti { explore-site }: { $cost ->
    [none] neišmetant kreiserio gauti tai, ką žetonas rodo
   *[other] išmesti { $cost }, gauti tai, ką žetonas rodo
}
do-nominate = Nominavimas, { $number } vieta taryboje: { deal }
do-research = Ištirti technologiją „{ $technology }“: { $cost ->
    [none] nemokamai
   *[other] sumokėti { $cost }
}{ $gain ->
    [none] { " " }({ $text })
   *[other] { " " }(gauti { $gain }; { $text })
}
do-lift = Klajokliai: pakelti kubelį nuo { planet.gen } Tyrimams arba Studijoms
do-seize = Užimti kreiseriu { planet.acc }{ $owner ->
    [none] { "" }
   *[other] { " " }(dabar priklauso: { $owner })
}
do-spare = Neužimti jokios planetos
do-end = Baigti ėjimą
do-impossible = Dabar negalima: { $notation }
# ką prie veiksmo prideda gebėjimai
do-with = { $text } ({ $list })
then-gain = { $ability }: gauti { $gain }
then-lost = virš ribos prarandama: { $list }

## Kodėl negalima

refuse-not-now = Dabar to rinktis negalima. Pasirinkite vieną iš siūlomų atsakymų.
refuse-must-act = Per ėjimą atliekamas lygiai vienas veiksmas, o jūsų dar neatliktas. Atlikite vieną iš devynių veiksmų; Kasyba įmanoma visada.
refuse-acted = Šio ėjimo veiksmą jau atlikote, o daugiau nei vieno atlikti negalima. Naudokite laisvuosius poveikius, sužaiskite kortą, jei dar nežaidėte, arba baikite ėjimą.
refuse-card-played = Šį ėjimą frakcijos kortą jau sužaidėte, o leidžiama tik viena. Šią pasilikite kitam ėjimui.
refuse-not-in-hand = Kortos „{ $faction }“ rankose neturite. Pasirinkite kortą, kurią turite.
refuse-mains-full = Jūsų aljanse jau trys pagrindinės frakcijos, ir nė vienos pakeisti negalima. Panaudokite kortą kaip paramą, adaptaciją arba tikrąją ideologiją.
refuse-faction-pace = Šiame raunde pagrindinę frakciją jau priėmėte, o pagal šio žaidimo nustatymą leidžiama tik viena. Palaukite kito raundo arba panaudokite kortą kitaip.
refuse-ideology-set = Tikrąją ideologiją jau nustatėte, o tai galima tik kartą per žaidimą. Panaudokite kortą kitaip.
refuse-no-such-system = Sistema „{ $system }“ šioje galaktikoje neatversta. Pasirinkite atverstą sistemą.
refuse-no-planet = Šioje vietoje planetos nėra: esant tiek žaidėjų ženklas neuždengiamas. Pasirinkite kitą planetą.
refuse-out-of-reach = Sistemos „{ $system }“ pasiekti negalite: flotilė taip toli dar neatvyko. Pasirinkite sistemą iki flotilės imtinai arba ištirkite technologiją „{ card-warp_drive }“.
refuse-planet-taken = Ši planeta nelaisva, o kolonizuoti galima tik laisvą. Pasirinkite kitą planetą.
refuse-not-adapted = Prie { kind-list } planetų neprisitaikiusi nė viena jūsų pagrindinė frakcija, ir neturite kortos, kurią galėtumėte už tai išmesti. Pasirinkite kitą planetą arba priimkite prisitaikiusią frakciją.
refuse-barren = Negyvas planetas galima kolonizuoti tik su Teraformavimu; jokia frakcija prie jų neprisitaikiusi. Ištirkite Teraformavimą arba pasirinkite kitą planetą.
refuse-adapt-no-match = Frakcija „{ $faction }“ neprisitaikiusi prie { kind-list } planetų. Išmeskite tinkamą kortą.
refuse-cannot-pay = { $have ->
    [0] Neturite kuo sumokėti: tai kainuoja { $due }, o neturite nieko.
   *[other] Neturite kuo sumokėti: tai kainuoja { $due }, o jūs turite tik { $have }.
} Pasirinkite ką nors pigesnio arba pirma įgykite daugiau.
refuse-not-your-colony = Išvystyti galima tik planetą, kurią patys kolonizavote ir dar neišvystėte. Pasirinkite vieną iš savo kolonizuotų planetų.
refuse-cruiser-limit = Rankose galite turėti ne daugiau kreiserių kaip { $limit }, o turite { $have }. Statykite mažiau arba pirma dalį panaudokite.
refuse-cruiser-supply = { $have ->
    [0] Atsargose kreiserių nebeturite.
    [one] Atsargose beturite { $have } kreiserį.
    [few] Atsargose beturite { $have } kreiserius.
   *[other] Atsargose beturite { $have } kreiserių.
} Kreiseriai nuo planetų negrįžta. Statykite mažiau.
refuse-trade-absent = Kortos „{ $card }“ šiame žaidime nėra: žaidžiama tik su trimis iš penkių prekybos kortų. Pasirinkite prekybos kortą ant stalo.
refuse-no-slot = Visi laisvi kortos „{ $card }“ laukeliai šį raundą užimti. Pasirinkite kitą prekybos kortą.
refuse-no-cruiser = Žvalgybai reikia kreiserio rankose, o jo neturite. Pirma vieną pastatykite.
refuse-no-token = Žvalgybos žetono šioje vietoje nebėra. Pasirinkite dar užverstą žetoną.
refuse-no-developed = Nominavimui reikia bent vienos išvystytos planetos, o jos neturite. Pirma kurią nors planetą išvystykite.
refuse-seat-taken = Ši vieta taryboje užimta visam laikui. Pasirinkite laisvą vietą.
refuse-seat-blocked = Ši vieta taryboje esant tiek žaidėjų nenaudojama. Pasirinkite laisvą vietą.
refuse-tech-known = Technologiją „{ $technology }“ jau ištyrėte. Pasirinkite kitą technologiją.
refuse-tech-locked = Technologija „{ $technology }“ jums neprieinama: pirma reikia vienos iš šių: { $needs }. Ištirkite vieną iš jų.
refuse-tech-foreign = Technologija „{ $technology }“ priklauso frakcijai, kurios jūsų aljanse nėra. Pasirinkite kitą technologiją arba priimkite tą frakciją.
refuse-payment-kind = Už technologiją „{ $technology }“ taip mokėti negalima. Pasirinkite vieną iš siūlomų kainų.
refuse-no-ability = Frakcijos „{ $faction }“ jūsų aljanse nėra arba ji tokio gebėjimo neturi. Pasirinkite savo pagrindinę frakciją, kuri jį turi.
refuse-conversion-off = Pagal šio žaidimo nustatymą laisvųjų keitimų nėra. Panaudokite išteklių kitaip.
refuse-swarm-cruisers = Spiečiui reikia trijų kreiserių: du sumokami, o trečias padedamas ant planetos. Jų turite per mažai; pirma pastatykite daugiau.
refuse-protected = Ši planeta apsaugota. Pasirinkite neapsaugotą.
refuse-own-planet = Ši planeta jau jūsų. Pasirinkite laisvą arba kito žaidėjo planetą.
refuse-occupied = Ši planeta užimta, ir tai visam laikui. Pasirinkite kitą planetą.
refuse-not-lift = Pakelti galima tik kubelį nuo kitos planetos, kurią kolonizavote ir neišvystėte, vieną kartą po savo Kolonizavimo ir tik jei galite sumokėti už tai, ką juo atliksite. Pasirinkite tokią planetą.
refuse-redraw-picked = Korta „{ $faction }“ jau atidėta. Pasirinkite kitą kortą arba pasilikite likusias.
refuse-not-in-pack = Kortos „{ $faction }“ nėra tarp tų, iš kurių renkatės. Pasirinkite vieną iš jų.
refuse-no-production = Frakcija „{ $faction }“ neturi gamybos fazės gebėjimo, kurį dabar galėtumėte panaudoti. Pasirinkite vieną iš siūlomų arba baikite.
refuse-nomads-only = Pakeltu kubeliu galima atlikti tik Tyrimus arba Studijas. Pasirinkite vieną iš jų.

## Žaidimo eiga

log-round-begins = Prasideda { $n } raundas.
log-first-order = Pirmas ėjimas: { $name }.
    .you = Pirmas ėjimas – jūsų.
log-solo = { $name } žaidžia prieš dirbtinį priešininką. Kiekvieno raundo pradžioje jis atverčia dvi kortas: už kiekvieną kolonizuoja planetą, paskui veikia pagal kiekvienos ideologiją.
    .you = Žaidžiate prieš dirbtinį priešininką. Kiekvieno raundo pradžioje jis atverčia dvi kortas: už kiekvieną kolonizuoja planetą, paskui veikia pagal kiekvienos ideologiją.
log-redraw = { $cards ->
    [0] { $name } pasilieka visas septynias kortas{ shown }.
   *[other] { $name } atideda { n-cards.acc } ir tiek pat traukia{ shown }.
}
    .you = { $cards ->
        [0] Pasiliekate visas septynias kortas{ shown }.
       *[other] Atidedate { n-cards.acc } ir tiek pat traukiate{ shown }.
    }
log-drafted = { $name } pasirenka { n-cards.acc }{ shown }.
    .you = Pasirenkate { n-cards.acc }{ shown }.
log-faction-chosen = { $name } pradeda su frakcija „{ $card }“.
    .you = Pradedate su frakcija „{ $card }“.
log-production-credits = { $n ->
    [0] { $name } iš gamybos kreditų negauna.
    [one] { $name } iš gamybos gauna { $n } kreditą.
    [few] { $name } iš gamybos gauna { $n } kreditus.
   *[other] { $name } iš gamybos gauna { $n } kreditų.
}
    .you = { $n ->
        [0] Iš gamybos kreditų negaunate.
        [one] Iš gamybos gaunate { $n } kreditą.
        [few] Iš gamybos gaunate { $n } kreditus.
       *[other] Iš gamybos gaunate { $n } kreditų.
    }
log-production-falls = Gamyba sumažėja iki { $n }: { $name }.
    .you = Jūsų gamyba sumažėja iki { $n }.
log-produce = { $ability ->
    [none] { $name } naudoja technologiją „{ $card }“{ for-price }.
   *[other] { $name } naudoja gebėjimą „{ $ability }“ (frakcija „{ $card }“){ for-price }.
}
    .you = { $ability ->
        [none] Naudojate technologiją „{ $card }“{ for-price }.
       *[other] Naudojate gebėjimą „{ $ability }“ (frakcija „{ $card }“){ for-price }.
    }

# gain-credits, pay-influence, lost-cruisers…: visiems trims po vieną pranešimą
log-gain = { $name } gauna { amount-acc }.
    .you = Gaunate { amount-acc }.
log-pay = { $resource ->
    [cruisers] { $name } išmeta { amount-acc }.
   *[other] { $name } sumoka { amount-acc }.
}
    .you = { $resource ->
        [cruisers] Išmetate { amount-acc }.
       *[other] Sumokate { amount-acc }.
    }
log-lost = { $name } pasiekia ribą ir praranda { amount-acc }.
    .you = Pasiekiate ribą ir prarandate { amount-acc }.

log-colonize = { $name } kolonizuoja { planet.acc }{ for-price }.
    .you = Kolonizuojate { planet.acc }{ for-price }.
log-develop = { $name } išvysto { planet.acc }{ for-price }.
    .you = Išvystote { planet.acc }{ for-price }.
log-manufacture = { $n ->
    [one] { $name } pastato { $n } kreiserį{ for-price }.
    [few] { $name } pastato { $n } kreiserius{ for-price }.
   *[other] { $name } pastato { $n } kreiserių{ for-price }.
}
    .you = { $n ->
        [one] Pastatote { $n } kreiserį{ for-price }.
        [few] Pastatote { $n } kreiserius{ for-price }.
       *[other] Pastatote { $n } kreiserių{ for-price }.
    }
log-retrieve = { $n ->
    [one] { $name } studijuoja ir gauna { $n } artefaktą{ for-price }.
    [few] { $name } studijuoja ir gauna { $n } artefaktus{ for-price }.
   *[other] { $name } studijuoja ir gauna { $n } artefaktų{ for-price }.
}
    .you = { $n ->
        [one] Studijuojate ir gaunate { $n } artefaktą{ for-price }.
        [few] Studijuojate ir gaunate { $n } artefaktus{ for-price }.
       *[other] Studijuojate ir gaunate { $n } artefaktų{ for-price }.
    }
log-scavenge = { $name } kasa.
    .you = Kasate.
log-trade = { $name } iškeičia { $cost } į { $gain } („{ $card }“).
    .you = Iškeičiate { $cost } į { $gain } („{ $card }“).
log-explore = { $gain ->
    [none] { $name } žvalgo { explore-site }{ for-price } ir nieko neranda.
   *[other] { $name } žvalgo { explore-site }{ for-price } ir randa { $gain }.
}
    .you = { $gain ->
        [none] Žvalgote { explore-site }{ for-price } ir nieko nerandate.
       *[other] Žvalgote { explore-site }{ for-price } ir randate { $gain }.
    }
log-nominate = { $name } užima { $n } vietą taryboje{ for-price }.
    .you = Užimate { $n } vietą taryboje{ for-price }.
log-research = { $name } ištiria technologiją „{ $card }“{ for-price }.
    .you = Ištiriate technologiją „{ $card }“{ for-price }.
log-convert = { $name } paverčia { $cost } 1 kreditu.
    .you = Paverčiate { $cost } 1 kreditu.
log-use = { $name } naudoja gebėjimą „{ $ability }“ (frakcija „{ $card }“){ for-price }.
    .you = Naudojate gebėjimą „{ $ability }“ (frakcija „{ $card }“){ for-price }.
log-swarm = { $name } siunčia Spiečių{ for-price } ir užima { planet.acc }.
    .you = Siunčiate Spiečių{ for-price } ir užimate { planet.acc }.
log-main = { $name } priima į aljansą frakciją „{ $card }“.
    .you = Priimate į aljansą frakciją „{ $card }“.
log-ideology = { $name } korta „{ $card }“ paskelbia tikrąją ideologiją: { ideology-name }.
    .you = Korta „{ $card }“ paskelbiate tikrąją ideologiją: { ideology-name }.
log-boost = { $gain ->
    [none] { $name } išmeta kortą „{ $card }“ kaip vienkartinę paramą.
   *[other] { $name } išmeta kortą „{ $card }“ kaip vienkartinę paramą: { $gain }.
}
    .you = { $gain ->
        [none] Išmetate kortą „{ $card }“ kaip vienkartinę paramą.
       *[other] Išmetate kortą „{ $card }“ kaip vienkartinę paramą: { $gain }.
    }
log-adapt = { $name } išmeta kortą „{ $card }“ kaip vienkartinę adaptaciją.
    .you = Išmetate kortą „{ $card }“ kaip vienkartinę adaptaciją.
log-lift = { $name } pakelia kubelį nuo { planet.gen }.
    .you = Pakeliate kubelį nuo { planet.gen }.
log-ability = { $name } pasinaudoja gebėjimu „{ $ability }“ (frakcija „{ $card }“).
    .you = Pasinaudojate gebėjimu „{ $ability }“ (frakcija „{ $card }“).
log-ability-tech = { $name } pasinaudoja technologija „{ $card }“.
    .you = Pasinaudojate technologija „{ $card }“.

log-war = Prasideda { $n } raundo karas.
log-war-rank = { $n ->
    [1] { $name } kare užima pirmą vietą.
    [2] { $name } kare užima antrą vietą.
    [3] { $name } kare užima trečią vietą.
   *[other] { $name } kare užima ketvirtą vietą.
}
    .you = { $n ->
        [1] Kare užimate pirmą vietą.
        [2] Kare užimate antrą vietą.
        [3] Kare užimate trečią vietą.
       *[other] Kare užimate ketvirtą vietą.
    }
log-war-nobody = Kreiserių niekas neturi: karas be Valdovo.
log-overlord = Valdovas yra { $name }.
    .you = Valdovas esate jūs.
log-overlord-shared = Pirmąja vieta kare dalijasi keli žaidėjai ({ $n }): planetos neužima niekas.
log-seize = { $name } kreiseriu užima { planet.acc }.
    .you = Kreiseriu užimate { planet.acc }.
log-spare = { $name } neužima jokios planetos.
    .you = Neužimate jokios planetos.
log-war-discard = { $n ->
    [one] { $name } po karo negali pasilikti { $n } kreiserio.
    [few] { $name } po karo negali pasilikti { $n } kreiserių.
   *[other] { $name } po karo negali pasilikti { $n } kreiserių.
}
    .you = { $n ->
        [one] Po karo negalite pasilikti { $n } kreiserio.
        [few] Po karo negalite pasilikti { $n } kreiserių.
       *[other] Po karo negalite pasilikti { $n } kreiserių.
    }
log-planet-lost = { $name } netenka { planet.gen }.
    .you = Netenkate { planet.gen }.

log-fleet = Flotilė persikelia į sistemą „{ $card }“.
log-revealed = Atverčiama nauja sistema: { $card }.
log-cubes-up = { $n ->
    [one] { $n } kubelis persikelia nuo veiksmų lentos ant prekybos kortos virš jo.
    [few] { $n } kubeliai persikelia nuo veiksmų lentos ant prekybos kortų virš jų.
   *[other] { $n } kubelių persikelia nuo veiksmų lentos ant prekybos kortų virš jų.
}
log-golden-era = Korta „{ $card }“ pilna: prasideda aukso amžius, ir korta apverčiama.
log-cubes-back = { $n ->
    [0] { $name }: visi kubeliai nuo jos grįžta į atsargas.
   *[other] { $name } atgauna { n-cubes }.
}
    .you = { $n ->
        [0] Visi jūsų kubeliai nuo jos grįžta į atsargas.
       *[other] Atgaunate { n-cubes }.
    }
log-order = Eilė keičiasi: dabar pirmas ėjimas – { $name }.
    .you = Eilė keičiasi: dabar pirmas ėjimas – jūsų.

log-automa-card = Dirbtinis priešininkas atverčia kortą „{ $card }“: ieško { $first }, o jei nėra – { $second } planetų; jo ideologija – { ideology-name }.
log-automa-colonize = Už kortą „{ $by }“ dirbtinis priešininkas kolonizuoja { planet.acc }: iš laisvų tos rūšies ji kairiausia.
log-automa-no-planet = Už kortą „{ $by }“ dirbtinis priešininkas nieko nekolonizuoja: laisvų { $first } ar { $second } planetų nėra.
log-automa-cruisers = { $n ->
    [0] Korta „{ $by }“, { ideology-name }: dirbtinis priešininkas jau turi tiek kreiserių, kiek leidžiama.
    [one] Korta „{ $by }“, { ideology-name }: dirbtinis priešininkas gauna { $n } kreiserį.
    [few] Korta „{ $by }“, { ideology-name }: dirbtinis priešininkas gauna { $n } kreiserius.
   *[other] Korta „{ $by }“, { ideology-name }: dirbtinis priešininkas gauna { $n } kreiserių.
}
log-automa-cube-anomaly = Korta „{ $by }“, { ideology-name }: dirbtinis priešininkas pašalina kairiausią žvalgybos žetoną ir padeda kubelį ant Anomalijos.
log-automa-no-token = Korta „{ $by }“, { ideology-name }: žvalgybos žetonų nebeliko, todėl dirbtinis priešininkas nieko nedaro.
log-automa-cube-trade = { $ideology ->
    [industrialism] Korta „{ $by }“, { ideology-name }: dirbtinis priešininkas padeda kubelį ant kortos „{ $card }“, pirmos iš kairės su laisva vieta.
   *[other] Už kortą „{ $by }“ dirbtinis priešininkas padeda kubelį ant kortos „{ $card }“, pirmos iš kairės su laisva vieta.
}
log-automa-no-slot = Už kortą „{ $by }“: laisvos vietos nėra nė ant vienos prekybos kortos, todėl dirbtinis priešininkas eina prie veiksmų lentos.
log-automa-cube-seat = Korta „{ $by }“, { ideology-name }: dirbtinis priešininkas užima { $n } vietą taryboje, geriausią iš laisvų.
log-automa-no-seat = Korta „{ $by }“, { ideology-name }: laisvos vietos taryboje nėra, todėl dirbtinis priešininkas ieško prekybos kortos.
log-automa-cube-space = { $ideology ->
    [science] Korta „{ $by }“, { ideology-name }: dirbtinis priešininkas padeda kubelį ant { $n } veiksmų lentos laukelio, po prekybos korta, ant kurios mažiausiai laisvų vietų.
   *[other] Už kortą „{ $by }“ dirbtinis priešininkas padeda kubelį ant { $n } veiksmų lentos laukelio, po prekybos korta, ant kurios mažiausiai laisvų vietų.
}
log-automa-no-cube = Už kortą „{ $by }“ dirbtiniam priešininkui reikėtų kubelio, bet jų nebeturi.
log-automa-seize = Dirbtinis priešininkas kreiseriu užima { planet.acc }: pirmiausia ima išvystytas planetas, tada kolonizuotas, tada laisvas.
log-game-ended = Žaidimas baigiasi. { $reason }

## Stalas žodžiais

table-setup = Pasiruošimas, prieš pirmąjį raundą.
table-round = { $round } raundas iš 5, { phase-name }.
table-after = Po penktojo raundo.
table-system = { $place } sistema „{ $system }“{ $fleet ->
    [here] , čia flotilė
    [reached] { "" }
   *[beyond] , flotilė čia dar neatvyko
}: { $list }.
table-face-down = { $place } sistema: užversta.
table-no-galaxy = Galaktika išdėliojama, kai visi pasirenka pirmąją frakciją.
table-planet = { $status ->
    [empty] { planet-label }, { $gain }, laisva
    [colonised] { planet-label }, kolonizuota ({ $owner }), { $safe ->
        [yes] apsaugota
       *[no] neapsaugota
    }
    [developed] { planet-label }, išvystyta ({ $owner }), { $safe ->
        [yes] apsaugota
       *[no] neapsaugota
    }
   *[occupied] { planet-label }, užimta ({ $owner })
}
table-tokens = { $n ->
    [0] be žvalgybos žetono
    [one] { $n } žvalgybos žetonas
    [few] { $n } žvalgybos žetonai
   *[other] { $n } žvalgybos žetonų
}
table-trade = { $side ->
    [front] { $place } prekybos korta „{ $card }“: užimta laukelių { $taken } iš { $slots }; { $exchanges }.
   *[back] { $place } prekybos korta „{ $card }“, apversta: { $exchanges }.
}
table-cubes = Kubeliai ant jos: { $list }.
table-below = Kubeliai po ja, { $action }: { $list }.
table-era = Jei raundas baigtųsi dabar, ji būtų pilna: aukso amžius.
table-golden-era = Kubeliai, kurie dabar grįžtų per aukso amžių: { $list }.
table-anomaly = Kubeliai ant Anomalijos: { $list }.
table-council = Galaktikos taryba: { $list }.
table-seat = { $holder ->
    [none] { $number } vieta (prestižas { $prestige }), laisva
   *[other] { $number } vieta, { $holder }
}
table-track = Prestižo skalė nuo pirmo iki paskutinio: { $list }.
table-order = Šio raundo ėjimų eilė: { $list }.
count-of = { $name } { $n }
table-war = Jei karas kiltų dabar: { $list }.
table-rank = { $place }. { $name }, { $n ->
    [one] { $n } kreiseris
    [few] { $n } kreiseriai
   *[other] { $n } kreiserių
} ir galia { $strength }{ $gain ->
    [none] { "" }
   *[other] , gautų { $gain }
}
table-war-nobody = Jei karas kiltų dabar, vietos negautų niekas.
table-overlord = Valdovas: { $name }. Planetos, kurias būtų galima užimti: { $list }.
table-targets = { $system }: { $list }
table-targets-none = nėra
table-player = { $mine ->
    [yes] { $name } (jūs)
   *[no] { $name }
}: { $points } PT{ $parts ->
    [none] .
   *[other] { " " }({ $parts }).
}
table-automa = Dirbtinis priešininkas taškų negauna.
table-resources = Kreditai { $credits }, gamyba { $production }, atradimai { $discovery }, įtaka { $influence }, prestižas { $prestige }, artefaktai { $relic }.
table-pieces = Kubeliai rankose { $cubes }, atsargose { $cube_supply }. Kreiseriai rankose { $cruisers }, atsargose { $cruiser_supply }. Galia { $strength }; po karo liks kreiserių ne daugiau kaip { $keeps }.
table-factions = Pagrindinės frakcijos: { $list }.
table-no-factions = Pagrindinės frakcijos dar nėra.
table-ideology = { $ideology ->
    [none] Pagrindinės ideologijos nėra.
   *[other] Pagrindinė ideologija: { ideology-name }{ $tucked ->
        [none] .
       *[other] , tikroji, pagal kortą „{ $tucked }“.
    }
}
table-adapted = Prisitaikyta prie { $kinds } planetų.
table-technologies = Technologijos: { $list }.
table-planets = Planetos: kolonizuotos { $colonised }, išvystytos { $developed }, užimtos { $occupied }.
table-guard = { $state ->
    [always] Kolonizuotos ir išvystytos planetos visada apsaugotos.
    [safe] Planetos apsaugotos: kreiserių rankose { $held }, reikia { $needed }.
   *[open] Planetos neapsaugotos: kreiserių rankose { $held }, reikia { $needed }.
}
table-hand = Jūsų kortos rankose, { n-cards }:
table-pack = Galima rinktis, { n-cards }:
table-aside = Jūsų atidėtos kortos: { $list }.
table-faction = { $faction }: { $facts }; premija { $bonus }; parama { $boost }.
table-held = Frakcijų kortų rankose: { $cards }.
table-discard = Išmestos frakcijos: { $list }.
table-revealed = Dirbtinio priešininko kortos šiame raunde: { $list }.
table-deck = Frakcijų kortų kaladėje: { $cards }.
table-explored = Jau rasti žvalgybos žetonai: { $list }.
table-waiting = Laukiama žaidėjų: { $names }.
table-end = Žaidimas baigtas. { $reason }
