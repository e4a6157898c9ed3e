# Lenktynės dėl Galaktikos.
#
# Pirmiausia formos, iš kurių sudaromi kiti pranešimai; jų atributai yra linksniai (acc galininkas, gen kilmininkas).
# Skaičiai visada sveikieji, todėl kategorijos many (trupmenos) nereikia.

race-title = Lenktynės dėl Galaktikos
learn-1 = Rinkitės slapta.
learn-1-text = Kiekvieną raundą visi pasirenka po fazę. Vyksta tik pasirinktos fazės, bet visiems; už savąją gaunate premiją.
learn-2 = Mokama kortomis.
learn-2-text = Kad padėtumėte pasaulį ar pastatytumėte išsivystymą, išmetate kitas kortas iš rankų.
learn-3 = Resursai atsiperka.
learn-3-text = Pasauliai išgauna resursus. Juos parduodate už kortas arba suvartojate už taškus.
learn-4 = Laimi surinkęs daugiausia taškų.
learn-4-text = Žaidimas baigiasi, kai kas nors turi 12 kortų ant stalo arba pritrūksta taškų žetonų.

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
    .gen = { $cards ->
        [one] { $cards } kortos
       *[other] { $cards } kortų
    }
    .extra = { $cards ->
        [one] { $cards } papildomą kortą
        [few] { $cards } papildomas kortas
       *[other] { $cards } papildomų kortų
    }
n-goods = { $goods ->
    [one] { $goods } resursas
    [few] { $goods } resursai
   *[other] { $goods } resursų
}
    .acc = { $goods ->
        [one] { $goods } resursą
        [few] { $goods } resursus
       *[other] { $goods } resursų
    }
    .gen = { $goods ->
        [one] { $goods } resurso
       *[other] { $goods } resursų
    }
good-name = { $good ->
    [novelty] Naujieji resursai
    [rare] Retieji elementai
    [genes] Genai
   *[alien] Ateivių technologijos
}
    .gen = { $good ->
        [novelty] Naujųjų resursų
        [rare] Retųjų elementų
        [genes] Genų
       *[alien] Ateivių technologijų
    }
# kam nors tinkamų resursų skaičius (galininkas)
goods-of = { $good ->
    [any] { $goods ->
        [one] { $goods } bet kurį resursą
        [few] { $goods } bet kuriuos resursus
       *[other] { $goods } bet kurių resursų
    }
    [different] { $goods ->
        [one] { $goods } skirtingos rūšies resursą
        [few] { $goods } skirtingų rūšių resursus
       *[other] { $goods } skirtingų rūšių resursų
    }
   *[other] { n-goods.acc } ({ good-name })
}
    .gen = { $good ->
        [any] { $goods ->
            [one] { $goods } bet kurio resurso
           *[other] { $goods } bet kurių resursų
        }
        [different] { $goods ->
            [one] { $goods } skirtingos rūšies resurso
           *[other] { $goods } skirtingų rūšių resursų
        }
       *[other] { n-goods.gen } ({ good-name })
    }
# ką duoda vartojimo galia (galininkas)
gain = { $cards ->
    [0] { $vp } PT
   *[other] { $vp ->
        [0] { n-cards.acc }
       *[other] { $vp } PT ir { n-cards.acc }
    }
}
# kortų pavadinimai, kuriuos gali žinoti tik vienas žaidėjas
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}

## Fazės, veiksmai, resursai, pabaigos

phase-0 = tarp fazių
phase-1 = I: Tyrinėjimas
phase-2 = II: Išsivystymas
phase-3 = III: Kolonizavimas
phase-4 = IV: Vartojimas
phase-5 = V: Gavyba

phase-word-explore = Tyrinėjimas
phase-word-develop = Išsivystymas
phase-word-settle = Kolonizavimas
phase-word-trade = Prekyba
phase-word-consume = Vartojimas
phase-word-produce = Gavyba

action-explore_5 = Tyrinėjimas: +5
action-explore_1_1 = Tyrinėjimas: +1,+1
action-develop = Išsivystymas
action-settle = Kolonizavimas
action-trade = Vartojimas: Prekyba
action-double_vp = Vartojimas: 2× PT
action-produce = Gavyba

bonus-explore_5 = traukti 5 papildomas kortas
bonus-explore_1_1 = traukti 1 papildomą kortą ir pasilikti 1 papildomą kortą
bonus-develop = sumokėti viena korta mažiau
bonus-settle = kolonizavus pasaulį traukti 1 kortą
bonus-trade = parduoti 1 resursą
bonus-double_vp = padvigubinti PT
bonus-produce = 1 resursas ant sėkmingų resursų pasaulio

end-chips = Atiduotas paskutinis pergalės taškų žetonas.
end-tableau = Kurio nors žaidėjo zonoje yra 12 ar daugiau kortų.
end-chips_and_tableau = Atiduotas paskutinis pergalės taškų žetonas, o kieno nors žaidėjo zonoje yra 12 ar daugiau kortų.
end-max_rounds = Sutarti raundai baigėsi: žaidimas nutrauktas, ir taškai suskaičiuoti pagal esamą padėtį.

