close = Zavřít
cancel = Zrušit
save = Uložit
you = Vy
yes = ano
no = ne
mark-amber = jantarový trojúhelník
mark-azure = azurový kruh
mark-coral = korálový čtverec
mark-pearl = perlový kosočtverec
copy-link = Kopírovat odkaz
copied = Zkopírováno
error-no-page = Na této adrese žádná stránka není.
round-word = { $counts ->
    [turn] Tah
   *[other] Kolo
}
record-download = Uložit záznam
name-label = Jméno, které uvidí ostatní
other-device = Pokračovat na jiném zařízení
other-device-text = S tímto odkazem budete v jiném prohlížeči pokračovat jako tentýž host, se stejnými místy a stoly. Platí deset minut a jen jednou.
other-device-button = Vytvořit odkaz
link-title = Pokračovat jako tentýž host
link-text = V tomto prohlížeči budete pokračovat jako host, který odkaz vytvořil, se všemi jeho stoly.
link-text-replace = V tomto prohlížeči budete pokračovat jako host, který odkaz vytvořil. Teď jste zde „{ $name }“; stoly tohoto hosta tu už neuvidíte.
link-use = Pokračovat zde

## Nový stůl

new-table-of = Nový stůl: { $game }
seats = Místa
seat-number = Místo { $number }
seat-me = já
seat-friend = přítel, přes odkaz
seat-bot = počítač: { $bot }
seat-any-bot = počítač
who-and-when = Kdo stůl uvidí a jak rychle se hraje
public = Veřejný
private = Soukromý
public-help = Je v seznamu otevřených stolů; volné místo může obsadit kdokoli.
pace-live = Naživo
pace-live-help = Všichni jsou u stolu; po třech minutách může nepřítomného zastoupit počítač.
pace-days-help = Každý táhne, až má čas; nikdo vás nehoní, dokud neuplynou tři dny.
rule-options = Všechny volby
open-table = Otevřít stůl

## Před rozdáním

room = Před hrou
room-dealt = Rozdá se, teprve až tu budou všichni. Nikdo se tak nemůže podívat, co dostal, a začít znovu.
room-next = Hra pak začne sama.
room-not-come = čeká se na příchod
room-away = má místo, teď tu není
room-invite = Pošlete odkaz na volné místo příteli, nebo tam posaďte počítač.
room-host-invites = Na volné místo zve ten, kdo stůl otevřel.
room-late-live = Kdo nepřijde do tří minut, toho může zastoupit počítač.
room-late-days = Kdo nepřijde do tří dnů, toho může zastoupit počítač.
room-rules = Pravidla
room-rules-plain = běžná
option-off = { $option }: ne

## Stůl

question = Co máte udělat
one-moment = Okamžik…
waiting-for = Čeká se na: { $names }.
you-watch = Sledujete hru.
sit-down = Posadit se
game-over = Hra skončila.
looking-back = Díváte se zpět. Takto stůl tehdy vypadal.
back-to-now = Zpět ke hře
picked-of = vybráno { $picked }/{ $need }
pick-on = Vybírejte dál, nebo pošlete, co je vybráno
pick-more = { $count ->
    [one] Vyberte ještě { $count }
    [few] Vyberte ještě { $count }
   *[other] Vyberte ještě { $count }
}
confirm-count = { $count ->
    [one] Potvrdit { $count } volbu
    [few] Potvrdit tyto { $count }
   *[other] Potvrdit těchto { $count }
}
confirm-part = { $count ->
    [one] Zatím jen tuto
    [few] Zatím jen tyto { $count }
   *[other] Zatím jen těchto { $count }
}
# několik voleb na jednom tlačítku
take-back = Zrušit výběr
sending = Odesílá se…
connection-lost = Spojení se přerušilo, navazuje se znovu. Nic se neztratilo: vaše místo i hra čekají.
board-failed = Herní plán se nepodařilo vykreslit.
side = Pravidla, chat, stůl a průběh
side-fold = Pravidla a průběh
views = Pohledy
board = Plán
log = Průběh
log-empty = Zatím se nic nestalo.
log-all = Ukázat celý průběh, řádků: { $count }
new = (nové)
previous = Zpět
next = Dál
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nenalezeno žádné pravidlo
    [one] Nalezeno { $count } pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
