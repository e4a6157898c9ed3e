# CATAN – Žvaigždžių keliautojai: stalo žodžiai. Draugystės kortos ir susitikimai yra starfarers-cards.ftl.
#
# Pirmiausia formos, iš kurių sudaromi kiti pranešimai; jų atributai yra linksniai (gen kilmininkas, dat naudininkas,
# acc galininkas, ins įnagininkas). Skaičiai visada sveikieji, todėl kategorijos many (trupmenos) nereikia. Kortų
# pavadinimai nelinksniuojami. $to ir $at yra vietos su prielinksniu arba linksniu, žr. `place-to` ir `place-at`.

starfarers-title = CATAN – Žvaigždžių keliautojai
starfarers-blurb = Leiskitės į kelionę iš „Catan“ sektoriaus: statykite laivus, tirkite planetų sistemas, kurkite kolonijas ir prekybos stotis, atsilaikykite per susitikimus. Laimi tas, kas per savo ėjimą pirmas pasiekia 15 taškų. Du iš 32 susitikimų atkurti ir gali skirtis nuo spausdintų.
learn-1 = Siųskite laivus.
learn-1-text = Statykite juos kosminiame uoste ir papurtykite motininį laivą: rutuliukai nulemia, kiek skrisite, juodas atneša susitikimą.
learn-2 = Kurkitės ir prekiaukite.
learn-2-text = Kolonistų laivai kuria kolonijas tarp dviejų planetų; jos gamina iškritus jų skaičiui. Prekybos laivai kuria stotis.
learn-3 = Įrenkite motininį laivą.
learn-3-text = Varikliai greitina, patrankos užima piratų bazes, krovinių skyriai atveria ledo planetas ir dokus. Ko trūksta, gausite mainais.
learn-4 = Pasiekite 15 taškų.
learn-4-text = Skaičiuojamos kolonijos, uostai, medaliai ir keturių tautų draugystė. Laimi tas, kas per savo ėjimą pasiekia 15 taškų.

## Sudedamosios dalys

resource-ore = rūda
    .gen = rūdos
    .acc = rūdą
resource-fuel = kuras
    .gen = kuro
    .acc = kurą
resource-carbon = anglis
    .gen = anglies
    .acc = anglį
resource-food = maistas
    .gen = maisto
    .acc = maistą
resource-goods = prekės
    .gen = prekių
    .acc = prekes
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
# kiek ištekliaus kortų; su „×“ nereikia derinti skaičiaus ir daikto, tik prekės gali būti viena ar kelios
amount = { $resource ->
    [goods] { $n }× { $n ->
        [one] prekė
        [few] prekės
       *[other] prekės
    }
   *[other] { $n }× { resource-name }
}
# kas mokama, duodama arba gaunama
amount-acc = { $resource ->
    [goods] { $n }× { $n ->
        [one] prekę
        [few] prekes
       *[other] prekes
    }
   *[other] { $n }× { resource-name.acc }
}

upgrade-booster = variklis
upgrade-cannon = patranka
upgrade-freight_pod = krovinių skyrius
upgrade-name = { $upgrade ->
    [booster] { upgrade-booster }
    [cannon] { upgrade-cannon }
   *[freight_pod] { upgrade-freight_pod }
}
    .gen = { $upgrade ->
        [booster] variklio
        [cannon] patrankos
       *[freight_pod] krovinių skyriaus
    }
# vienas iš jų, kaip tai, kas gaunama arba prarandama
upgrade-acc = { $upgrade ->
    [booster] variklį
    [cannon] patranką
   *[freight_pod] krovinių skyrių
}
n-upgrades = { $upgrade ->
    [booster] { $n ->
        [one] { $n } variklis
        [few] { $n } varikliai
       *[other] { $n } variklių
    }
    [cannon] { $n ->
        [one] { $n } patranka
        [few] { $n } patrankos
       *[other] { $n } patrankų
    }
   *[freight_pod] { $n ->
        [one] { $n } krovinių skyrius
        [few] { $n } krovinių skyriai
       *[other] { $n } krovinių skyrių
    }
}

civ-green_folk = Žaliaodžiai
civ-merchants = Pirkliai
civ-scientists = Mokslininkai
civ-diplomats = Diplomatai
civ-name = { $civ ->
    [green_folk] { civ-green_folk }
    [merchants] { civ-merchants }
    [scientists] { civ-scientists }
   *[diplomats] { civ-diplomats }
}
    .gen = { $civ ->
        [green_folk] Žaliaodžių
        [merchants] Pirklių
        [scientists] Mokslininkų
       *[diplomats] Diplomatų
    }

colour-yellow = geltona
colour-red = raudona
colour-white = balta
colour-blue = mėlyna
colour-name = { $colour ->
    [yellow] { colour-yellow }
    [red] { colour-red }
    [white] { colour-white }
   *[blue] { colour-blue }
}
# žaidėjas vardu arba vieta prie stalo, kai vardas nežinomas (seat 0: žinomas); none: be spalvos
who = { $seat ->
    [0] { $colour ->
        [none] { $person }
       *[other] { $person } ({ colour-name })
    }
   *[other] { $colour ->
        [none] žaidėjas Nr. { $seat }
       *[other] žaidėjas Nr. { $seat } ({ colour-name })
    }
}
    .gen = { $seat ->
        [0] { $colour ->
            [none] žaidėjo { $person }
           *[other] žaidėjo { $person } ({ colour-name })
        }
       *[other] { $colour ->
            [none] žaidėjo Nr. { $seat }
           *[other] žaidėjo Nr. { $seat } ({ colour-name })
        }
    }
    .dat = { $seat ->
        [0] { $colour ->
            [none] žaidėjui { $person }
           *[other] žaidėjui { $person } ({ colour-name })
        }
       *[other] { $colour ->
            [none] žaidėjui Nr. { $seat }
           *[other] žaidėjui Nr. { $seat } ({ colour-name })
        }
    }
    .ins = { $seat ->
        [0] { $colour ->
            [none] žaidėju { $person }
           *[other] žaidėju { $person } ({ colour-name })
        }
       *[other] { $colour ->
            [none] žaidėju Nr. { $seat }
           *[other] žaidėju Nr. { $seat } ({ colour-name })
        }
    }
# tas pats kaip tas, kam kas nors skirta arba iš kieno rankų traukiama korta
who-dat = { who.dat }

ball-yellow = geltonas
ball-red = raudonas
ball-blue = mėlynas
ball-black = juodas

symbol-triangle = trikampis
symbol-square = kvadratas
symbol-hexagon = šešiakampis
symbol-alpha = Alfa
symbol-beta = Beta
symbol-gamma = Gama
symbol-delta = Delta

phase-name = { $phase ->
    [setup] įkūrimo fazė
    [production] gamybos fazė
    [trade] prekybos ir statybos fazė
    [flight] skrydžio fazė
   *[over] pabaiga
}

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
# galininkas
n-steps = { $steps ->
    [one] { $steps } žingsnį
    [few] { $steps } žingsnius
   *[other] { $steps } žingsnių
}
# galininkas
n-halves = { $n ->
    [one] { $n } pusmedalį
    [few] { $n } pusmedalius
   *[other] { $n } pusmedalių
}
n-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
# kilmininkas
n-pods = { $due ->
    [one] { $due } krovinių skyriaus
    [few] { $due } krovinių skyrių
   *[other] { $due } krovinių skyrių
}
ship = { $kind ->
    [colony] laivas { $number } (kolonistų)
   *[trade] laivas { $number } (prekybos)
}
    .acc = { $kind ->
        [colony] laivą { $number } (kolonistų)
       *[trade] laivą { $number } (prekybos)
    }
    .ins = { $kind ->
        [colony] laivu { $number } (kolonistų)
       *[trade] laivu { $number } (prekybos)
    }
list-and = { $first } ir { $last }
# kortos, kurias gali žinoti tik vienas žaidėjas
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}

## Vietos

# sektoriaus vieta: F1–F7 toli, N1–N8 arti, HA–HD namuose
sector = { $slot ->
    [HA] gimtoji sistema Alfa
    [HB] gimtoji sistema Beta
    [HC] gimtoji sistema Gama
    [HD] gimtoji sistema Delta
   *[other] sektorius { $slot }
}
    .gen = { $slot ->
        [HA] gimtosios sistemos Alfa
        [HB] gimtosios sistemos Beta
        [HC] gimtosios sistemos Gama
        [HD] gimtosios sistemos Delta
       *[other] sektoriaus { $slot }
    }
    .acc = { $slot ->
        [HA] gimtąją sistemą Alfa
        [HB] gimtąją sistemą Beta
        [HC] gimtąją sistemą Gama
        [HD] gimtąją sistemą Delta
       *[other] sektorių { $slot }
    }