part-chips = pergalės taškų žetonai
part-worlds = pasauliai
part-developments = išsivystymai
part-military = bendra karinė galia

## Nustatymai


option-edition = Leidimas
option-edition-help = Pagal kurį leidimą galioja kortų skaičiai.
option-first_game = Pirmasis žaidimas
option-first_game-help = Kiekvienas pradeda su keturiomis savo pradinio pasaulio kortomis ir pradžioje nieko neišmeta.
option-advanced_two_player = Dviejų žaidėjų žaidimas (patyrusiems žaidėjams)
option-advanced_two_player-help = Du žaidėjai kas raundą renkasi po dvi veiksmo kortas; Išsivystymą ir Kolonizavimą galima rinktis du kartus.
option-pilgrimage_any_time = { card-pilgrimage_world }: bet kada
option-pilgrimage_any_time-help = Šio pasaulio galią galima naudoti ir prieš kitas galias, kurios išmeta resursus.
option-gambling_optional = { card-gambling_world }: neprivaloma
option-gambling_optional-help = Skaičiaus galima nesakyti.
option-produce_bonus_mandatory = Gavybos premija privaloma
option-produce_bonus_mandatory-help = Jeigu yra tuščias sėkmingų resursų pasaulis, premijos resursą padėti privaloma.
option-produce_order_free = Laisva tvarka Gavybos fazėje
option-produce_order_free-help = Pats žaidėjas renkasi, kokia tvarka jo galios ir premija užpildo sėkmingų resursų pasaulius.
option-galactic_order_floor_zero = { card-new_galactic_order }: ne mažiau kaip 0
option-galactic_order_floor_zero-help = Neigiama bendra karinė galia duoda 0 PT, užuot PT atėmusi.
option-needless_discards = Nebūtinas kortų išmetimas
option-needless_discards-help = Kada galima išmesti kortas „{ card-new_military_tactics }“ ir „{ card-colony_ship }“, nors jų ir nereikia.
option-max_rounds = Raundų riba
option-max_rounds-help = Po tiek raundų žaidimas sustabdomas ir suskaičiuojami taškai; 0 reiškia, kad ribos nėra.

value-edition-first = pirmasis 2007 metų leidimas
value-edition-later = vėlesni leidimai (skiriasi keturios kortos)
value-needless_discards-applicable = visada, kai pasirinktas būdas kortą naudoja
value-needless_discards-needed_only = tik kai kortos reikia
value-needless_discards-any_settle = { card-new_military_tactics }: dedant bet kokį pasaulį

## Kas tai per korta

kind-development = išsivystymas
kind-six = išsivystymas, kurio kaina 6
kind-world = pasaulis
kind-military = karinis pasaulis
kind-rebel = sukilėlių karinis pasaulis

fact-cost = kaina { $cost }
fact-defense = gynybinė galia { $cost }
fact-vp = { $vp } PT
fact-variable = kintanti pergalės taškų vertė
fact-production = gavyba: { good-name }
fact-windfall = sėkmingi resursai: { good-name }

about-development = Išsivystymas.
about-six = Išsivystymas, kurio kaina 6.
about-world = Nekarinis pasaulis.
about-military = Karinis pasaulis.
about-rebel = Sukilėlių karinis pasaulis.
about-start = Vienas iš pradinių pasaulių, numeris { $number }.
about-alien = Pagal pavadinimą – Ateivių korta.
about-cost = Kaina – { $cost }.
about-defense = Gynybinė galia – { $cost }.
about-vp = Vertė – { $vp } PT.
about-variable = Pergalės taškų vertė kintanti, ji nustatoma žaidimo pabaigoje.
about-production = Gavybos pasaulis. Jo resursas: { good-name }, pardavimo vertė { $value }.
about-windfall = Sėkmingų resursų pasaulis: padėtas gauna resursą. Jo resursas: { good-name }, pardavimo vertė { $value }.
about-power = { $phase }: { $text }
about-once = Kiekviena jūsų žaidėjo zonos korta skaičiuojama vieną kartą – pagal pirmą iš šių eilučių, kuriai tinka.

## Galios