rules-none = Žádné pravidlo neobsahuje všechna tato slova. Zkuste méně slov nebo číslo pravidla.
open-rule = Otevřít toto pravidlo
open-rule-of = Otevřít pravidlo { $rule }
chat = Chat
chat-empty = Zatím nikdo nic nenapsal.
chat-say = Napište něco
chat-watching = (přihlíží)
chat-private = U soukromého stolu si píšou jen ti, kdo u něj sedí.
send = Odeslat
unread = nové
thinking = volí
points-of = body: { $name }
score-of = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-now = Kdyby hra skončila teď
online = je tu
played-by = hraje počítač ({ $bot })
hand-to-bot = Nechat hrát počítač
take-seat-back = Vzít si místo zpět
left-since = naposledy zde: { $ago }
invite-seat = Pozvánka na místo { $number }
watch-link = Odkaz pro diváky
notify-ask = Upozornit mě, když budu na tahu
notify-title = Starhold: jste na tahu
sealed-luck = Zapečetěná náhoda
sealed-luck-text = Náhodu tvoří tajemství serveru a náhodné číslo z prohlížeče každého hráče. Tajemství se zapečetilo při otevření stolu a prozradí se na konci; pak může kdokoli ověřit, že k pečeti patří a že se použila všechna čísla.
commitment = Pečeť
seal-other = Tohle není pečeť, kterou tento prohlížeč viděl, než jste přidali své číslo: { $seal }. Náhoda v této hře nic nedokazuje.
seeds = Čísla hráčů
seed-later = zatím není
seed-none = žádné
seed-yours = Vaše je mezi nimi: je to číslo, které vytvořil tento prohlížeč.
seed-other = Číslo u vašeho místa není to, které má uložené tento prohlížeč. Pokud jste se posadili v jiném prohlížeči, ověřte ho tam; pokud ne, někdo ho vyměnil.
secret = Tajemství
secret-several = Jedno za každou hru, ze které se pokračovalo; poslední patří této hře.
verify-how = Chcete-li to ověřit, uložte záznam a spusťte:

keys = Klávesy
keys-enter = potvrdit; na zvýrazněné věci: vybrat ji
keys-esc = zrušit výběr, zavřít
keys-arrows = procházet, co je zvýrazněné
keys-space = vybrat, nebo výběr zrušit
keys-undo = vrátit volbu
keys-step = dívat se krok za krokem, co se stalo
keys-tabs = průběh, pravidla, chat, stůl
keys-help = tento seznam

## Konec

rematch = Hrát znovu
to-rematch = K další hře
source = Body za
total = Celkem
place-number = { $place }.
course = Průběh hry v bodech
to-table = Ke stolu
step-of = Krok { $step }/{ $steps }
pause = Zastavit
to-start = Na začátek
to-end = Na konec
fork = Hrát dál odtud
see-as = Očima hráče
spectator = divák

## Pozvánka