sector-in = { $slot ->
    [HA] gimtojoje sistemoje Alfa
    [HB] gimtojoje sistemoje Beta
    [HC] gimtojoje sistemoje Gama
    [HD] gimtojoje sistemoje Delta
   *[other] sektoriuje { $slot }
}
sector-short = { $slot ->
    [HA] { symbol-alpha }
    [HB] { symbol-beta }
    [HC] { symbol-gamma }
    [HD] { symbol-delta }
   *[other] { $slot }
}
# planeta su savo žetonu: none yra užverstas
planet = { $token ->
    [pirate] { resource-name } (piratų bazė { $value })
    [ice] { resource-name } (ledo planeta { $value })
   *[none] { $numbers ->
        [none] { resource-name }
       *[other] { resource-name } { $numbers }
    }
}
# tas pats po „tarp“ ir po „prie“
planet-between = { $token ->
    [pirate] { resource-name.gen } (piratų bazė { $value })
    [ice] { resource-name.gen } (ledo planeta { $value })
   *[none] { $numbers ->
        [none] { resource-name.gen }
       *[other] { resource-name.gen } { $numbers }
    }
}
planet-by = { planet-between }
# rūšys: site, berth, side ir corner žinomoje sistemoje; dock ir outpost prie forposto; empty; unknown (užversta); ir ką
# sako žaidimo eiga, kuri sektorių nežino: vieta, prieplauka, vidurys arba pakraštys; space yra visa kita
place-name = { $kind ->
    [site] vieta tarp { $a } ir { $b }, { sector-short }
    [berth] prieplauka prie { $by }, uostas tarp { $a } ir { $b }, { sector-short }
    [side] sankryža prie { $by } šalia vietos tarp { $a } ir { $b }, { sector-short }
    [corner] išorinė sankryža prie { $by }, { sector-short }
    [dock] { civ-name.gen } forposto švartavimosi taškas, { sector-short }
    [outpost] prie { civ-name.gen } forposto, { sector-short }
    [empty] tuščias sektorius { sector-short }
    [unknown] prie nežinomo sektoriaus { sector-short }
    [slot-site] kolonijos vieta, { sector-short }
    [slot-berth] prieplauka, { sector-short }
    [slot-middle] { sector.gen } vidurys
    [slot-edge] { sector.gen } pakraštys
   *[space] atviras kosmosas prie { sector.gen }
}
place-to = { $kind ->
    [site] į vietą tarp { $a } ir { $b } ({ sector-short })
    [berth] į prieplauką prie { $by } (uostas tarp { $a } ir { $b }, { sector-short })
    [side] į sankryžą prie { $by } (šalia vietos tarp { $a } ir { $b }, { sector-short })
    [corner] į išorinę sankryžą prie { $by } ({ sector-short })
    [dock] į { civ-name.gen } forposto švartavimosi tašką ({ sector-short })
    [outpost] prie { civ-name.gen } forposto ({ sector-short })
    [empty] į tuščią sektorių { sector-short }
    [unknown] prie nežinomo sektoriaus { sector-short }
    [slot-site] į kolonijos vietą { sector-in }
    [slot-berth] į prieplauką { sector-in }
    [slot-middle] į { sector.gen } vidurį
    [slot-edge] į { sector.gen } pakraštį
   *[space] į atvirą kosmosą prie { sector.gen }
}
place-at = { $kind ->
    [site] vietoje tarp { $a } ir { $b } ({ sector-short })
    [berth] prieplaukoje prie { $by } (uostas tarp { $a } ir { $b }, { sector-short })
    [side] sankryžoje prie { $by } (šalia vietos tarp { $a } ir { $b }, { sector-short })
    [corner] išorinėje sankryžoje prie { $by } ({ sector-short })
    [dock] { civ-name.gen } forposto švartavimosi taške ({ sector-short })
    [outpost] prie { civ-name.gen } forposto ({ sector-short })
    [empty] tuščiame sektoriuje { sector-short }
    [unknown] prie nežinomo sektoriaus { sector-short }
    [slot-site] kolonijos vietoje { sector-in }
    [slot-berth] prieplaukoje { sector-in }
    [slot-middle] { sector.gen } viduryje
    [slot-edge] { sector.gen } pakraštyje
   *[space] atvirame kosmose prie { sector.gen }
}
# kur kas nors statoma
place-on = { place-at }
# tas pats su kryptimi pagal laikrodį, žiūrint iš sektoriaus vidurio
place-hour = { $far ->
    [yes] { $place } ({ $hour } val. kryptimi, toliau)
   *[no] { $place } ({ $hour } val. kryptimi)
}

## Iš kur taškai ir kodėl pabaiga

part-colonies = kolonijos
part-spaceports = kosminiai uostai
part-markers = draugystės figūrėlės
part-medals = medaliai
part-half_medals = pusmedalių poros

end-fifteen_points = Žaidėjas per savo ėjimą pasiekė 15 taškų.
end-turn_limit = Paskutinis sutartas ėjimas baigėsi: laimi surinkęs daugiausia taškų.

## Nustatymai

option-board = Lenta
option-board-help = Kurie sektoriai kur guli. Pradedančiųjų: spausdintas pirmasis žaidimas. Strateginė: sektoriai sumaišyti, atversti. Tyrėjų: sumaišyti ir užversti, kol atskrenda laivas. Laukinis kosmosas: tas pats, artimi ir tolimi sektoriai kartu.
option-set_up_phase = Įkūrimo fazė
option-set_up_phase-help = Ar žaidėjai patys renkasi, kur pradeda: kolonijas, kosminį uostą, pirmąjį laivą ir nemokamą modulį.
option-first_player = Pirmasis žaidėjas
option-first_player-help = Kieno pirmasis ėjimas.
option-neutral = Neutrali spalva
option-neutral-help = Kai žaidžia trys, spalva, kuri stovi lentoje be žaidėjo ir tik užima vietas.
option-offers = Pasiūlymai per ėjimą
option-offers-help = Kiek pasiūlymų kitiems žaidėjams galima pateikti per ėjimą; ką reiškia 0, nurodo gretimas nustatymas.
option-turn_limit = Ėjimų riba
option-turn_limit-help = Po kiek ėjimų iš viso žaidimas baigiasi ir laimi surinkęs daugiausia taškų; 0 reiškia, kad ribos nėra.
option-escape_fee = Pabėgimo kaina
option-escape_fee-help = Kuris iš dviejų atkurtų susitikimų už pavykusį pabėgimą atima pusmedalį.
option-fight_opponent = Priešininkas dviejose kovose
option-fight_opponent-help = Kas 17 ir 18 susitikimuose kovoja už piratus, kai pabėgti nepavyksta.
option-under_fire = Pagalba apšaudomiems
option-under_fire-help = Kas lyginama 22–24 susitikimuose, kur apšaudomas svetimas laivas.
option-neighbours = Priešininkas dviejuose gelbėjimuose
option-neighbours-help = Kas atstovauja kitai pusei 21 ir 22 susitikimuose.
option-double_penalties = Dvigubos bausmės
option-double_penalties-help = Kur susitikimas ir atima modulį, ir sulaiko laivą: ar galioja abu, ar tik sulaikomas laivas.
option-fame_cards = Pirkta šlovė: dvi kortos
option-fame_cards-help = Kiek kartų per ėjimą abi kortas turintis žaidėjas gali pirkti pusmedalį: kartą iš viso ar kartą su kiekviena.
option-home_sites = Gimtosios vietos (3 žaidėjai)
option-home_sites-help = Kai žaidžia trys ir pradžia pasirenkama: ar visos gimtosios vietos laisvos, ar trijose gimtosiose sistemose iš anksto uždaroma po vieną.
option-wear_reshuffle = Maišymas po Laiko danties
option-wear_reshuffle-help = Ar įmaišoma ir ką tik įvykdyta korta.
option-waiting_ship = Laivas šalia žetono
option-waiting_ship-help = Kada laivas, jau stovintis prie piratų bazės arba ledo planetos, ją užima ar teraformuoja, kai savininkas sustiprėja.
option-relief_counts = Parama
option-relief_counts-help = Kas gamybos fazėje laikoma gautu dalyku, dėl kurio korta „Parama“ nieko neduoda.
option-black_ball = Juodas rutuliukas lyginant
option-black_ball-help = Kiek vertas juodas rutuliukas, kai per susitikimą lyginama galia arba greitis.
option-tile_rotation = Sektorių pasukimas
option-tile_rotation-help = Sumaišytose lentose: ar kiekvienas sektorius pasukamas atsitiktinai, ar guli kaip spausdintas.
option-home_discs = Gimtųjų sistemų skaičiai
option-home_discs-help = Ar gimtųjų sistemų skaičiai guli kaip spausdinti, ar sumaišomi kiekvienoje sistemoje.
option-removed_tile = Praleistas sektorius
option-removed_tile-help = Strateginėje ir tyrėjų lentoje: kuris artimas sektorius lieka dėžėje.
option-ship_tokens = Prekybos laivų žetonai
option-ship_tokens-help = Kiek nemokamų prekybos laivų žaidėjas gali pasilikti vėlesniam laikui, kai jų negalima pastatyti.
option-booster_counts = Variklių skaičiavimas
option-booster_counts-help = Ar per susitikimą lyginant variklių skaičių įskaičiuojamos Mokslininkų kortos.
option-reader = Susitikimų skaitytojas
option-reader-help = Ar kaimynas iš kairės mato visą susitikimo kortą, kaip prie tikro stalo.
option-grounded = Sulaikyti laivai
option-grounded-help = Ar sulaikytas laivas ten, kur stovi, dar gali įkurti koloniją, užimti piratų bazę arba teraformuoti ledo planetą.
option-card_window = Kortos kartą per ėjimą
option-card_window-help = Kada galima naudoti kortas „Turtingesniųjų pagalba“ ir „Pirkta šlovė“: iki ėjimo pabaigos ar tik prekiaujant ir statant.
option-sole_claimant = Trūkumas su vienu reikalavimu
option-sole_claimant-help = Kai banke per mažai kortų, o priklauso tik vienam žaidėjui: ar jis negauna nieko, ar tai, kas yra.
option-most_pods = Daugiausia krovinių skyrių
option-most_pods-help = Ar pagal Laiko dantį pusmedaliui už daugiausia krovinių skyrių reikia bent vieno, ar jį gauna visi, kai niekas jų neturi.
option-zero_offers = Neriboti pasiūlymai
option-zero_offers-help = Ką reiškia 0 pasiūlymų per ėjimą: kad jų galima pateikti kiek norima arba kad žaidėjai tarpusavyje neprekiauja.
option-requests = Prašymai
option-requests-help = Ar pasiūlymas gali palikti vieną pusę atvirą kitų pasiūlymams ir ar į priešpriešinį pasiūlymą galima atsakyti nauju.