power-explore-draw = traukite { n-cards.extra }.
power-explore-keep = pasilikite { n-cards.extra }.
power-draw-before-developing = traukite { n-cards.acc }, kol dar niekas nepasirinko išsivystymo.
power-develop-discount = išsivystymų kaina sumažinama { $n }.
power-draw-after-developing = pastatę išsivystymą ir už jį sumokėję, traukite { n-cards.acc }.
power-settle-discount = { $good ->
    [any] pasaulių, už kuriuos mokate, kaina sumažinama { $n }.
   *[other] { good-name.gen } pasaulių kaina sumažinama { $n }.
}
power-military = { $signed } karinės galios.
power-military-against = { $good ->
    [rebel] { $signed } karinės galios, bet tik prieš sukilėlių karinius pasaulius.
   *[other] { $signed } karinės galios, bet tik prieš { good-name.gen } karinius pasaulius.
}
power-pay-for-military = karinį pasaulį galima padėti taip, lyg jis būtų nekarinis. Jo kaina – gynybinė galia minus { $n }, galioja ir jūsų kainos sumažinimai. Netinka Ateivių technologijų pasauliams.
power-discard-for-free-world = šią kortą galima išmesti iš žaidėjo zonos; pasaulis, už kurį mokate, tada kainuoja 0. Netinka Ateivių technologijų pasauliams.
power-discard-for-military = šią kortą galima išmesti iš žaidėjo zonos ir gauti { $signed } karinės galios iki šios Kolonizavimo fazės pabaigos.
power-draw-after-settling = padėję pasaulį (sumokėję už jį arba jį užkariavę), traukite { n-cards.acc }.
power-sale-bonus = { $good ->
    [any] kaskart parduodami resursą, traukite { n-cards.extra }.
    [here] parduodami šio pasaulio resursą, traukite { n-cards.extra }.
   *[other] kaskart parduodami šios rūšies resursą ({ good-name }), traukite { n-cards.extra }.
}
power-consume-once = suvartokite { goods-of } ir gaukite { gain }.
power-consume-times = suvartokite iki { goods-of.gen }, tiek, kiek galite, ir už kiekvieną gaukite { gain }.
power-consume-set = suvartokite lygiai { goods-of } ir gaukite { gain }.
power-consume-all = suvartokite visus savo resursus, bent 1, ir gaukite 1 PT mažiau, nei suvartojote resursų.
power-sell-good = { $trade ->
    [yes] parduokite 1 resursą už jo pardavimo vertę; jūsų prekybos galios skaičiuojamos.
   *[no] parduokite 1 resursą už jo pardavimo vertę; prekybos galios neskaičiuojamos.
}
power-draw = traukite { n-cards.acc }.
power-guess = pasakykite skaičių nuo { $low } iki { $high } ir atverskite viršutinę kortų traukimo kaladės kortą. Jeigu jos kaina arba gynybinė galia lygi tam skaičiui, kortą pasilikite, jeigu ne – išmeskite.
power-spend-hand = galima išmesti iki { n-cards.gen } iš rankų ir už kiekvieną gauti { $vp } PT; šie PT niekada nedvigubinami.
power-produce-here = šis pasaulis gauna resursą, jeigu ant jo resurso nėra.
power-produce-on-windfall = { $good ->
    [any] padėkite resursą ant vieno savo sėkmingų resursų pasaulio, ant kurio resurso nėra.
   *[other] padėkite resursą ant vieno savo sėkmingų resursų pasaulio ({ good-name }), ant kurio resurso nėra.
}
power-draw-if-produced-here = traukite { n-cards.acc }, jeigu šis pasaulis šioje fazėje gauna resursą.
power-draw-per-good = traukite po { n-cards.acc } už kiekvieną šioje fazėje išgautą resursą ({ good-name }).
power-draw-per-kind = traukite po { n-cards.acc } už kiekvieną šioje fazėje išgautų resursų rūšį.
power-draw-per-world = traukite po { n-cards.acc } už kiekvieną savo { good-name.gen } pasaulį, su resursu ar be jo.
power-draw-if-most = fazės pabaigoje traukite { n-cards.acc }, jeigu resursų ({ good-name }) išgavote daugiau nei kiekvienas kitas žaidėjas.

## Išsivystymų, kurių kaina 6, taškų eilutės

scoring-good-worlds = { $source ->
    [production] { $vp } PT už kiekvieną gavybos pasaulį ({ good-name }).
   *[windfall] { $vp } PT už kiekvieną sėkmingų resursų pasaulį ({ good-name }).
}
scoring-military-worlds = { $vp } PT už kiekvieną karinį pasaulį.
scoring-rebel-worlds = { $vp } PT už kiekvieną sukilėlių karinį pasaulį.
scoring-alien-cards = { $vp } PT už kiekvieną Ateivių kortą.
scoring-card = { $vp } PT už kortą „{ $card }“.
scoring-worlds = { $vp } PT už kiekvieną pasaulį.
scoring-developments = { $vp } PT už kiekvieną išsivystymą.
scoring-six = { $vp } PT už kiekvieną išsivystymą, kurio kaina 6.
scoring-world-powers = { $phase ->
    [explore] { $vp } PT už kiekvieną pasaulį su Tyrinėjimo galia.
    [trade] { $vp } PT už kiekvieną pasaulį su prekybos galia.
   *[consume] { $vp } PT už kiekvieną pasaulį su vartojimo galia.
}
scoring-development-powers = { $phase ->
    [explore] { $vp } PT už kiekvieną išsivystymą su Tyrinėjimo galia.
    [trade] { $vp } PT už kiekvieną išsivystymą su prekybos galia.
   *[consume] { $vp } PT už kiekvieną išsivystymą su vartojimo galia.
}
scoring-chips = { $vp } PT už kiekvienus { $per } PT žetonais, suapvalinus žemyn.
scoring-military = { $vp } PT už kiekvieną jūsų bendros karinės galios vienetą.

## Klausimai pagal sprendimo vardą

