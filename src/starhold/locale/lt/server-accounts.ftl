# Paskyros: kaip prisijungti, įrenginiai, išėjimas ir tvarka.

# -- vardai ir prisijungimas

name-taken = Šis vardas priklauso paskyrai. Jei ji jūsų, prisijunkite; jei ne, pasirinkite kitą vardą.
name-differs = Tai ne jūsų vardas. Įrašykite jį tiksliai taip, kaip parodyta.
account-needed = Tai gali daryti tik turintieji paskyrą. Ją susikursite paskyros puslapyje.
challenge-old = Tai užtruko per ilgai arba buvo išsiųsta du kartus. Niekas nepasikeitė; pradėkite iš naujo.
passkey-bad = Šis prieigos raktas sukurtas ne šiai svetainei arba jo parašas neteisingas. Niekas nepasikeitė.
passkey-unknown = Šis prieigos raktas čia nežinomas. Galbūt jis pašalintas arba jo paskyra ištrinta.
passkey-numbers = Prieigos raktams reikia svetainės vardo. Atverkite šį puslapį vardu, o ne skaitmenų adresu; šiame kompiuteryje tai „localhost“.
passkeys-many = Jau turite tiek prieigos raktų, kiek galima: { $most }. Pirmiausia pašalinkite nebenaudojamą.
last-way-in = Kitaip prisijungti nebegalėtumėte. Pirmiausia pridėkite kitą būdą, antraip nebegrįšite.
session-ended = Šiame įrenginyje esate atjungti.
session-unknown = Šis įrenginys nebėra prijungtas.
too-often = Tai darėte labai dažnai. Palaukite kelias minutes ir bandykite dar kartą.

# -- el. paštu

mail-none = Šis serveris el. laiškų nesiunčia. Naudokite prieigos raktą.
mail-bad = Šiuo el. pašto adresu rašyti negalime. Patikrinkite, ar nėra klaidos.
mail-later = Dabar laiško išsiųsti nepavyksta. Pabandykite po kelių minučių.
mail-taken = Šis el. pašto adresas priklauso kitai paskyrai.
mail-link-old = Ši nuoroda jau panaudota, per sena arba ne visa. Paprašykite naujos.
mail-link-elsewhere = Ši nuoroda prideda adresą prie paskyros. Atverkite ją toje naršyklėje, kurioje jos prašėte.
mail-subject = Prisijungimas prie „Starhold“
mail-enter = Kažkas, greičiausiai jūs, nori prisijungti prie „Starhold“. Atverkite šią nuorodą ir patvirtinkite:
mail-begin = Kažkas, greičiausiai jūs, nori šiuo adresu prisijungti prie „Starhold“. Atverkite šią nuorodą ir patvirtinkite:
mail-foot = Ji veikia vieną kartą ir galioja { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
   *[other] { $minutes } minučių
}. Jei tai ne jūs, nieko nedarykite: be nuorodos nieko nenutiks.

# -- tvarka

muted = Moderatorius jus kuriam laikui nutildė: žaisti galite, rašyti ne.
role-needed = Tai gali daryti tik moderatoriai.
rank-needed = Su šiuo žmogumi to daryti negalite.
somebody-unknown = Tokio žmogaus nėra arba toje vietoje niekas nesėdi.
line-unknown = Tokios žinutės nėra.
report-self = Pranešti apie save negalite.
report-unknown = Šis pranešimas jau išspręstas.
