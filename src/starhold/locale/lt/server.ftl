# Ką sako serveris ir ko reikia klientui, kad pasiūlytų žaidimą.

race-blurb = Kurkite galaktikos imperiją iš pasaulių ir patobulinimų. Kiekvienas slapta pasirenka fazę; vyksta tik pasirinktos fazės, bet visiems.

unbuilt-title = Serveris veikia
unbuilt-text = Stalo puslapiai dar nesukurti. Projekte paleiskite „make setup“ ir įkelkite šį puslapį iš naujo.

# -- neįvykdytos komandos

stale = Nuo jūsų pasirinkimo stalas pasikeitė. Apžiūrėkite jį ir pasirinkite iš naujo.
gesture-too-long = Po pirmojo iš šių pasirinkimų paaiškėja kas nors nauja. Rinkitės po vieną.
bad-action = Tokio pasirinkimo čia nėra: { $detail }
why-allowed = Dabar tai galima.
not-seated = Prie šio stalo vietos neturite: jūs stebite.
seat-with-bot = Jūsų vietoje šiuo metu žaidžia kompiuteris. Pirmiausia susigrąžinkite vietą.
seat-unknown = Tokios vietos prie šio stalo nėra.
guest-needed = Tam čia pirmiausia reikia vardo.
token-unknown = Šis įrenginys čia nebežinomas. Pasirinkite vardą ir pradėkite iš naujo.

# -- vietos

invite-needed = Šis stalas privatus: norint atsisėsti, reikia kvietimo.
invite-wrong = Šis kvietimas netinka. Paprašykite naujos nuorodos.
table-full = Visos šio stalo vietos užimtos. Galite stebėti.
seat-taken = Ši vieta jau užimta.
hand-not-yours = Vietą susigrąžinti gali tik jos savininkas.
hand-already-bot = Šioje vietoje jau žaidžia kompiuteris.
hand-open-host = Laisvą vietą kompiuteriniam žaidėjui gali atiduoti tik tas, kas atidarė stalą.
hand-not-left = Ši vieta dar palikta per trumpai. Jei jos laukiama, o žaidėjo nėra { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
   *[other] { $minutes } minučių
}, ją gali perimti kompiuterinis žaidėjas.
bot-unknown = Tokio kompiuterinio žaidėjo nėra. Yra: { $bots }

# -- stalai

table-unknown = Tokio stalo nėra. Galbūt nuoroda neišsami.
table-over = Žaidimas prie šio stalo baigtas.
table-busy = Iš šio stalo vienu metu prašoma per daug. Netrukus pabandykite dar kartą.
table-trouble = Šiam stalui kažkas nutiko. Nieko, kas patvirtinta, neprarasta; netrukus pabandykite dar kartą.
rematch-early = Žaidimas dar nebaigtas.
record-early = Įrašą bus galima gauti, kai žaidimas baigsis.
course-early = Žaidimo eigą mato jo žaidėjai, o pasibaigus – visi.
eyes-early = Kitų akimis galima žiūrėti, kai žaidimas baigtas.
step-unknown = Tokio ėjimo nėra: šiame žaidime yra { $steps ->
    [one] { $steps } ėjimas
    [few] { $steps } ėjimai
   *[other] { $steps } ėjimų
}.
fork-over = Šiame ėjime žaidimas jau baigtas. Pasirinkite ankstesnį.
rules-newer = Ši partija žaidžiama pagal naujesnes taisykles ({ $game }), nei žino šis serveris. Paprašykite šeimininko atnaujinti programą.
seats-count = Yra { $seats ->
    [one] { $seats } vieta
    [few] { $seats } vietos
   *[other] { $seats } vietų
}, o { $players ->
    [one] { $players } žaidėjas
    [few] { $players } žaidėjai
   *[other] { $players } žaidėjų
}.
seats-me = Lygiai viena vieta turi būti jūsų.
game-unknown = Tokio žaidimo nėra: { $detail }
bad-option = Netinkamas nustatymas: { $detail }
bad-record = Šio įrašo perskaityti nepavyksta: { $detail }
record-other-game = Tai kito žaidimo įrašas, ne { $game }.

# -- vardai, pokalbis, nuorodos

name-empty = Vardui reikia bent vienos matomos raidės ar ženklo.
name-long = Šis vardas per ilgas: daugiausia { $most } ženklų.
chat-empty = Šioje eilutėje nėra ką pasakyti.
chat-long = Ši eilutė per ilga: daugiausia { $most } ženklų.
link-unknown = Ši nuoroda jau panaudota, per sena arba neišsami.

# -- žinutės ir užklausos

hello-first = Niekas neprisistatė, todėl ryšys nutraukiamas.
hello-twice = Kas esate, jau žinoma.
frame-binary = Čia suprantamas tik tekstas.
frame-big = Ši žinutė per ilga.
frame-bad = Šios žinutės suprasti nepavyksta: { $detail }
too-fast = Per daug žinučių vienu metu. Ryšys nutraukiamas; netrukus sugrįžkite.
too-slow = Šis ryšys stalui per lėtas. Jis nutraukiamas; sugrįžkite ir pamatysite, kas nauja.
too-many-sockets = Iš jūsų adreso per daug ryšių.
too-many-requests = Iš jūsų adreso per daug užklausų. Truputį palaukite.
origin-foreign = Tai ateina iš kitos svetainės puslapio ir nepriimama.
body-big = Tai per ilga.
bad-request = To suprasti nepavyksta: { $detail }
not-found = Šiuo adresu nieko nėra.
method-wrong = To šiuo adresu daryti negalima.