ask-first_discard = Pradinės kortos rankose: išmeskite { n-cards.acc }.
ask-choose_action = { $round } raundas: { $which ->
    [only] pasirinkite veiksmo kortą.
    [first] pasirinkite pirmąją iš dviejų savo veiksmo kortų.
   *[second] pasirinkite antrąją iš dviejų savo veiksmo kortų.
}
ask-explore_discard = Tyrinėjimas (ištraukta kortų: { $seen }): pasilikite { n-cards.acc }.
ask-choose_development = { $again ->
    [yes] Išsivystymas, antras kartas
   *[no] Išsivystymas
}: pasirinkite išsivystymą, kurį statysite, arba nedėkite nieko.{ $discount ->
    [0] { "" }
   *[other] { " " }Išsivystymų kaina jums sumažinta { $discount }.
}
ask-choose_world = { $again ->
    [yes] Kolonizavimas, antras kartas
   *[no] Kolonizavimas
}: pasirinkite pasaulį, kurį padėsite, arba nedėkite nieko. Jūsų bendra karinė galia yra { $military }.
ask-pay = Kortos „{ $card }“ kaina – { $cost }. Liko sumokėti: { n-cards }. Pasirinkite kortą iš rankų.
ask-pay_world = { $military ->
    [yes] Pasaulis „{ $card }“ (gynybinė galia { $cost })
   *[no] Pasaulis „{ $card }“ (kaina { $cost })
}: pasirinkite, kaip jį padėsite.
ask-sell_good = { $trade ->
    [bonus] Prekyba: pasirinkite resursą, kurį parduosite.
    [yes] { $card }: pasirinkite resursą, kurį parduosite; jūsų prekybos galios skaičiuojamos.
   *[no] { $card }: pasirinkite resursą, kurį parduosite; prekybos galios neskaičiuojamos.
}
ask-consume_next = { $end ->
    [yes] Vartojimas: pasirinkite galią, kurią naudosite dabar, arba baikite vartojimą.
   *[no] Vartojimas: pasirinkite galią, kurią naudosite dabar.
}{ $double ->
    [yes] { " " }Jūsų PT dvigubinami.
   *[no] { "" }
}
ask-consume_goods = { $card }: suvartokite { goods-of }.
ask-lucky_number = { $card }: pasakykite skaičių nuo { $low } iki { $high }. Jeigu viršutinės kortų traukimo kaladės kortos kaina arba gynybinė galia bus tokia, kortą pasiliksite.
ask-spend_hand = { $more ->
    [yes] { $card }: pasirinkite dar vieną kortą iš rankų, kurią išmesite už { $vp } PT, arba pasakykite, kad gana.
   *[no] { $card }: pasirinkite kortą iš rankų, kurią išmesite už { $vp } PT; galima išmesti iki { n-cards.gen }.
}
ask-produce_source = Gavyba: pasirinkite, kas dabar užpildys sėkmingų resursų pasaulį.
ask-produce_windfall = { $card ->
    [none] { $skip ->
        [yes] Gavybos premija: pasirinkite sėkmingų resursų pasaulį, ant kurio padėsite resursą, arba premiją praleiskite.
       *[no] Gavybos premija: pasirinkite sėkmingų resursų pasaulį, ant kurio padėsite resursą.
    }
   *[other] { $good ->
        [any] { $card }: pasirinkite sėkmingų resursų pasaulį, ant kurio padėsite resursą.
       *[other] { $card }: pasirinkite sėkmingų resursų pasaulį ({ good-name }), ant kurio padėsite resursą.
    }
}
ask-end_discard = Raundo pabaiga, rankose ne daugiau kaip 10 kortų: išmeskite { n-cards.acc }.
ask-chosen = Jau pasirinkta: { $list }.

## Atsakymai

do-place-nothing = Nedėti nieko
do-skip-bonus = Praleisti Gavybos premiją
do-end = Baigti vartojimą
do-enough = Gana, daugiau kortų neišmesti
do-choose = { $action } ({ $bonus })
do-keep = Pasilikti kortą „{ $card }“ ({ $facts })
do-discard = Išmesti kortą „{ $card }“
do-develop = Statyti išsivystymą „{ $card }“: { $way }
do-settle = Padėti pasaulį „{ $card }“: { $ways }
do-pay = Sumokėti korta „{ $card }“
do-sell = Parduoti pasaulio „{ $card }“ resursą ({ good-name }): traukti { n-cards.acc }
do-feed = Suvartoti resursą iš pasaulio „{ $card }“ ({ good-name })
do-guess = Pasakyti skaičių { $n }
do-spend = Išmesti kortą „{ $card }“ už { $vp } PT
do-source = { $card ->
    [none] Naudoti Gavybos premiją
   *[other] Naudoti kortą „{ $card }“
}
do-fill = { $cards ->
    [0] Padėti resursą ({ good-name }) ant pasaulio „{ $card }“
   *[other] Padėti resursą ({ good-name }) ant pasaulio „{ $card }“ ir traukti { n-cards.acc }
}
do-use-goods = { $card }: suvartoti { goods-of } ir gauti { gain }
do-use-all = { $card }: suvartoti visus resursus (jų { $goods }) ir gauti { $vp } PT
do-use-sale = { $trade ->
    [yes] { $card }: parduoti 1 resursą su prekybos galiomis
   *[no] { $card }: parduoti 1 resursą be prekybos galių
}
do-use-draw = { $card }: traukti { n-cards.acc }
do-use-guess = { $card }: pasakyti skaičių ir atversti viršutinę kortą
do-use-hand = { $card }: išmesti iki { n-cards.gen } iš rankų, už kiekvieną { $vp } PT
do-impossible = Dabar negalima: { $notation }