value-board-beginner = pradedančiųjų
value-board-strategic = strateginė
value-board-explorer = tyrėjų
value-board-wild_space = laukinis kosmosas
value-set_up_phase-board = pagal lentą
value-set_up_phase-always = visada pasirenkama
value-first_player-random = lemia atsitiktinumas
value-first_player-first_seat = pirmoji vieta
value-neutral-blue = mėlyna
value-neutral-white = balta
value-neutral-red = raudona
value-neutral-yellow = geltona
value-escape_fee-card_17 = 17 susitikimas
value-escape_fee-card_18 = 18 susitikimas
value-fight_opponent-same = tas pats kaimynas
value-fight_opponent-deck_1999 = kitas kaimynas, kaip 1999 metais
value-under_fire-combat = kovinė galia
value-under_fire-speed = greitis
value-neighbours-deck_1999 = kaip 1999 metais
value-neighbours-left = kaimynas iš kairės
value-double_penalties-both = modulis ir laivas
value-double_penalties-ground = tik sulaikomas laivas
value-fame_cards-one = kartą iš viso
value-fame_cards-each = kartą su kiekviena
value-home_sites-free = visos laisvos
value-home_sites-blocked = trys uždarytos
value-wear_reshuffle-without = be ką tik įvykdytos kortos
value-wear_reshuffle-with = su ką tik įvykdyta korta
value-waiting_ship-must_move = tik kai laivas ten atskrenda
value-waiting_ship-next_move = kai kitąkart juda
value-waiting_ship-at_once = iš karto
value-relief_counts-planets = kortos iš planetų
value-relief_counts-reserve_too = ir kortos iš atsargų kaladės
value-black_ball-zero = 0
value-black_ball-three = 3
value-tile_rotation-random = atsitiktinai
value-tile_rotation-printed = kaip spausdinta
value-home_discs-printed = kaip spausdinta
value-home_discs-shuffled = sumaišyti
value-removed_tile-empty = tuščias
value-removed_tile-any = bet kuris
value-ship_tokens-unlimited = kiek norima
value-ship_tokens-one = tik vieną
value-booster_counts-with_cards = su kortomis
value-booster_counts-physical = tik tikri varikliai
value-reader-nobody = niekas nemato
value-reader-left = kaimynas iš kairės
value-grounded-stays = tik stovi
value-grounded-may_found = gali kurti, užimti ir teraformuoti
value-card_window-turn = iki ėjimo pabaigos
value-card_window-trade = prekiaujant ir statant
value-sole_claimant-nothing = negauna nieko
value-sole_claimant-paid = gauna, kas liko
value-most_pods-one = reikia bent vieno
value-most_pods-none = gauna visi
value-zero_offers-unlimited = kiek norima
value-zero_offers-none = žaidėjai tarpusavyje neprekiauja
value-requests-open = atviri
value-requests-closed = tik su abiem pusėmis

## Klausimai pagal sprendimo vardą

