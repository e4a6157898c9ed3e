# Galaktikos aljansai.
# Trenerio priežastys: ko po vieno pasirinkimo yra daugiau arba mažiau (.less) nei po kito. `tally-…` tą patį įvardija be
# skaičiaus, kilmininku po „šiek tiek daugiau“. Sakoma ir apie kitus žaidėjus, todėl be kreipinio.

reason-prestige = { $n ->
    [one] { $n } prestižo vienetu daugiau
    [few] { $n } prestižo vienetais daugiau
   *[other] { $n } prestižo vienetų daugiau
}
    .less = { $n ->
        [one] { $n } prestižo vienetu mažiau
        [few] { $n } prestižo vienetais mažiau
       *[other] { $n } prestižo vienetų mažiau
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
reason-developed = { $n ->
    [one] { $n } išvystyta planeta daugiau
    [few] { $n } išvystytomis planetomis daugiau
   *[other] { $n } išvystytų planetų daugiau
}
    .less = { $n ->
        [one] { $n } išvystyta planeta mažiau
        [few] { $n } išvystytomis planetomis mažiau
       *[other] { $n } išvystytų planetų mažiau
    }
reason-relics = { $n ->
    [one] { $n } artefaktu daugiau
    [few] { $n } artefaktais daugiau
   *[other] { $n } artefaktų daugiau
}
    .less = { $n ->
        [one] { $n } artefaktu mažiau
        [few] { $n } artefaktais mažiau
       *[other] { $n } artefaktų mažiau
    }
reason-ideology = Už pagrindinę ideologiją { $n } PT daugiau
    .less = Už pagrindinę ideologiją { $n } PT mažiau
reason-credits = { $n ->
    [one] { $n } kreditu daugiau
    [few] { $n } kreditais daugiau
   *[other] { $n } kreditų daugiau
}
    .less = { $n ->
        [one] { $n } kreditu mažiau
        [few] { $n } kreditais mažiau
       *[other] { $n } kreditų mažiau
    }
reason-production = { $n ->
    [one] { $n } gamybos vienetu daugiau
    [few] { $n } gamybos vienetais daugiau
   *[other] { $n } gamybos vienetų daugiau
}
    .less = { $n ->
        [one] { $n } gamybos vienetu mažiau
        [few] { $n } gamybos vienetais mažiau
       *[other] { $n } gamybos vienetų mažiau
    }
reason-discovery = { $n ->
    [one] { $n } atradimu daugiau
    [few] { $n } atradimais daugiau
   *[other] { $n } atradimų daugiau
}
    .less = { $n ->
        [one] { $n } atradimu mažiau
        [few] { $n } atradimais mažiau
       *[other] { $n } atradimų mažiau
    }
reason-influence = { $n ->
    [one] { $n } įtakos vienetu daugiau
    [few] { $n } įtakos vienetais daugiau
   *[other] { $n } įtakos vienetų daugiau
}
    .less = { $n ->
        [one] { $n } įtakos vienetu mažiau
        [few] { $n } įtakos vienetais mažiau
       *[other] { $n } įtakos vienetų mažiau
    }
reason-technologies = { $n ->
    [one] { $n } technologija daugiau
    [few] { $n } technologijomis daugiau
   *[other] { $n } technologijų daugiau
}
    .less = { $n ->
        [one] { $n } technologija mažiau
        [few] { $n } technologijomis mažiau
       *[other] { $n } technologijų mažiau
    }
reason-cruisers = { $n ->
    [one] Rankose { $n } kreiseriu daugiau
    [few] Rankose { $n } kreiseriais daugiau
   *[other] Rankose { $n } kreiserių daugiau
}
    .less = { $n ->
        [one] Rankose { $n } kreiseriu mažiau
        [few] Rankose { $n } kreiseriais mažiau
       *[other] Rankose { $n } kreiserių mažiau
    }
reason-strength = { $n ->
    [one] Galia { $n } vienetu didesnė
    [few] Galia { $n } vienetais didesnė
   *[other] Galia { $n } vienetų didesnė
}
    .less = { $n ->
        [one] Galia { $n } vienetu mažesnė
        [few] Galia { $n } vienetais mažesnė
       *[other] Galia { $n } vienetų mažesnė
    }
reason-cards = { $n ->
    [one] Rankose { $n } frakcijos korta daugiau
    [few] Rankose { $n } frakcijų kortomis daugiau
   *[other] Rankose { $n } frakcijų kortų daugiau
}
    .less = { $n ->
        [one] Rankose { $n } frakcijos korta mažiau
        [few] Rankose { $n } frakcijų kortomis mažiau
       *[other] Rankose { $n } frakcijų kortų mažiau
    }
reason-rival = Stipriausias priešininkas turi { $n } PT daugiau
    .less = Stipriausias priešininkas turi { $n } PT mažiau

tally-prestige = prestižo
tally-colonised = kolonizuotų planetų
tally-developed = išvystytų planetų
tally-relics = artefaktų
tally-ideology = PT už pagrindinę ideologiją
tally-credits = kreditų
tally-production = gamybos
tally-discovery = atradimų
tally-influence = įtakos
tally-technologies = technologijų
tally-cruisers = kreiserių rankose
tally-strength = galios
tally-cards = frakcijų kortų rankose
tally-rival = PT stipriausiam priešininkui