# kaip padedamas išsivystymas ar pasaulis; { $ways } yra vienas ar keli iš šių būdų
way-pay = { $cards ->
    [0] nemokamai
   *[other] sumokėti { n-cards.acc }
}
way-pay_colony_ship = nemokamai, išmetus kortą „{ card-colony_ship }“
way-conquer = užkariauti (karinė galia { $military }, gynybinė galia { $defense })
way-pay_contact = { $cards ->
    [0] nemokamai su korta „{ card-contact_specialist }“
   *[other] sumokėti { n-cards.acc } su korta „{ card-contact_specialist }“
}
way-pay_contact_colony_ship = nemokamai su korta „{ card-contact_specialist }“, išmetus kortą „{ card-colony_ship }“
way-tactics = { $way }, išmetus kortą „{ card-new_military_tactics }“
way-or = { $first } (arba { $second })

## Kodėl negalima

refuse-not-this-decision = Dabar to rinktis negalima. Pasirinkite vieną iš siūlomų atsakymų.
refuse-not-in-hand = Kortos „{ $card }“ rankose neturite, o čia tinka tik kortos iš rankų. Pasirinkite kortą, kurią turite.
refuse-not-explored = Kortos „{ $card }“ nėra tarp šioje Tyrinėjimo fazėje ištrauktų kortų, o kitos kortos rankose neliečiamos. Pasirinkite vieną iš ištrauktų kortų.
refuse-already-picked = Korta „{ $card }“ jau pasirinkta, o du kartus jos skaičiuoti negalima. Pasirinkite kitą.
refuse-same-action-twice = Šią veiksmo kortą turite tik vieną; po dvi yra tik Išsivystymo ir Kolonizavimo kortų. Antrąja pasirinkite kitą kortą.
refuse-not-a-development = Korta „{ $card }“ yra pasaulis, o šioje fazėje statomi tik išsivystymai. Pasirinkite išsivystymą arba nedėkite nieko.
refuse-duplicate = Korta „{ $card }“ jau yra jūsų žaidėjo zonoje, o dviejų vienodų išsivystymų ten būti negali. Pasirinkite kitą arba nedėkite nieko.
refuse-too-expensive = Korta „{ $card }“ jums kainuoja { $cost ->
    [one] { $cost } kortą
    [few] { $cost } kortas
   *[other] { $cost } kortų
}, o sumokėti { $spare ->
    [0] neturite kuo
   *[other] galite tik { $spare }
}. Pasirinkite ką nors pigesnio arba kitą būdą.
refuse-not-a-world = Korta „{ $card }“ yra išsivystymas, o šioje fazėje dedami tik pasauliai. Pasirinkite pasaulį arba nedėkite nieko.
refuse-too-weak = Jūsų karinė galia prieš pasaulį „{ $card }“ yra { $military }, o jo gynybinė galia – { $defense }. Pirma padidinkite savo karinę galią arba pasirinkite kitą pasaulį.
refuse-military-cannot-be-paid = „{ $card }“ yra karinis pasaulis, ir už jį tiesiog sumokėti negalima. Užkariaukite jį arba naudokite kortą „{ card-contact_specialist }“.
refuse-not-a-military-world = „{ $card }“ nėra karinis pasaulis, todėl jo užkariauti negalima, o korta „{ card-contact_specialist }“ čia nepadeda. Sumokėkite jo kainą.
refuse-alien-good = „{ $card }“ yra Ateivių technologijų pasaulis, o tokiems netinka nei korta „{ card-colony_ship }“, nei korta „{ card-contact_specialist }“. Padėkite jį be jų.
refuse-no-colony-ship = Korta „{ card-colony_ship }“ jums dabar nepadeda: ji turi būti jūsų žaidėjo zonoje dar prieš prasidedant šiai fazei. Pasirinkite kitą būdą.
refuse-no-contact-specialist = Korta „{ card-contact_specialist }“ jums dabar nepadeda: ji turi būti jūsų žaidėjo zonoje dar prieš prasidedant šiai fazei. Pasirinkite kitą būdą.
refuse-no-tactics = Korta „{ card-new_military_tactics }“ jums dabar nepadeda: ji turi būti jūsų žaidėjo zonoje dar prieš prasidedant šiai fazei. Pasirinkite kitą būdą.
refuse-tactics-no-use = Korta „{ card-new_military_tactics }“ duoda karinės galios, o mokant ji nepraverčia. Užkariaukite su ja pasaulį arba kortą pasilikite.
refuse-discard-not-needed = Pasaulis „{ $card }“ jums nekainuoja nė vienos kortos ir be šio išmetimo, o prie šio stalo galima išmesti tik tai, ko reikia. Padėkite pasaulį nieko neišmesdami.
refuse-not-in-tableau = Kortos „{ $card }“ jūsų žaidėjo zonoje nėra. Pasirinkite vieną iš savo kortų.
refuse-no-good-there = Ant kortos „{ $card }“ resurso nėra. Pasirinkite pasaulį su resursu.
refuse-power-not-yours = Kortos „{ $card }“ jūsų žaidėjo zonoje nėra, o galios veikia tik savininko naudai. Pasirinkite vieną iš savo galių.
refuse-power-too-new = Korta „{ $card }“ padėta tik šioje fazėje, o galios veikia nuo kitos fazės. Pasirinkite anksčiau padėtos kortos galią.
refuse-power-used = { $card ->
    [none] Gavybos premija jau panaudota, o fazėje ji veikia tik kartą.
   *[other] Ši kortos „{ $card }“ galia jau panaudota, o kiekviena galia fazėje veikia tik kartą.
} Pasirinkite ką nors kita.
refuse-not-enough-goods = Neturite resursų, kurių reikia kortos „{ $card }“ galiai. Naudokite kitą galią arba išsiverskite be šios.
refuse-not-enough-kinds = Kortos „{ $card }“ galiai reikia trijų skirtingų rūšių resursų, o tiek rūšių neturite. Naudokite kitą galią arba išsiverskite be šios.
refuse-pilgrimage-last = Kortos „{ $card }“ galia suvartoja visus resursus, todėl naudojama paskutinė; dar galite panaudoti kitą galią, kuri išmeta resursus. Pirma panaudokite ją.
refuse-no-hand-card = Kortos „{ $card }“ galiai reikia kortų iš rankų, o jūsų rankos tuščios. Išsiverskite be šios galios.
refuse-no-card-to-turn = Ir kortų traukimo kaladė, ir panaudotų kortų krūvelė tuščios, todėl kortos „{ $card }“ galiai nėra ko atversti. Išsiverskite be šios galios.
refuse-must-consume = Dar turite galią, kurią panaudoti ir galima, ir privaloma. Panaudokite ją, tik tada baikite vartojimą.
refuse-wrong-kind = „{ $card }“ yra ne tos resurso rūšies pasaulis, kuriai skirta ši galia. Pasirinkite tinkamos rūšies pasaulį.
refuse-same-kind = Tokios pat rūšies resursas kaip ant pasaulio „{ $card }“ jau pasirinktas, o visi turi būti skirtingų rūšių. Pasirinkite kitą rūšį.
refuse-spend-at-least-one = Šią galią jau naudojate, todėl bent vieną kortą išmesti privaloma. Pasirinkite kortą iš rankų.
refuse-not-windfall = „{ $card }“ nėra sėkmingų resursų pasaulis, o dabar užpildyti galima tik tokį. Pasirinkite sėkmingų resursų pasaulį, ant kurio resurso nėra.
refuse-has-a-good = Ant pasaulio „{ $card }“ resursas jau yra, o ant vieno pasaulio telpa tik vienas. Pasirinkite sėkmingų resursų pasaulį, ant kurio resurso nėra.
refuse-must-fill = Praleisti negalima: resursą padėti privaloma. Pasirinkite sėkmingų resursų pasaulį, ant kurio resurso nėra.
refuse-no-windfall-power = { $card ->
    [none] Gavybos nepasirinkote, todėl Gavybos premijos neturite.
   *[other] Korta „{ $card }“ neturi galios, kuri užpildo sėkmingų resursų pasaulius.
} Pasirinkite vieną iš siūlomų atsakymų.
refuse-no-target = { $card ->
    [none] Gavybos premijai
   *[other] Kortos „{ $card }“ galiai
} nėra tinkamo sėkmingų resursų pasaulio, ant kurio nebūtų resurso. Pasirinkite vieną iš siūlomų atsakymų.