ask-place_colony = Įkūrimo fazė: pastatykite savo { $number ->
    [1] pirmąją
    [2] antrąją
   *[3] trečiąją
} koloniją laisvoje vietoje tarp dviejų gimtųjų sistemų planetų.
ask-place_port = Įkūrimo fazė: pasirinkite, kuri jūsų kolonija taps kosminiu uostu. Šalia jo prasideda jūsų laivų kelias.
ask-place_ship = Įkūrimo fazė: pastatykite savo pirmąjį laivą, kolonistų arba prekybos, savo kosminio uosto prieplaukoje.
ask-bonus = Įkūrimo fazė: paimkite vieną modulį iš bendrų atsargų. Jose yra: { $list }.
ask-discard = Iškrito septynetas: turite { n-cards.acc }, o saugios yra { $limit }. Grąžinkite į banką pusę rankose turimų kortų, savo nuožiūra { $due ->
    [one] { $due } kortą
    [few] { $due } kortas
   *[other] { $due } kortų
}; liko { $left }.
ask-rob = Iškrito septynetas: pasirinkite žaidėją, kuriam ištrauksite atsitiktinę kortą.
ask-relief = Ši gamyba jums nieko neduoda. Su korta „Parama“ galite paimti iš banko vieną pasirinktą kortą.
ask-turn = Jūsų ėjimas: prekiaukite ir statykite bet kokia tvarka. { $ships ->
    [0] Laivų lentoje neturite, tad po to baikite ėjimą.
    [one] Po to papurtykite motininį laivą savo laivo skrydžiui.
    [few] Po to papurtykite motininį laivą savo { $ships } laivų skrydžiui.
   *[other] Po to papurtykite motininį laivą savo { $ships } laivų skrydžiui.
} { $offers ->
    [unlimited] Kitiems galite pateikti kiek norite pasiūlymų.
   *[other] { $offers ->
        [0] Daugiau pasiūlymų kitiems šį ėjimą pateikti negalima.
        [one] Kitiems dar galite pateikti { $offers } pasiūlymą.
        [few] Kitiems dar galite pateikti { $offers } pasiūlymus.
       *[other] Kitiems dar galite pateikti { $offers } pasiūlymų.
    }
}
ask-offer = Jūsų pasiūlymas: { $give ->
    [none] kol kas nieko neduodate
   *[other] duodate { $give }
}, { $ask ->
    [none] kol kas nieko neprašote
   *[other] norite gauti { $ask }
}; jis skirtas { $to ->
    [none] visiems kitiems
   *[other] { $to }
}. Pridėkite kortų, nurodykite žaidėją, išsiųskite arba atsisakykite.
ask-answer = { $give ->
    [none] { who } nori gauti { $ask } ir klausia, ko už tai norėtumėte. Atmeskite arba pateikite savo pasiūlymą.
   *[other] { $ask ->
        [none] { who } siūlo { $give } ir klausia, ką už tai duotumėte. Atmeskite arba pateikite savo pasiūlymą.
       *[other] { who } jums siūlo { $give }, o už tai nori gauti { $ask }. Priimkite, atmeskite arba pateikite priešpriešinį pasiūlymą.
    }
}
ask-counter = { $theirs ->
    [none] { who } iš jūsų nori gauti { $yours } ir laukia pasiūlymų.
   *[other] { $yours ->
        [none] { who } siūlo { $theirs } ir laukia pasiūlymų.
       *[other] { who } jums siūlo { $theirs } už { $yours }.
    }
} Jūsų priešpriešinis pasiūlymas: { $give ->
    [none] kol kas nieko neduodate
   *[other] duodate { $give }
}, { $ask ->
    [none] kol kas nieko neprašote
   *[other] norite gauti { $ask }
}. Pridėkite kortų, išsiųskite arba grįžkite prie pasiūlymo.
ask-close = { $give ->
    [none] Norėjote gauti { $ask } ir laukėte pasiūlymų.
   *[other] { $ask ->
        [none] Siūlėte { $give } ir laukėte pasiūlymų.
       *[other] Siūlėte { $give } už { $ask }.
    }
} { $list } Sudarykite sandorį su vienu iš jų arba atsisakykite.
ask-bargain = Jūsų naujas pasiūlymas: { $give ->
    [none] kol kas nieko neduodate
   *[other] duodate { $give }
}, { $ask ->
    [none] kol kas nieko neprašote
   *[other] norite gauti { $ask }
}; jis skirtas { $to ->
    [none] visiems, pateikusiems priešpriešinį pasiūlymą
   *[other] { $to }
}. Pridėkite kortų, nurodykite žaidėją, išsiųskite arba grįžkite prie atsakymų.
answered = { $answer ->
    [accept] { who } priima.
    [decline] { who } atmeta.
   *[counter] { who } duotų { $give } už { $ask }.
}
ask-free_ship = Turite pastatyti nemokamą prekybos laivą: pasirinkite laisvą savo kosminio uosto prieplauką.
ask-encounter = { $name }: { $question } Rankose turite { n-cards.acc }.
ask-encounter-second = { $name }: { $question }
ask-pay = { $reason ->
    [offered] { $name }: pasirinkite kortas, kurias siūlote; liko { $left }.
    [swapped] { $name }: pasirinkite kortą, kurią duosite mainais.
   *[paid] { $name }: pasirinkite kortas, kuriomis mokate; liko { $left }.
}
ask-gain = { $name }: pasirinkite kortas, kurias paimsite iš banko; liko { $left }.
ask-hand_over = { $name }: pasirinkite kortas, kurias atiduosite { who.dat }; liko { $left }. Niekas kitas nematys, kokias.
ask-lose_upgrade = { $name }: pasirinkite modulį, kurio neteksite.
ask-gain_upgrade = { $name }: pasirinkite modulį, kurį pritvirtinsite prie savo motininio laivo.
ask-ground = { $name }: vienas jūsų laivas šiame skrydyje nedalyvauja. Pasirinkite kuris.
ask-jump = Kosminis šuolis: vieną savo laivą galite perkelti į bet kurią laisvą sankryžą, kurioje jam galima stovėti. Šį ėjimą jis daugiau neskrenda.
ask-land = Jūsų kolonistų laivas išniro vietoje, kurioje galite įkurti koloniją. Įkurkite ją arba tik likite ten stovėti.
ask-flight = { $ships ->
    [0] Skrydis greičiu { $speed } (bazinis { $base }, varikliai ir kortos { $bonus }): nė vienas jūsų laivas skristi nebegali. Baikite ėjimą.
    [one] Skrydis greičiu { $speed } (bazinis { $base }, varikliai ir kortos { $bonus }): skristi dar gali { $ships } jūsų laivas. Skriskite juo arba baikite ėjimą.
    [few] Skrydis greičiu { $speed } (bazinis { $base }, varikliai ir kortos { $bonus }): skristi dar gali { $ships } jūsų laivai, vienas po kito. Skriskite jais arba baikite ėjimą.
   *[other] Skrydis greičiu { $speed } (bazinis { $base }, varikliai ir kortos { $bonus }): skristi dar gali { $ships } jūsų laivų, vienas po kito. Skriskite jais arba baikite ėjimą.
}
ask-under-way = { ship } yra kelyje { $at }, iš greičio { $speed } jam { $steps ->
    [one] liko { $steps } žingsnis
    [few] liko { $steps } žingsniai
   *[other] liko { $steps } žingsnių
}. Skriskite toliau arba sustokite, jei čia stovėti galima.
ask-friendship = Jūsų prekybos stotis prie { civ-name.gen } forposto jau stovi. Pasirinkite vieną jų draugystės kortą; ji galioja nuo šiol.
ask-chosen = Jau pasirinkta: { $list }.

## Atsakymai

do-place = Pastatyti koloniją { $on }
do-spaceport = { $setup ->
    [yes] Paversti kosminiu uostu koloniją { $at }
   *[no] Pastatyti kosminį uostą { $at } (sumokėti { $cost }, 1 taškas daugiau)
}
do-colony_ship = { $setup ->
    [yes] Padėti kolonistų laivą { $on }
   *[no] Pastatyti kolonistų laivą { $at } (sumokėti { $cost })
}
do-trade_ship = { $setup ->
    [yes] Padėti prekybos laivą { $on }
   *[no] Pastatyti prekybos laivą { $at } (sumokėti { $cost })
}
do-attach = Pritvirtinti { upgrade-acc } (turite { $have } iš { $limit })
do-upgrade = Pirkti { upgrade-acc }: sumokėti { $cost } (turite { $have } iš { $limit })
do-lose = Netekti { upgrade-name.gen } (turite { $have })
do-return = Grąžinti į banką { amount-acc } (turite { $have })
do-draw = Ištraukti atsitiktinę kortą { who.dat } (rankose { n-cards })
do-take = Paimti iš banko { amount-acc }
do-none = { $decision ->
    [relief] Nieko neimti
   *[jump] Nešokti
}
do-exchange = { $card ->
    [yes] Duoti bankui { $give } už { $get } (Pirklių korta, kartą per ėjimą)
   *[no] Duoti bankui { $give } už { $get }
}
do-offer = Pateikti pasiūlymą kitiems žaidėjams
do-give = Pridėti prie siūlomų { amount-acc } (turite { $have })
do-ask = Prašyti dar: { amount }
do-to = Pasiūlymą skirti { who.dat }
do-send = { $give ->
    [none] Išsiųsti prašymą: kas duotų { $ask } ir už ką?
   *[other] { $ask ->
        [none] Išsiųsti prašymą: kas norėtų { $give } ir už ką?
       *[other] Išsiųsti: duodate { $give } už { $ask }
    }
}
do-cancel = { $decision ->
    [offer] Šio pasiūlymo atsisakyti
    [close] Grįžti prie atsakymų
   *[answer] Grįžti prie pasiūlymo
}
do-accept = Priimti: duodate { $give } ir gaunate { $get }
do-decline = Pasiūlymą atmesti
do-counter = { $decision ->
    [close] Atsakyti nauju pasiūlymu
   *[answer] Pateikti priešpriešinį pasiūlymą
}
do-deal = Sandoris su { who.ins }: duodate { $give } ir gaunate { $get }
do-drop = Sandorio atsisakyti
do-fame = Pirkti pusmedalį: sumokėti { $cost }
do-help = Turtingesniųjų pagalba: ištraukti po atsitiktinę kortą { $who } ir { $other }
do-shake = Papurtyti motininį laivą (prekyba ir statyba baigiasi)
do-end = { $decision ->
    [turn] Baigti ėjimą: neturite laivo, kuris skristų
   *[flight] Baigti skrydį ir ėjimą
}
do-answer = { $text }
do-pay = Duoti { amount-acc } (turite { $have })
do-ground = Sulaikyti { ship.acc } { $at }
do-jump = Peršokti { ship.ins } { $to }
do-fly = { $steps ->
    [0] Palikti { ship.acc } { $at } (jis užima bazę arba teraformuoja planetą šalia)
   *[other] Skristi { ship.ins } { $to } (per { n-steps })
}
do-fly-station = Skristi { ship.ins } { $to } ir įkurti prekybos stotį (per { n-steps }, reikia { n-pods })
do-found = { $steps ->
    [0] Įkurti { ship.ins } koloniją { $at } (1 taškas daugiau)
   *[other] Skristi { ship.ins } { $to } ir įkurti koloniją (per { n-steps }, 1 taškas daugiau)
}
do-step = Skristi { ship.ins } vieną žingsnį { $to } (ir tęsti)
do-stop = { $decision ->
    [flight] Sustabdyti { ship.acc } { $at }
   *[land] Tik likti ten stovėti
}
do-friend = Paimti kortą „{ $card }“ ({ $text })
do-impossible = Dabar negalima: { $notation }
# kas pakeliui atverčiama
do-reveals = { $text } (atverčiama kažkas nežinoma)

