# Ką sako serveris ir ko reikia klientui, kad pasiūlytų žaidimą.

race-blurb = Kurkite galaktikos imperiją iš pasaulių ir išsivystymų. Kiekvienas slapta pasirenka fazę; vyksta tik pasirinktos fazės, bet visiems.

unbuilt-title = Serveris veikia
unbuilt-text = Stalo puslapiai dar nesukurti. Projekte paleiskite „make setup“ ir įkelkite šį puslapį iš naujo.

# -- neįvykdytos komandos

stale = Nuo jūsų pasirinkimo stalas pasikeitė. Apžiūrėkite jį ir pasirinkite iš naujo.
gesture-too-long = Po pirmojo iš šių pasirinkimų paaiškėja kas nors nauja. Rinkitės po vieną.
bad-action = Tokio pasirinkimo čia nėra: { $detail }
why-allowed = Dabar tai galima.
not-seated = Prie šio stalo nesėdite: jūs tik stebite.
seat-with-bot = Jūsų vietoje šiuo metu žaidžia kompiuteris. Pirmiausia susigrąžinkite vietą.
seat-unknown = Tokios vietos prie šio stalo nėra.
guest-needed = Pirmiausia pasirinkite vardą.
token-unknown = Šis įrenginys čia nebežinomas. Pasirinkite vardą ir pradėkite iš naujo.

# -- vietos

invite-needed = Šis stalas privatus: norint atsisėsti, reikia kvietimo.
invite-wrong = Šis kvietimas netinka. Paprašykite naujos nuorodos.
table-full = Visos šio stalo vietos užimtos. Galite stebėti.
seat-taken = Ši vieta jau užimta.
hand-not-yours = Vietą susigrąžinti gali tik jos savininkas.
hand-already-bot = Šioje vietoje jau žaidžia kompiuteris.
hand-open-host = Laisvą vietą kompiuteriui gali atiduoti tik stalo šeimininkas.
hand-not-left = Šis žaidėjas pasitraukė dar per neseniai. Kai stalas jo lauks { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
   *[other] { $minutes } minučių
}, už jį galės žaisti kompiuteris.
hand-here = Šis žaidėjas yra prie stalo. Kai stalas jo lauks { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
   *[other] { $minutes } minučių
} ir jis nieko nedarys, stalo šeimininkas galės leisti už jį žaisti kompiuteriui.
bot-unknown = Taip žaisti kompiuteris nemoka. Galima rinktis: { $bots }

# -- stalai

table-unknown = Tokio stalo nėra. Galbūt nuoroda nukopijuota ne visa.
table-over = Žaidimas prie šio stalo baigtas.
table-busy = Šis stalas vienu metu gauna per daug užklausų. Netrukus pabandykite dar kartą.
table-trouble = Šiam stalui kažkas nutiko. Nieko, kas patvirtinta, neprarasta; netrukus pabandykite dar kartą.
table-unreadable = Šio stalo atverti negalima: tai, kas apie jį įrašyta, netinka šiam serveriui. Visi kiti stalai tvarkingi; serverio prižiūrėtojas gali tai patikrinti.
rematch-early = Žaidimas dar nebaigtas.
record-early = Įrašą galėsite išsaugoti, kai žaidimas baigsis.
course-early = Žaidimo eigą mato jo žaidėjai, o pasibaigus – visi.
eyes-early = Kitų žaidėjų akimis galėsite žiūrėti, kai žaidimas baigsis.
step-unknown = Tokio žingsnio nėra: šiame žaidime yra { $steps ->
    [one] { $steps } žingsnis
    [few] { $steps } žingsniai
   *[other] { $steps } žingsnių
}.
fork-over = Po šio žingsnio žaidimas jau baigtas. Pasirinkite ankstesnį.
rules-newer = Šis žaidimas vyksta pagal naujesnes taisykles ({ $game }), nei žino šis serveris. Paprašykite šeimininko atnaujinti programą.
not-begun = Žaidimas dar neprasidėjo: susirinko ne visi.
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
record-other-game = Tai kito žaidimo įrašas, o ne žaidimo „{ $game }“.

# -- vardai, pokalbis, nuorodos

name-empty = Įrašykite vardą.
name-long = Šis vardas per ilgas: daugiausia { $most } ženklų.
chat-empty = Žinutė tuščia.
chat-long = Ši žinutė per ilga: daugiausia { $most } ženklų.
chat-private = Prie privataus stalo susirašinėja tik prie jo sėdintys.
chat-fast = Per daug žinučių iš karto. Palaukite kelias sekundes ir parašykite dar kartą.
link-unknown = Ši nuoroda jau panaudota, per sena arba nukopijuota ne visa.

# -- žinutės ir užklausos

hello-first = Niekas neprisistatė, todėl ryšys nutraukiamas.
hello-twice = Jau prisistatėte.
frame-binary = Priimamos tik tekstinės žinutės.
frame-big = Ši žinutė per ilga.
frame-bad = Šios žinutės suprasti nepavyksta: { $detail }
too-fast = Per daug žinučių vienu metu. Ryšys nutraukiamas; netrukus sugrįžkite.
too-slow = Šis ryšys stalui per lėtas. Jis nutraukiamas; sugrįžkite ir pamatysite, kas nauja.
too-many-sockets = Iš jūsų adreso per daug ryšių.
too-many-requests = Iš jūsų adreso per daug užklausų. Truputį palaukite.
host-foreign = Šis serveris taip nesivadina. Jo prižiūrėtojas gali šį vardą leisti nurodydamas --host-name.
origin-foreign = Tai ateina iš kitos svetainės puslapio ir nepriimama.
body-big = Tai per ilga.
bad-request = To suprasti nepavyksta: { $detail }
not-found = Šiuo adresu nieko nėra.
method-wrong = Šiuo adresu to padaryti negalima.

# -- ribos

too-many-steps = Per trumpą laiką prie šio stalo pakeitėte labai daug. Palaukite kelias sekundes ir tęskite.
too-many-tables = Per pastarąją dieną jau pradėjote { $most ->
    [one] { $most } nebaigtą žaidimą
    [few] { $most } nebaigtus žaidimus
   *[other] { $most } nebaigtų žaidimų
}. Prieš atidarydami kitą stalą, kurį nors užbaikite.
too-many-public = Žaidėjų jau laukia { $most ->
    [one] { $most } jūsų viešas stalas
    [few] { $most } jūsų vieši stalai
   *[other] { $most } jūsų viešų stalų
}. Palaukite, kol kuris nors prisipildys.
record-long = Šis įrašas per ilgas: daugiausia { $most ->
    [one] { $most } žingsnis
    [few] { $most } žingsniai
   *[other] { $most } žingsnių
}.
replay-busy = Šiuo metu per daug žmonių peržiūri praėjusius žaidimus. Netrukus pabandykite dar kartą.