## Žaidimo eiga

log-round = Prasideda { $n } raundas.
log-start-world = { $name } pradeda su pradiniu pasauliu „{ $card }“.
    .you = Pradedate su pradiniu pasauliu „{ $card }“.
log-preset-hand = { $name } gauna šio pradinio pasaulio kortas: { n-cards }{ shown }.
    .you = Gaunate šio pradinio pasaulio kortas: { n-cards }{ shown }.
log-first-hand = { $name } gauna { n-cards.acc }{ shown }.
    .you = Gaunate { n-cards.acc }{ shown }.
log-first-good = Žaidėjo { $name } pasaulis „{ $card }“ nuo pat pradžių yra su resursu.
    .you = Jūsų pasaulis „{ $card }“ nuo pat pradžių yra su resursu.
log-first-discard = { $name } iš pradinių kortų rankose išmeta { n-cards.acc }{ shown }.
    .you = Iš pradinių kortų rankose išmetate { n-cards.acc }{ shown }.
log-action = { $name } pasirenka veiksmo kortą „{ $action }“.
    .you = Pasirenkate veiksmo kortą „{ $action }“.
log-explore-draw = { $name } tyrinėja { n-cards.acc }{ shown }, pasilikti gali { $keep }.
    .you = Tyrinėjate { n-cards.acc }{ shown }, pasilikti galite { $keep }.
log-explore-keep = { $name } pasilieka { n-cards.acc }{ shown }, o likusias išmeta.
    .you = Pasiliekate { n-cards.acc }{ shown }, o likusias išmetate.
log-explore-all = { $name } tyrinėja { n-cards.acc }{ shown } ir pasilieka viską.
    .you = Tyrinėjate { n-cards.acc }{ shown } ir pasiliekate viską.
