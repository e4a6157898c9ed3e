# CATAN – Žvaigždžių keliautojai.
# Trenerio priežastys: ko po vieno pasirinkimo yra daugiau arba mažiau (.less) nei po kito. `tally-…` tą patį įvardija be
# skaičiaus, kilmininku po „šiek tiek daugiau“. Sakoma ir apie kitus žaidėjus, todėl be kreipinio.

reason-points = { $n ->
    [one] { $n } tašku daugiau
    [few] { $n } taškais daugiau
   *[other] { $n } taškų daugiau
}
    .less = { $n ->
        [one] { $n } tašku mažiau
        [few] { $n } taškais mažiau
       *[other] { $n } taškų mažiau
    }
reason-ports = { $n ->
    [one] { $n } kosminiu uostu daugiau
    [few] { $n } kosminiais uostais daugiau
   *[other] { $n } kosminių uostų daugiau
}
    .less = { $n ->
        [one] { $n } kosminiu uostu mažiau
        [few] { $n } kosminiais uostais mažiau
       *[other] { $n } kosminių uostų mažiau
    }
reason-stations = { $n ->
    [one] { $n } prekybos stotimi daugiau
    [few] { $n } prekybos stotimis daugiau
   *[other] { $n } prekybos stočių daugiau
}
    .less = { $n ->
        [one] { $n } prekybos stotimi mažiau
        [few] { $n } prekybos stotimis mažiau
       *[other] { $n } prekybos stočių mažiau
    }
reason-fame = { $n ->
    [one] { $n } pusmedaliu daugiau
    [few] { $n } pusmedaliais daugiau
   *[other] { $n } pusmedalių daugiau
}
    .less = { $n ->
        [one] { $n } pusmedaliu mažiau
        [few] { $n } pusmedaliais mažiau
       *[other] { $n } pusmedalių mažiau
    }
reason-production = { $n ->
    [one] Gamyba: { $n } taškeliu daugiau ant skaičių žetonų
    [few] Gamyba: { $n } taškeliais daugiau ant skaičių žetonų
   *[other] Gamyba: { $n } taškelių daugiau ant skaičių žetonų
}
    .less = { $n ->
        [one] Gamyba: { $n } taškeliu mažiau ant skaičių žetonų
        [few] Gamyba: { $n } taškeliais mažiau ant skaičių žetonų
       *[other] Gamyba: { $n } taškelių mažiau ant skaičių žetonų
    }
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
reason-ready = { $n ->
    [one] { $n } statyba daugiau, kuriai užtenka kortų rankose
    [few] { $n } statybomis daugiau, kurioms užtenka kortų rankose
   *[other] { $n } statybų daugiau, kurioms užtenka kortų rankose
}
    .less = { $n ->
        [one] { $n } statyba mažiau, kuriai užtenka kortų rankose
        [few] { $n } statybomis mažiau, kurioms užtenka kortų rankose
       *[other] { $n } statybų mažiau, kurioms užtenka kortų rankose
    }
reason-ships = { $n ->
    [one] Žemėlapyje { $n } laivu daugiau
    [few] Žemėlapyje { $n } laivais daugiau
   *[other] Žemėlapyje { $n } laivų daugiau
}
    .less = { $n ->
        [one] Žemėlapyje { $n } laivu mažiau
        [few] Žemėlapyje { $n } laivais mažiau
       *[other] Žemėlapyje { $n } laivų mažiau
    }
reason-near = { $n ->
    [one] Laivai kartu { $n } žingsniu arčiau tikslų
    [few] Laivai kartu { $n } žingsniais arčiau tikslų
   *[other] Laivai kartu { $n } žingsnių arčiau tikslų
}
    .less = { $n ->
        [one] Laivai kartu { $n } žingsniu toliau nuo tikslų
        [few] Laivai kartu { $n } žingsniais toliau nuo tikslų
       *[other] Laivai kartu { $n } žingsnių toliau nuo tikslų
    }
reason-boosters = { $n ->
    [one] { $n } varikliu daugiau
    [few] { $n } varikliais daugiau
   *[other] { $n } variklių daugiau
}
    .less = { $n ->
        [one] { $n } varikliu mažiau
        [few] { $n } varikliais mažiau
       *[other] { $n } variklių mažiau
    }
reason-cannons = { $n ->
    [one] { $n } patranka daugiau
    [few] { $n } patrankomis daugiau
   *[other] { $n } patrankų daugiau
}
    .less = { $n ->
        [one] { $n } patranka mažiau
        [few] { $n } patrankomis mažiau
       *[other] { $n } patrankų mažiau
    }
reason-pods = { $n ->
    [one] { $n } krovinių skyriumi daugiau
    [few] { $n } krovinių skyriais daugiau
   *[other] { $n } krovinių skyrių daugiau
}
    .less = { $n ->
        [one] { $n } krovinių skyriumi mažiau
        [few] { $n } krovinių skyriais mažiau
       *[other] { $n } krovinių skyrių mažiau
    }
reason-rival = { $n ->
    [one] Stipriausias priešininkas turi { $n } tašku daugiau
    [few] Stipriausias priešininkas turi { $n } taškais daugiau
   *[other] Stipriausias priešininkas turi { $n } taškų daugiau
}
    .less = { $n ->
        [one] Stipriausias priešininkas turi { $n } tašku mažiau
        [few] Stipriausias priešininkas turi { $n } taškais mažiau
       *[other] Stipriausias priešininkas turi { $n } taškų mažiau
    }

tally-points = taškų
tally-ports = kosminių uostų
tally-stations = prekybos stočių
tally-fame = pusmedalių
tally-production = gamybos
tally-cards = kortų rankose
tally-ready = statybų, kurioms užtenka kortų rankose
tally-ships = laivų žemėlapyje
tally-near = laivų žingsnių link tikslų
tally-boosters = variklių
tally-cannons = patrankų
tally-pods = krovinių skyrių
tally-rival = taškų stipriausiam priešininkui