## Kodėl negalima

refuse-not-now = Dabar to rinktis negalima. Pasirinkite vieną iš siūlomų atsakymų.
refuse-trade-off-turn = Su banku ir su kitais prekiauja tik tas žaidėjas, kurio ėjimas. Palaukite savo ėjimo arba pasiūlymo.
refuse-cannot-pay = { $have ->
    [0] Neturite kuo sumokėti: reikia atiduoti { $due }, o { resource-name.gen } neturite. Iš viso reikia sumokėti { $price }.
   *[other] Neturite kuo sumokėti: reikia atiduoti { $due }, o turite tik { $have }. Iš viso reikia sumokėti { $price }.
} Pirma išsikeiskite tai, ko trūksta.
refuse-no-card = Tam neturite pakankamai { resource-name.gen }. Pasirinkite ką nors kita.
refuse-rate = Už vieną kortą bankui reikia { $rate ->
    [one] { $rate } kortos
    [few] { $rate } vienodų kortų
   *[other] { $rate } vienodų kortų
}, o { resource-name.gen } kortų turite { $have }. Keiskite ką nors kita arba pateikite pasiūlymą.
refuse-same-kind = Keistumėte { resource-name.acc } į { resource-name.acc }. Pasirinkite imti kitą išteklių.
refuse-supply-empty = Banke nebeliko { resource-name.gen }. Pasirinkite kitą išteklių.
refuse-no-offers = { $limit ->
    [0] Pagal šio žaidimo nustatymą žaidėjai tarpusavyje neprekiauja. Keiskite su banku.
   *[other] Visus šio ėjimo pasiūlymus ({ $limit }) jau pateikėte. Keiskite su banku arba statykite.
}
refuse-nobody-to-trade = Sandoriui reikia kortų abiejose pusėse, o čia viena pusė jų neturi. Pasirinkite ką nors kitą arba keiskite su banku.
refuse-both-sides = Tas pats išteklius abiejose sandorio pusėse ({ resource-name }) būtų paslėpta dovana. Palikite jį tik vienoje pusėje.
refuse-gift = { $open ->
    [yes] Pasiūlymas dar tuščias. Pridėkite bent vieną kortą, kurią duodate, arba vieną, kurią norite gauti.
   *[no] Abi pusės turi duoti bent po vieną kortą; dovanos neleidžiamos. Pridėkite kortą tuščioje pusėje.
}
refuse-ask-too-much = Tiek kortų nė vienas iš klausiamųjų neturi: galite prašyti ne daugiau kaip { $most }. Prašykite mažiau.
refuse-not-addressed = { who } pasiūlymo negavo. Pasirinkite žaidėją, kuriam jis buvo skirtas.
refuse-self = Su savimi prekiauti negalite. Pasirinkite kitą žaidėją.
refuse-addressed-twice = Pasiūlymas jau skirtas { who.dat }. Nurodykite kitą žaidėją arba išsiųskite pasiūlymą.
refuse-no-seat = Tokio žaidėjo šiame žaidime nėra. Pasirinkite kitą.
refuse-did-not-accept = { who } nei priėmė, nei pateikė priešpriešinį pasiūlymą. Sudarykite sandorį su tuo, kas tai padarė, arba atsisakykite.
refuse-no-transport = Visi trys jūsų transporto laivai yra lentoje. Pirma vienu iš jų ką nors įkurkite.
refuse-no-colony-piece = Savo atsargose kolonijų nebeturite. Statykite ką nors kita.
refuse-no-station-piece = Savo atsargose prekybos stočių nebeturite. Statykite ką nors kita.
refuse-no-shipyard = Visus tris savo kosminius uostus jau pastatėte. Statykite ką nors kita.
refuse-not-your-berth = Laivas pradeda šalia savo savininko kosminio uosto, o { $at } jūsų uosto nėra. Pasirinkite savo uosto prieplauką.
refuse-berth-taken = { $at } jau stovi laivas. Pasirinkite laisvą prieplauką arba pirma nuskraidinkite tą laivą.
refuse-not-your-colony = Jūsų kolonijos { $at } nėra. Pasirinkite vieną iš savo kolonijų.
refuse-already-port = Jūsų kolonija { $at } jau yra kosminis uostas. Pasirinkite kitą savo koloniją.
refuse-upgrade-limit = { $upgrade ->
    [booster] Motininiame laive telpa ne daugiau variklių kaip { $limit }, ir jų jau tiek yra.
    [cannon] Motininiame laive telpa ne daugiau patrankų kaip { $limit }, ir jų jau tiek yra.
   *[freight_pod] Motininiame laive telpa ne daugiau krovinių skyrių kaip { $limit }, ir jų jau tiek yra.
} Pasirinkite kitą modulį.
refuse-no-upgrade = Jūsų motininiame laive nėra { upgrade-name.gen }. Pasirinkite modulį, kuris jame yra.
refuse-not-in-pool = Bendrose atsargose nebėra { upgrade-name.gen }. Pasirinkite kitą modulį.
refuse-no-friendship = Tam reikia draugystės kortos „{ $card }“, o jos neturite. Pirma įkurkite prekybos stotį pas jos tautą.
refuse-used-this-turn = Kortą „{ $card }“ galima naudoti kartą per ėjimą, ir jau ją panaudojote. Palaukite kito savo ėjimo.
refuse-not-richer = { who } neturi daugiau taškų už jus. Pagalba ateina tik iš žaidėjų, turinčių daugiau.
refuse-window = Pagal šio žaidimo nustatymą ši korta naudojama prekiaujant ir statant. Naudokite ją kitą savo ėjimą.
refuse-tray-empty = Dėtuvėje pusmedalių nebeliko. Kortą pasilikite.
refuse-shake-no-ship = Laivų lentoje neturite, todėl skrydžio nėra. Verčiau baikite ėjimą.
refuse-must-shake = Lentoje turite laivą, todėl prieš ėjimo pabaigą reikia papurtyti motininį laivą. Papurtykite; nė vienas laivas judėti neprivalo.
refuse-no-ship = Laivo { $number } lentoje neturite. Pasirinkite vieną iš savo laivų.
refuse-ship-done = Laivas { $number } šiame skrydyje jau baigė judėti. Pasirinkite kitą laivą arba baikite skrydį.
refuse-grounded = Laivas { $number } šį ėjimą sulaikytas. Pasirinkite kitą laivą arba baikite skrydį.
refuse-other-under-way = Laivas { $number } dar kelyje, ir pirma juda jis. Skriskite juo toliau arba jį sustabdykite.
refuse-too-far = Per toli: skrisdami { $to } darytumėte { n-steps }, o jų { $left ->
    [one] liko { $left }
    [few] liko { $left }
   *[other] liko { $left }
}. Pasirinkite artimesnę vietą.
refuse-no-way = Iš čia { $to } kelio nėra. Pasirinkite kitą vietą.
refuse-centre = Planetų sistemos vidurys nėra sankryža, pro jį neskrendama: { sector }. Apskriskite aplink.
refuse-unknown = Kas guli { sector-in }, dar nežinoma. Pirma ten nuskriskite ir pažiūrėkite.
refuse-occupied = Ši sankryža užimta, o joje gali stovėti tik viena figūrėlė: { $at }. Praskriskite pro šalį arba sustokite kitur.
refuse-foreign-berth = Tai { who.gen } prieplauka, o blokados draudžiamos: { $at }. Praskriskite pro šalį arba sustokite kitur.
refuse-trade-ship-site = Prekybos laivui negalima sustoti { $at }: tokios vietos skirtos kolonijoms. Praskriskite pro šalį arba sustokite kitur.
refuse-colony-dock = Kolonistų laivui negalima sustoti { civ-name.gen } forposto švartavimosi taške. Praskriskite pro šalį arba atskriskite prekybos laivu.
refuse-freight = Kad dabar įkurtumėte stotį prie { civ-name.gen } forposto, reikia { n-pods }, o turite { $have }. Pirma pirkite krovinių skyrių; iki tol ten sustoti negalima.
refuse-docks-full = Visi penki { civ-name.gen } dokai užimti. Įkurkite stotį pas kitą tautą.
refuse-stays = Laivas jau stovi { $at }. Jei turi likti vietoje, jį sustabdykite arba baikite skrydį.
refuse-dead-end = Žengęs { $to } laivas nebepasiektų jokios vietos, kur jam galima stovėti. Pasirinkite kitą kelią.
refuse-must-keep-moving = Ten, kur laivas dabar yra, jam stovėti negalima. Skriskite toliau į vietą, kur galima.
refuse-not-under-way = Nė vienas laivas nėra kelyje, tad nėra ko stabdyti. Skriskite laivu arba baikite skrydį.
refuse-must-leave = Laivas { $number } stovi { $at } ir per šį skrydį turi iš ten pasitraukti arba, jei galima, ten kurti. Pirma skriskite juo.
refuse-under-way = Vienas laivas dar kelyje. Pirma jį sustabdykite, tada baikite skrydį.
refuse-not-site = Kolonijos vietos { $at } nėra: jos yra tarp dviejų sistemos planetų. Pasirinkite tokią vietą.
refuse-not-colony-ship = Laivas { $number } yra prekybos. Koloniją gali įkurti tik kolonistų laivas.
refuse-unexplored = Skaičių žetonai { sector-in } dar užversti. Pirma ištirkite sistemą praskrisdami šalia.
refuse-token = { $kind ->
    [pirate] Šią vietą uždaro piratų bazė, kurios galia { $value }. Pirma atskriskite turėdami tiek patrankų.
   *[ice] Šią vietą uždaro ledo planeta, kurios vertė { $value }. Pirma atskriskite turėdami tiek krovinių skyrių.
}
refuse-two-colonies = Kai žaidžia trys, sistemoje telpa dvi kolonijos, ir jos čia jau yra: { sector }. Pasirinkite kitą sistemą.
refuse-home = Po įkūrimo fazės gimtosiose sistemose kolonijos nekuriamos. Skriskite toliau į kosmosą.
refuse-site-taken = { $at } jau kažkas stovi. Pasirinkite laisvą vietą.
refuse-not-home = Įkūrimo fazėje kolonijos statomos gimtosiose sistemose. Pasirinkite vietą ten.
refuse-closed = { $at } šiame žaidime niekas nesikuria: vieta uždaryta. Pasirinkite kitą.
refuse-not-beside = Žingsnis veda į gretimą sankryžą, o kelias { $to } ilgesnis. Pasirinkite sankryžą šalia laivo.
refuse-poor = { $have ->
    [0] Tam reikia { $due ->
        [one] { $due } kortos
        [few] { $due } kortų
       *[other] { $due } kortų
    }, o jūsų rankos tuščios.
   *[other] Tam reikia { $due ->
        [one] { $due } kortos
        [few] { $due } kortų
       *[other] { $due } kortų
    }, o turite tik { $have }.
} Pasirinkite kitą atsakymą.
refuse-answer-kind = Į šį susitikimą atsakoma kitaip. Pasirinkite vieną iš siūlomų atsakymų.
refuse-same-as-given = Davėte { resource-name.acc }, todėl imti turite kitą išteklių. Pasirinkite kitą.
refuse-nothing-to-draw = { who } kortų neturi. Pasirinkite žaidėją, kuris jų turi.
refuse-draw-self = Sau kortos ištraukti negalite. Pasirinkite kitą žaidėją.
refuse-card-gone = Draugystės korta „{ $card }“ jau paimta. Pasirinkite vieną iš likusių.
refuse-other-civ = Korta „{ $card }“ nėra { civ-name.gen } korta. Pasirinkite vieną iš jų kortų.
refuse-cannot-ground = Laivas { $number } turi palikti svetimą prieplauką, todėl sulaikyti jo negalima. Pasirinkite kitą laivą.
refuse-open-request = Prašymas palieka vieną pusę atvirą, o sudarant sandorį abi pusės turi duoti bent po vieną kortą. Pateikite savo pasiūlymą arba atmeskite.
refuse-no-counter = Atsakyti galima tik tam, kas pateikė priešpriešinį pasiūlymą. Sudarykite su kuo nors sandorį arba jo atsisakykite.