log-draw-before-developing = { $name } Išsivystymo fazės pradžioje traukia { n-cards.acc }{ shown }.
    .you = Išsivystymo fazės pradžioje traukiate { n-cards.acc }{ shown }.
log-develop = { $cards ->
    [0] { $name } nemokamai stato išsivystymą „{ $card }“.
   *[other] { $name } stato išsivystymą „{ $card }“ už { n-cards.acc }.
}
    .you = { $cards ->
        [0] Nemokamai statote išsivystymą „{ $card }“.
       *[other] Statote išsivystymą „{ $card }“ už { n-cards.acc }.
    }
log-develop-nothing = { $name } išsivystymo nestato.
    .you = Išsivystymo nestatote.
log-draw-after-developing = { $name } už naują išsivystymą traukia { n-cards.acc }{ shown }.
    .you = Už naują išsivystymą traukiate { n-cards.acc }{ shown }.
log-settle = { $way ->
    [conquer] { $name } užkariauja pasaulį „{ $card }“.
    [free] { $name } nemokamai kolonizuoja pasaulį „{ $card }“.
    [pay] { $name } kolonizuoja pasaulį „{ $card }“ už { n-cards.acc }.
   *[open] { $name } atverčia pasaulį „{ $card }“.
}
    .you = { $way ->
        [conquer] Užkariaujate pasaulį „{ $card }“.
        [free] Nemokamai kolonizuojate pasaulį „{ $card }“.
        [pay] Kolonizuojate pasaulį „{ $card }“ už { n-cards.acc }.
       *[open] Atverčiate pasaulį „{ $card }“.
    }
log-settle-nothing = { $name } pasaulio nededa.
    .you = Pasaulio nededate.
log-windfall-good = { $name } padeda sėkmingą resursą ({ good-name }) ant pasaulio „{ $card }“.
    .you = Padedate sėkmingą resursą ({ good-name }) ant pasaulio „{ $card }“.
log-use-tactics = { $name } išmeta kortą „{ $card }“ ir iki šios fazės pabaigos gauna { $signed } karinės galios.
    .you = Išmetate kortą „{ $card }“ ir iki šios fazės pabaigos gaunate { $signed } karinės galios.
log-conquer = { $name } užkariauja pasaulį „{ $card }“: karinės galios užtenka jo gynybai { $n }.
    .you = Užkariaujate pasaulį „{ $card }“: karinės galios užtenka jo gynybai { $n }.
log-use-colony-ship = { $name } išmeta kortą „{ $card }“, todėl pasaulis kainuoja 0.
    .you = Išmetate kortą „{ $card }“, todėl pasaulis kainuoja 0.
log-use-contact = { $name } naudoja kortą „{ card-contact_specialist }“ ir už karinį pasaulį „{ $card }“ moka.
    .you = Naudojate kortą „{ card-contact_specialist }“ ir už karinį pasaulį „{ $card }“ mokate.
log-pay = { $name } sumoka { n-cards.acc }{ shown }.
    .you = Sumokate { n-cards.acc }{ shown }.
log-pay-all = { $name } sumoka visas kortas iš rankų: { n-cards }{ shown }.
    .you = Sumokate visas kortas iš rankų: { n-cards }{ shown }.
log-settle-bonus = { $name } kaip Kolonizavimo premiją traukia { n-cards.acc }{ shown }.
    .you = Kaip Kolonizavimo premiją traukiate { n-cards.acc }{ shown }.
log-draw-after-settling = { $name } už naują pasaulį traukia { n-cards.acc }{ shown }.
    .you = Už naują pasaulį traukiate { n-cards.acc }{ shown }.
log-sell = { $name } parduoda pasaulio „{ $card }“ resursą ({ good-name }) ir traukia { n-cards.acc }{ shown }.
    .you = Parduodate pasaulio „{ $card }“ resursą ({ good-name }) ir traukiate { n-cards.acc }{ shown }.
log-nothing-to-sell = { $name } neturi ko parduoti ir praranda Prekybos premiją.
    .you = Neturite ko parduoti ir prarandate Prekybos premiją.
log-consume = { $vp ->
    [0] { $cards ->
        [0] { $name } naudoja kortą „{ $card }“ ir suvartoja { n-goods.acc }.
       *[other] { $name } naudoja kortą „{ $card }“ ir už { n-goods.acc } gauna { n-cards.acc }.
    }
   *[other] { $cards ->
        [0] { $name } naudoja kortą „{ $card }“ ir už { n-goods.acc } gauna { $vp } PT.
       *[other] { $name } naudoja kortą „{ $card }“ ir už { n-goods.acc } gauna { $vp } PT ir { n-cards.acc }.
    }
}
    .you = { $vp ->
        [0] { $cards ->
            [0] Naudojate kortą „{ $card }“ ir suvartojate { n-goods.acc }.
           *[other] Naudojate kortą „{ $card }“ ir už { n-goods.acc } gaunate { n-cards.acc }.
        }
       *[other] { $cards ->
            [0] Naudojate kortą „{ $card }“ ir už { n-goods.acc } gaunate { $vp } PT.
           *[other] Naudojate kortą „{ $card }“ ir už { n-goods.acc } gaunate { $vp } PT ir { n-cards.acc }.
        }
    }
