### Bots that play from outside: programs of other people, each with a token.

outside-needed = Tam reikia boto rakto. Jį gausite savo puslapyje.
outside-token-unknown = Šis boto raktas čia nežinomas arba buvo atšauktas.
outside-unknown = Tokio boto nėra arba jis žaidžia tik su savo šeimininku.
outside-many = Jau turite { $most } { $most ->
        [one] botą
        [few] botus
       *[other] botų
    }. Pirmiausia vieną pašalinkite.
outside-name-taken = Vienas botas jau taip vadinasi. Pasirinkite kitą vardą.
outside-twice = Šis botas jau sėdi prie šio stalo.
outside-away = { $name } šiuo metu nesiklauso. Pirmiausia jį paleiskite.
outside-busy = { $name } jau žaidžia prie tiek stalų, prie kiek gali. Pabandykite vėliau.
outside-unrated = Žaidimai su išoriniais botais nevertinami. Atidarykite nevertinamą stalą.
outside-open-seat = Išorinis botas gali užimti tik laisvą vietą.
outside-streams = Šis botas jau klausosi tiek kartų, kiek gali ({ $most }). Pirmiausia nutraukite vieną ryšį.
outside-late = Per vėlu: už jus nusprendė kitas botas.
outside-not-asked = Šiuo metu jūsų niekas nieko neklausia.