## Žaidimo eiga

log-first-player = Pradeda { $name }.
    .you = Pradedate jūs.
log-opening-cards = { $name } ima { n-cards.acc } iš atsargų kaladės{ shown }.
    .you = Imate { n-cards.acc } iš atsargų kaladės{ shown }.
log-placed-colony = { $name } pastato koloniją { $on }.
    .you = Pastatote koloniją { $on }.
log-placed-port = { $name } paverčia kosminiu uostu koloniją { $at }.
    .you = Paverčiate kosminiu uostu koloniją { $at }.
log-placed-ship-colony = { $name } padeda kolonistų laivą { $on }.
    .you = Padedate kolonistų laivą { $on }.
log-placed-ship-trade = { $name } padeda prekybos laivą { $on }.
    .you = Padedate prekybos laivą { $on }.
log-bonus = { $name } paima iš bendrų atsargų { upgrade-acc }.
    .you = Paimate iš bendrų atsargų { upgrade-acc }.

log-turn-begins = { $n } ėjimas: { $name }.
    .you = { $n } ėjimas: jūsų eilė.
log-rolled = { $sum ->
    [7] { $name } išmeta { $first } + { $second } = { $sum }: nė viena planeta negamina, traukiamos kortos.
   *[other] { $name } išmeta { $first } + { $second } = { $sum }.
}
    .you = { $sum ->
        [7] Išmetate { $first } + { $second } = { $sum }: nė viena planeta negamina, traukiamos kortos.
       *[other] Išmetate { $first } + { $second } = { $sum }.
    }
log-produced = { $name } gauna { amount-acc }.
    .you = Gaunate { amount-acc }.
log-green = { $name } iš Žaliaodžių papildomai gauna { amount-acc }.
    .you = Iš Žaliaodžių papildomai gaunate { amount-acc }.
log-shortage = Bankui pritrūko kortų ({ amount }): šio ištekliaus negauna niekas.
log-nothing-produced = Nė viena planeta niekam nieko negamina.
log-relief = { $name } su korta „Parama“ ima { amount-acc }.
    .you = Su korta „Parama“ imate { amount-acc }.
log-relief-none = { $name } su korta „Parama“ nieko neima.
    .you = Su korta „Parama“ nieko neimate.
log-reserve = { $name } ima { n-cards.acc } iš atsargų kaladės{ shown }.
    .you = Imate { n-cards.acc } iš atsargų kaladės{ shown }.
log-reserve-rebuilt = Atsargų kaladė baigėsi: maišoma nauja, { n-cards }.
log-returned = { $name } grąžina į banką { amount-acc }.
    .you = Grąžinate į banką { amount-acc }.
log-robbed = { $name } ištraukia kortą{ shown }; jos netenka { $other }.
    .you = Ištraukiate kortą{ shown }; jos netenka { $other }.
    .other = { $name } ištraukia kortą iš jūsų{ shown }.
log-seven-draw = { $name } ima { n-cards.acc } iš atsargų kaladės{ shown }.
    .you = Imate { n-cards.acc } iš atsargų kaladės{ shown }.

log-exchanged = { $name } banke iškeičia { amount-acc } į { $ask }.
    .you = Banke iškeičiate { amount-acc } į { $ask }.
log-exchanged-by-card = { $name } su Pirklių korta banke iškeičia { amount-acc } į { $ask }.
    .you = Su Pirklių korta banke iškeičiate { amount-acc } į { $ask }.
log-offer = { $ask ->
    [none] { $name } siūlo { $give } ir už tai nieko nenori.
   *[other] { $give ->
        [none] { $name } nori { $ask } ir už tai nieko nesiūlo.
       *[other] { $name } siūlo { $give } už { $ask }.
    }
}
    .you = { $ask ->
        [none] Siūlote { $give } ir už tai nieko nenorite.
       *[other] { $give ->
            [none] Norite { $ask } ir už tai nieko nesiūlote.
           *[other] Siūlote { $give } už { $ask }.
        }
    }