log-gain-chips = { $name } gauna { $vp } PT žetonais.
    .you = Gaunate { $vp } PT žetonais.
log-consume-draw = { $name } kortos „{ $card }“ galia traukia { n-cards.acc }{ shown }.
    .you = Kortos „{ $card }“ galia traukiate { n-cards.acc }{ shown }.
log-draw-in-consume = { $name } kortos „{ $card }“ galia traukia { n-cards.acc }{ shown }.
    .you = Kortos „{ $card }“ galia traukiate { n-cards.acc }{ shown }.
log-consume-all = { $name } naudoja kortą „{ $card }“, suvartoja visus resursus ir gauna { $vp } PT žetonais.
    .you = Naudojate kortą „{ $card }“, suvartojate visus resursus ir gaunate { $vp } PT žetonais.
log-consume-end = { $name } baigia vartojimą.
    .you = Baigiate vartojimą.
log-guess = { $name } pasako skaičių { $n } ir atverčia kortą „{ $card }“.
    .you = Pasakote skaičių { $n } ir atverčiate kortą „{ $card }“.
log-guess-hit = Skaičius sutampa: { $name } pasiima kortą „{ $card }“ į rankas.
    .you = Skaičius sutampa: pasiimate kortą „{ $card }“ į rankas.
log-guess-miss = Skaičius nesutampa: { $name } išmeta kortą „{ $card }“.
    .you = Skaičius nesutampa: išmetate kortą „{ $card }“.
log-spend-hand = { $name } naudoja kortą „{ $card }“, išmeta iš rankų { n-cards.acc }{ shown } ir gauna { $vp } PT žetonais.
    .you = Naudojate kortą „{ $card }“, išmetate iš rankų { n-cards.acc }{ shown } ir gaunate { $vp } PT žetonais.
log-produce-goods = { $name } išgauna { n-goods.acc }.
    .you = Išgaunate { n-goods.acc }.
log-produce = { $name } išgauna resursą ({ good-name }) ant pasaulio „{ $card }“.
    .you = Išgaunate resursą ({ good-name }) ant pasaulio „{ $card }“.
log-produce-windfall = { $name } padeda resursą ({ good-name }) ant sėkmingų resursų pasaulio „{ $card }“.
    .you = Padedate resursą ({ good-name }) ant sėkmingų resursų pasaulio „{ $card }“.
log-draw-for-producing = { $name } už resursą, išgautą ant pasaulio „{ $card }“, traukia { n-cards.acc }{ shown }.
    .you = Už resursą, išgautą ant pasaulio „{ $card }“, traukiate { n-cards.acc }{ shown }.
log-draw-in-produce = { $name } kortos „{ $card }“ galia traukia { n-cards.acc }{ shown }.
    .you = Kortos „{ $card }“ galia traukiate { n-cards.acc }{ shown }.
log-produce-skip = { $name } praleidžia Gavybos premiją.
    .you = Praleidžiate Gavybos premiją.
log-draw-per-good = { $name } kortos „{ $card }“ galia už išgautus resursus traukia { n-cards.acc }{ shown }.
    .you = Kortos „{ $card }“ galia už išgautus resursus traukiate { n-cards.acc }{ shown }.
log-draw-for-most = { $name } kortos „{ $card }“ galia už didžiausią gavybą ({ good-name }) traukia { n-cards.acc }{ shown }.
    .you = Kortos „{ $card }“ galia už didžiausią gavybą ({ good-name }) traukiate { n-cards.acc }{ shown }.
log-end-discard = { $name } raundo pabaigoje išmeta { n-cards.acc }{ shown }.
    .you = Raundo pabaigoje išmetate { n-cards.acc }{ shown }.
log-reshuffle = Kortų traukimo kaladė tuščia: panaudotų kortų krūvelė ({ n-cards }) sumaišoma ir tampa nauja kalade.
log-game-end = Žaidimas baigiasi. { $reason }

## Stalas žodžiais

table-round = { $round ->
    [0] Pasiruošimas.
   *[other] { $round } raundas, { $phase }.
}
table-after = Po { $round } raundo.
table-piles = Likę pergalės taškų žetonai: { $pool }. Kortų skaičius: traukimo kaladėje { $deck }, panaudotų kortų krūvelėje { $discard }.
table-order = Žaidėjų eiliškumas: { $names }.
table-empire = { $mine ->
    [yes] { $name } (jūs)
   *[no] { $name }
}: iš viso { $points } PT ({ $parts }). Bendra karinė galia { $military }. Kortų rankose: { $hand }.
table-explored = Dabar tyrinėjamų kortų: { $cards }.
table-actions = Veiksmo kortos: { $actions }.
table-tableau = Žaidėjo zona, { n-cards }:
table-card = { $card }: { $facts }.
table-good = su resursu
table-no-good = be resurso
table-new = galios veikia nuo kitos fazės
table-hand = Jūsų kortos rankose, { n-cards }:
table-my-explored = Tyrinėjate { n-cards.acc }:
table-waiting = Laukiama žaidėjų: { $names }.
table-end = Žaidimas baigtas. { $reason }
