# Lenktynės dėl Galaktikos.
# Trenerio priežastys: ko po vieno pasirinkimo yra daugiau arba mažiau (.less) nei po kito. `tally-…` tą patį įvardija be
# skaičiaus, kilmininku po „šiek tiek daugiau“. Sakoma ir apie kitus žaidėjus, todėl be kreipinio.

reason-chips = Žetonuose { $n } PT daugiau
    .less = Žetonuose { $n } PT mažiau
reason-placed = Ant padėtų kortų { $n } PT daugiau
    .less = Ant padėtų kortų { $n } PT mažiau
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
reason-goods = { $n ->
    [one] { $n } resursu daugiau parduoti ar suvartoti
    [few] { $n } resursais daugiau parduoti ar suvartoti
   *[other] { $n } resursų daugiau parduoti ar suvartoti
}
    .less = { $n ->
        [one] { $n } resursu mažiau parduoti ar suvartoti
        [few] { $n } resursais mažiau parduoti ar suvartoti
       *[other] { $n } resursų mažiau parduoti ar suvartoti
    }
reason-sale = { $n ->
    [one] Geriausias pardavimas duoda { $n } korta daugiau
    [few] Geriausias pardavimas duoda { $n } kortomis daugiau
   *[other] Geriausias pardavimas duoda { $n } kortų daugiau
}
    .less = { $n ->
        [one] Geriausias pardavimas duoda { $n } korta mažiau
        [few] Geriausias pardavimas duoda { $n } kortomis mažiau
       *[other] Geriausias pardavimas duoda { $n } kortų mažiau
    }
reason-tableau = { $n ->
    [one] Zonoje { $n } korta daugiau
    [few] Zonoje { $n } kortomis daugiau
   *[other] Zonoje { $n } kortų daugiau
}
    .less = { $n ->
        [one] Zonoje { $n } korta mažiau
        [few] Zonoje { $n } kortomis mažiau
       *[other] Zonoje { $n } kortų mažiau
    }
reason-production = { $n ->
    [one] { $n } gavybos pasauliu daugiau
    [few] { $n } gavybos pasauliais daugiau
   *[other] { $n } gavybos pasaulių daugiau
}
    .less = { $n ->
        [one] { $n } gavybos pasauliu mažiau
        [few] { $n } gavybos pasauliais mažiau
       *[other] { $n } gavybos pasaulių mažiau
    }
reason-military = { $n ->
    [one] Karinė galia { $n } vienetu didesnė
    [few] Karinė galia { $n } vienetais didesnė
   *[other] Karinė galia { $n } vienetų didesnė
}
    .less = { $n ->
        [one] Karinė galia { $n } vienetu mažesnė
        [few] Karinė galia { $n } vienetais mažesnė
       *[other] Karinė galia { $n } vienetų mažesnė
    }
reason-discount = { $n ->
    [one] Kainos sumažinamos { $n } korta daugiau
    [few] Kainos sumažinamos { $n } kortomis daugiau
   *[other] Kainos sumažinamos { $n } kortų daugiau
}
    .less = { $n ->
        [one] Kainos sumažinamos { $n } korta mažiau
        [few] Kainos sumažinamos { $n } kortomis mažiau
       *[other] Kainos sumažinamos { $n } kortų mažiau
    }
reason-consume = { $n ->
    [one] { $n } vartojimo galia daugiau
    [few] { $n } vartojimo galiomis daugiau
   *[other] { $n } vartojimo galių daugiau
}
    .less = { $n ->
        [one] { $n } vartojimo galia mažiau
        [few] { $n } vartojimo galiomis mažiau
       *[other] { $n } vartojimo galių mažiau
    }
reason-ready = { $n ->
    [one] Rankose { $n } korta daugiau, kurią galima padėti
    [few] Rankose { $n } kortomis daugiau, kurias galima padėti
   *[other] Rankose { $n } kortų daugiau, kurias galima padėti
}
    .less = { $n ->
        [one] Rankose { $n } korta mažiau, kurią galima padėti
        [few] Rankose { $n } kortomis mažiau, kurias galima padėti
       *[other] Rankose { $n } kortų mažiau, kurias galima padėti
    }
reason-conquest = { $n ->
    [one] Rankose { $n } įveikiamu kariniu pasauliu daugiau
    [few] Rankose { $n } įveikiamais kariniais pasauliais daugiau
   *[other] Rankose { $n } įveikiamų karinių pasaulių daugiau
}
    .less = { $n ->
        [one] Rankose { $n } įveikiamu kariniu pasauliu mažiau
        [few] Rankose { $n } įveikiamais kariniais pasauliais mažiau
       *[other] Rankose { $n } įveikiamų karinių pasaulių mažiau
    }
reason-promise = Kortos rankose žada maždaug { $n } PT daugiau
    .less = Kortos rankose žada maždaug { $n } PT mažiau
reason-rival = Stipriausias priešininkas turi { $n } PT daugiau
    .less = Stipriausias priešininkas turi { $n } PT mažiau

tally-chips = PT žetonuose
tally-placed = PT ant padėtų kortų
tally-cards = kortų rankose
tally-goods = resursų parduoti ar suvartoti
tally-sale = kortų už geriausią pardavimą
tally-tableau = kortų zonoje
tally-production = gavybos pasaulių
tally-military = karinės galios
tally-discount = kainos sumažinimų
tally-consume = vartojimo galių
tally-ready = kortų rankose, kurias galima padėti
tally-conquest = įveikiamų karinių pasaulių rankose
tally-promise = PT, kuriuos žada kortos rankose
tally-rival = PT stipriausiam priešininkui