log-offer-again = { $ask ->
    [none] { $name } dabar siūlo { $give } ir už tai nieko nenori.
   *[other] { $give ->
        [none] { $name } dabar nori { $ask } ir už tai nieko nesiūlo.
       *[other] { $name } dabar siūlo { $give } už { $ask }.
    }
}
    .you = { $ask ->
        [none] Dabar siūlote { $give } ir už tai nieko nenorite.
       *[other] { $give ->
            [none] Dabar norite { $ask } ir už tai nieko nesiūlote.
           *[other] Dabar siūlote { $give } už { $ask }.
        }
    }
log-accepted = { $name } priima.
    .you = Priimate.
log-declined = { $name } atmeta.
    .you = Atmetate.
log-countered = { $ask ->
    [none] { $name } vietoj to siūlo { $give } už dyką.
   *[other] { $give ->
        [none] { $name } vietoj to nori { $ask } už dyką.
       *[other] { $name } vietoj to siūlo { $give } už { $ask }.
    }
}
    .you = { $ask ->
        [none] Vietoj to siūlote { $give } už dyką.
       *[other] { $give ->
            [none] Vietoj to norite { $ask } už dyką.
           *[other] Vietoj to siūlote { $give } už { $ask }.
        }
    }
log-deal = { $ask ->
    [none] { $name } duoda { $give }; gauna { $other }.
   *[other] { $give ->
        [none] { $name } gauna { $ask }; duoda { $other }.
       *[other] Sandoris: { $name } duoda { $give }, { $other } duoda { $ask }.
    }
}
    .you = { $ask ->
        [none] Duodate { $give }; gauna { $other }.
       *[other] { $give ->
            [none] Gaunate { $ask }; duoda { $other }.
           *[other] Sandoris: duodate { $give }, { $other } duoda { $ask }.
        }
    }
    .other = { $ask ->
        [none] { $name } jums duoda { $give }.
       *[other] { $give ->
            [none] { $name } iš jūsų gauna { $ask }.
           *[other] Sandoris: { $name } duoda { $give }, jūs duodate { $ask }.
        }
    }
log-deal-gives = { $name } duoda { amount-acc }.
    .you = Duodate { amount-acc }.
log-dropped = { $name } pasiūlymo atsisako.
    .you = Pasiūlymo atsisakote.

log-built-colony-ship = { $name } stato kolonistų laivą { $at } už { $price }.
    .you = Statote kolonistų laivą { $at } už { $price }.
log-built-trade-ship = { $name } stato prekybos laivą { $at } už { $price }.
    .you = Statote prekybos laivą { $at } už { $price }.
log-built-spaceport = { $name } stato kosminį uostą { $at } už { $price }.
    .you = Statote kosminį uostą { $at } už { $price }.
log-built-upgrade = { $name } perka { upgrade-acc } už { $price }.
    .you = Perkate { upgrade-acc } už { $price }.
log-fame-bought = { $name } perka { n-halves }.
    .you = Perkate { n-halves }.
log-help = { $name } kaip Turtingesniųjų pagalbą ištraukia kortą{ shown }; jos netenka { $other }.
    .you = Kaip Turtingesniųjų pagalbą ištraukiate kortą{ shown }; jos netenka { $other }.
    .other = { $name } kaip Turtingesniųjų pagalbą ištraukia kortą iš jūsų{ shown }.

log-shake = { $black ->
    [yes] { $name } papurto motininį laivą: { $first } ir { $second }, bazinis greitis { $n } ir susitikimas.
   *[no] { $name } papurto motininį laivą: { $first } ir { $second }, bazinis greitis { $n }.
}
    .you = { $black ->
        [yes] Papurtote motininį laivą: { $first } ir { $second }, bazinis greitis { $n } ir susitikimas.
       *[no] Papurtote motininį laivą: { $first } ir { $second }, bazinis greitis { $n }.
    }
log-speed = { $name } skrenda greičiu { $n } kartu su varikliais.
    .you = Skrendate greičiu { $n } kartu su varikliais.
log-flew = { $founds ->
    [yes] { $n ->
        [one] { $name } skrenda { $n } žingsnį ir įkuria koloniją { $at }.
        [few] { $name } skrenda { $n } žingsnius ir įkuria koloniją { $at }.
       *[other] { $name } skrenda { $n } žingsnių ir įkuria koloniją { $at }.
    }
   *[no] { $n ->
        [one] { $name } skrenda { $n } žingsnį { $to }.
        [few] { $name } skrenda { $n } žingsnius { $to }.
       *[other] { $name } skrenda { $n } žingsnių { $to }.
    }
}
    .you = { $founds ->
        [yes] { $n ->
            [one] Skrendate { $n } žingsnį ir įkuriate koloniją { $at }.
            [few] Skrendate { $n } žingsnius ir įkuriate koloniją { $at }.
           *[other] Skrendate { $n } žingsnių ir įkuriate koloniją { $at }.
        }
       *[no] { $n ->
            [one] Skrendate { $n } žingsnį { $to }.
            [few] Skrendate { $n } žingsnius { $to }.
           *[other] Skrendate { $n } žingsnių { $to }.
        }
    }
log-discovered = { $tile ->
    [system] { $name } atranda planetų sistemą { sector-in }.
    [outpost] { $name } atranda { civ-name.gen } forpostą { sector-in }.
   *[empty] { $name } atranda, kad { sector-in } nieko nėra.
}
    .you = { $tile ->
        [system] Atrandate planetų sistemą { sector-in }.
        [outpost] Atrandate { civ-name.gen } forpostą { sector-in }.
       *[empty] Atrandate, kad { sector-in } nieko nėra.
    }
log-explored = { $name } ištiria { sector.acc }.
    .you = Ištiriate { sector.acc }.
log-disc-number = { $planet } planeta, { sector-short }: skaičius { $numbers }.
log-token-found = { $kind ->
    [pirate] { $name } randa piratų bazę, kurios galia { $value }: { $planet } planeta, { sector-short }.
   *[ice] { $name } randa ledo planetą, kurios vertė { $value }: { $planet } planeta, { sector-short }.
}
    .you = { $kind ->
        [pirate] Randate piratų bazę, kurios galia { $value }: { $planet } planeta, { sector-short }.
       *[ice] Randate ledo planetą, kurios vertė { $value }: { $planet } planeta, { sector-short }.
    }
log-cleared-pirates = { $name } užima piratų bazę, kurios galia { $n }, ir už ją ima medalį.
    .you = Užimate piratų bazę, kurios galia { $n }, ir už ją imate medalį.
log-cleared-ice = { $name } teraformuoja ledo planetą, kurios vertė { $n }, ir už ją ima medalį.
    .you = Teraformuojate ledo planetą, kurios vertė { $n }, ir už ją imate medalį.
log-reserve-disc = { $name } atverčia atsarginį skaičiaus žetoną { $numbers }: { $planet } planeta, { sector-short }.
    .you = Atverčiate atsarginį skaičiaus žetoną { $numbers }: { $planet } planeta, { sector-short }.
log-founded-colony = { $name } įkuria koloniją { $at }.
    .you = Įkuriate koloniją { $at }.
log-founded-station = { $name } įkuria prekybos stotį prie { civ-name.gen } forposto, { $n ->
    [1] pirmąją čia.
   *[other] dabar čia jų yra { $n }.
}
    .you = Įkuriate prekybos stotį prie { civ-name.gen } forposto, { $n ->
        [1] pirmąją čia.
       *[other] dabar čia jų yra { $n }.
    }
log-marker-first = { $name } ima { civ-name.gen } draugystės figūrėlę.
    .you = Imate { civ-name.gen } draugystės figūrėlę.
log-marker-taken = { $name } ima { civ-name.gen } draugystės figūrėlę; jos netenka { $other }.
    .you = Imate { civ-name.gen } draugystės figūrėlę; jos netenka { $other }.
    .other = { $name } iš jūsų ima { civ-name.gen } draugystės figūrėlę.
log-friendship = { $name } ima draugystės kortą „{ $card }“.
    .you = Imate draugystės kortą „{ $card }“.
log-waits = { $name } palieka laivą laukti { $at }.
    .you = Paliekate laivą laukti { $at }.

log-encounter-group = { $name }: susitikimas „{ $encounter }“.
    .you = Jūsų laukia susitikimas „{ $encounter }“.
log-encounter-story = { $story }
log-answered-amount = { $n ->
    [0] { $name } nieko neduoda.
    [one] { $name } duoda { $n } kortą.
    [few] { $name } duoda { $n } kortas.
   *[other] { $name } duoda { $n } kortų.
}
    .you = { $n ->
        [0] Nieko neduodate.
        [one] Duodate { $n } kortą.
        [few] Duodate { $n } kortas.
       *[other] Duodate { $n } kortų.
    }