join-title = Pozvání ke hře: { $game }
join-with = U stolu: { $names }
just-watch = Jen se dívat
score-so-far = Dosud získáno
settings-kept = Uchovává se v tomto zařízení.
set-speed = Jak rychle se ukazuje, co dělají ostatní
set-speed-calm = Klidně
set-speed-normal = Běžně
set-speed-quick = Rychle
set-speed-off = Hned
set-sound = Zvuk
set-sound-on = Přehrávat zvuky
set-volume = Hlasitost
set-motion = Pohyb
set-motion-system = Podle systému
set-motion-reduced = Méně
set-motion-full = Plný
set-theme = Barvy
set-theme-system = Podle systému
set-theme-dark = Tmavé
set-theme-light = Světlé
set-cardtext = Text na kartách
set-cardtext-small = Malý
set-cardtext-normal = Běžný
set-cardtext-large = Velký
set-cardtext-largest = Největší
set-playing = Hraní
set-confirm = Potvrzovat každou volbu
set-confirm-more = Jinak stačí k volbě dvojklik.
set-endturn = Co nedává na výběr, ať se udělá samo
set-endturn-more = Váš tah skončí, když už není co dělat.
set-declineunpayable = Odmítat nabídky, na které nemáte
set-declineunpayable-more = Ve Starfarers: nabídka, která chce karty, jež nemáte, se hned odmítne.
thinks = { $count ->
    [one] { $names } přemýšlí…
    [few] { $names } přemýšlejí…
    [many] { $names } přemýšlejí…
   *[other] { $names } přemýšlejí…
}
you-chose = Vaše volba: { $choice }.
question-more = Celá otázka
question-ways = Jak to použít
more = Více
to-board = Na stůl
while-away = zatímco jste byli pryč
more-to-tell = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
    [many] zbývá { $count }
   *[other] zbývá { $count }
}
missed = { $count ->
    [one] Stala se ještě { $count } věc.
    [few] Staly se ještě { $count } věci.
    [many] Stalo se ještě { $count } věci.
   *[other] Stalo se ještě { $count } věcí.
}
see-log = Do záznamu
log-look = Ukázat stůl, jak tehdy vypadal
log-details = { $count ->
    [0] Pravidlo
    [one] { $count } podrobnost
    [few] { $count } podrobnosti
    [many] { $count } podrobnosti
   *[other] { $count } podrobností
}
log-rule = Pravidlo
chat-watch = Chcete-li při sledování psát, dejte si na první stránce jméno.
hand-seat-to-bot = Ať za hráče { $name } hraje počítač
idle-since = bez tahu: { $ago }
keys-skip = přeskočit k přítomnosti, když se něco ukazuje
all-options = { $count ->
    [one] { $count } volba
    [few] Všechny { $count } volby
   *[other] Všech { $count } voleb
}
option-changed = změněno
options-usual = Vše jako obvykle
preset-own = Vlastní kombinace:
preset-first = První hra
preset-standard = Běžná hra
preset-experts = Pro zkušené
preset-race-first = Začínáte se čtyřmi kartami, které se hodí k výchozímu světu; nic se předem neodhazuje.
preset-race-standard = Jak je v krabici: šest karet, čtyři si necháte.
preset-race-experts = Dva hráči, každé kolo dvě akce; plánuje se dál dopředu.
preset-duel-standard = Obvyklé čtyři závěrečné destičky: od začátku víte, za co budou body.
preset-duel-experts = Závěrečné destičky se losují: každá hra odmění něco jiného.
preset-alliances-first = Všech pět soustav leží od začátku odkrytých a dostanete sedm karet.
preset-alliances-standard = Dvě soustavy leží odkryté, ostatní se objeví cestou; sedm karet a jedna výměna.
preset-alliances-experts = Draft: vyberte kartu a ostatní pošlete dál, dokud jich každý nemá sedm.
preset-starfarers-first = Vytištěný plán: vaše první kolonie a lodě už stojí na dobrých místech.
preset-starfarers-standard = Zamíchané sektory, všechny odkryté: pokaždé nová mapa.
preset-starfarers-experts = Neznámá, promíchaná galaxie; kde začnete, si zvolíte sami.
seats-help = Každý přítel dostane odkaz. Počítač si sedne hned.
private-help = Přijde jen ten, komu pošlete odkaz.
pace = Tempo
end-show = Ukázat výsledek
end-hide = Prohlédnout stůl
end-you-win = Vyhráli jste { $points } : { $second }
end-wins = { $name } vyhrává { $points } : { $second }
end-you-win-many = Vyhráli jste, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (druhé místo: { $next }, { $second })
end-wins-many = { $name } vyhrává, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (druhé místo: { $next }, { $second })
end-tied = Dělené vítězství: { $names } (po { $points })
end-by = Rozhodlo: { $sources }.
end-tiebreak = Body jsou stejné, rozhoduje další kritérium ({ $mine } : { $other }).
end-solo = { $points ->
    [one] Konec hry: { $points } bod
    [few] Konec hry: { $points } body
   *[other] Konec hry: { $points } bodů
}
end-solo-first = Váš první výsledek: ten příště překonejte.
end-solo-same = Stejně jako vaše dosud nejlepší hra.
end-solo-best = Nový rekord! Dosud to bylo { $before }.
turning-points = Kde se hra zlomila
takes-lead = { $name } se dostává do vedení
takes-lead-you = Dostáváte se do vedení
replay-start = Je rozdáno. Stiskněte Přehrát, nebo procházejte šipkami.
previous-turn = Předchozí tah
next-turn = Další tah
go-to-round = { $counts ->
    [turn] Přejít na tah
   *[other] Přejít na kolo
}
course-start = začátek
copy-step = Kopírovat odkaz na tento krok
hands = Karty
open-hands = Odkryté karty
look-through = Podívat se na stůl jejich očima
hand-hand = Ruka
hand-explored = Prozkoumáno
hand-science = Karty vědy
hand-aside = Odloženo
hand-pack = Na výběr
hand-chosen = Zvoleno, zakryté
hand-empty = nic
hand-on-board = vidíte na plánu
share = Sdílet