log-answered-yes = { $name } sako „taip“.
    .you = Sakote „taip“.
log-answered-no = { $name } sako „ne“.
    .you = Sakote „ne“.
log-encounter-card = { $number } susitikimas („{ $encounter }“) baigtas.
log-paid = { $name } sumoka { amount-acc }.
    .you = Sumokate { amount-acc }.
log-held = { $name } atideda į šalį { amount-acc }.
    .you = Atidedate į šalį { amount-acc }.
log-offer-returned = { $name } atgauna { amount-acc }.
    .you = Atgaunate { amount-acc }.
log-gained = { $name } ima iš banko { amount-acc }.
    .you = Imate iš banko { amount-acc }.
log-lost-swapped = { $name } grąžina į banką { amount-acc }.
    .you = Grąžinate į banką { amount-acc }.
log-gave = { $name } atiduoda { n-cards.acc }{ shown }; gauna { $other }.
    .you = Atiduodate { n-cards.acc }{ shown }; gauna { $other }.
    .other = { $name } jums atiduoda { n-cards.acc }{ shown }.
log-drawn-from = { $name } ištraukia kortą{ shown }; jos netenka { $other }.
    .you = Ištraukiate kortą{ shown }; jos netenka { $other }.
    .other = { $name } ištraukia kortą iš jūsų{ shown }.
log-fame-gained = { $name } gauna { n-halves }.
    .you = Gaunate { n-halves }.
log-fame-lost = { $name } praranda { n-halves }.
    .you = Prarandate { n-halves }.
log-fame-none = { $name } pusmedalio nei gauna, nei praranda: nėra iš ko.
    .you = Pusmedalio nei gaunate, nei prarandate: nėra iš ko.
log-upgrade-gained = { $name } pritvirtina { upgrade-acc }.
    .you = Pritvirtinate { upgrade-acc }.
log-upgrade-none = { $name } nebeturi vietos naujam moduliui.
    .you = Nebeturite vietos naujam moduliui.
log-upgrade-lost = { $name } praranda { upgrade-acc }.
    .you = Prarandate { upgrade-acc }.
log-upgrade-lost-none = { $name } neturi modulio, kurį prarastų.
    .you = Neturite modulio, kurį prarastumėte.
log-grounded = { $name } turi sulaikytą laivą { $n } { $at }.
    .you = Jūsų laivas { $n } sulaikytas { $at }.
log-grounded-none = { $name } neturi laivo, kurį būtų galima sulaikyti.
    .you = Neturite laivo, kurį būtų galima sulaikyti.
log-free-ship = { $name } gauna nemokamą prekybos laivą { $at }.
    .you = Gaunate nemokamą prekybos laivą { $at }.
log-ship-token = { $name } pasilieka nemokamą prekybos laivą vėlesniam laikui.
    .you = Pasiliekate nemokamą prekybos laivą vėlesniam laikui.
log-token-ship = { $name } padeda pasiliktą nemokamą prekybos laivą { $on }.
    .you = Padedate pasiliktą nemokamą prekybos laivą { $on }.
log-jumped = { $name } peršoka laivu { $n } { $to }.
    .you = Peršokate laivu { $n } { $to }.
log-jump-none = { $name } nešoka.
    .you = Nešokate.
log-compare-total-combat = { $name } papurto: { $first } ir { $second }, kovinė galia { $n }.
    .you = Papurtote: { $first } ir { $second }, kovinė galia { $n }.
log-compare-total-speed = { $name } papurto: { $first } ir { $second }, greitis { $n }.
    .you = Papurtote: { $first } ir { $second }, greitis { $n }.
log-boosters-compared = { $name } turi variklių: { $n }.
    .you = Turite variklių: { $n }.
log-compare-won = { $name } palyginimą laimi.
    .you = Palyginimą laimite.
log-compare-lost = { $name } palyginimą pralaimi.
    .you = Palyginimą pralaimite.
log-table-shaken = { $name } papurto: { $first } ir { $second }, iš viso { $n }.
    .you = Papurtote: { $first } ir { $second }, iš viso { $n }.
log-new-encounter = { $name }: laukia dar vienas susitikimas.
    .you = Jūsų laukia dar vienas susitikimas.
log-reshuffled = Susitikimų kortos maišomos iš naujo.
log-most-pods = { $name } turi daugiausia krovinių skyrių.
    .you = Turite daugiausia krovinių skyrių.

log-won = { $name } laimi: { $n ->
    [one] { $n } taškas.
    [few] { $n } taškai.
   *[other] { $n } taškų.
}
    .you = Laimite: { $n ->
        [one] { $n } taškas.
        [few] { $n } taškai.
       *[other] { $n } taškų.
    }
log-turn-limit = { $n } ėjimas buvo paskutinis: laimi surinkęs daugiausia taškų.

## Stalas žodžiais

table-setup = Įkūrimo fazė, prieš pirmąjį ėjimą.
table-turn = { $turn } ėjimas, { $name }: { phase-name }.
table-after = Po { $turn } ėjimo.
table-dice = Kauliukai: { $first } ir { $second }, iš viso { $sum }.
table-speed = Skrydis: { $balls }; bazinis greitis { $base }, greitis { $speed }.
table-system = { sector-short }, sistema: { $list }.
table-outpost = { sector-short }, { civ-name.gen } forpostas: stočių { $stations } iš 5; { $list }.
table-docked = { $name } { $n }
table-docked-none = kol kas nieko
table-marker = figūrėlę laiko { $name }
table-cards-left = liko kortų: { $list }
table-empty = { sector-short }: tuščias sektorius.
table-face-down = { $stars ->
    [one] { sector-short }: užverstas, { $stars } žvaigždė.
    [few] { sector-short }: užverstas, { $stars } žvaigždės.
   *[other] { sector-short }: užverstas, { $stars } žvaigždžių.
}
table-hidden = { resource-name } (užversta, { $symbol })
table-piece = { $kind ->
    [colony] { $name ->
        [none] neutrali kolonija
       *[other] kolonija ({ $name })
    }
   *[spaceport] { $name ->
        [none] neutralus kosminis uostas
       *[other] kosminis uostas ({ $name })
    }
} tarp { $a } ir { $b }
table-ship = { $kind ->
    [colony] { $name }, kolonistų laivas { $number }
   *[trade] { $name }, prekybos laivas { $number }
}: { $place }{ $state ->
    [grounded] , sulaikytas.
    [leave] , turi pasitraukti.
   *[other] .
}
table-closed = visam laikui uždaryta tarp { $a } ir { $b }
table-supply = Bankas: { $list }. Atsargų kaladė: { $reserve }. Susitikimų kortos: { $deck }.
table-tray = Dėtuvė: { $list }, pusmedaliai { $halves }.
table-pool = Bendros įkūrimo fazės atsargos: { $list }.
table-encounter = Susitikimas: { $name }.
table-offer = { $give ->
    [none] { $name } nori gauti { $ask } ir laukia pasiūlymų.
   *[other] { $ask ->
        [none] { $name } siūlo { $give } ir laukia pasiūlymų.
       *[other] { $name } siūlo { $give } už { $ask }.
    }
}
table-player = { $mine ->
    [yes] { $name } (jūs)
   *[no] { $name }
}, { colour-name }: { n-points }{ $parts ->
    [none] .
   *[other] { " " }({ $parts }).
}
table-hand = Jūsų kortos rankose: { $list }; iškritus septynetui saugu turėti { $limit }.
table-hand-empty = Jūsų rankos tuščios; iškritus septynetui saugu turėti { $limit }.
table-held = Kortų rankose: { $cards }.
table-mothership = Varikliai { $booster }, patrankos { $cannon }, krovinių skyriai { $freight_pod }. Greičio priedas { $speed }, kovinė galia { $combat }. Pusmedaliai { $halves }, medaliai { $medals }.
table-friendship = Draugystės kortos: { $list }.
table-markers = Draugystės figūrėlės: { $list }.
table-stock = Atsargose: kolonijos { $colony }, prekybos stotys { $station }, transporto laivai { $transport }, statyklos { $shipyard }.
table-tokens = Pasilikti nemokami prekybos laivai: { $n }.
table-rates = Kortų už vieną iš banko: { $list }.
table-rate = { resource-name } { $n }
table-waiting = Laukiama žaidėjų: { $names }.
table-end = Žaidimas baigtas. { $reason }
