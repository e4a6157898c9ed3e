# Slova prostředí. Stejné klíče jsou v en.ftl a lt.ftl; hlídá to `npm run check`.

## Všude

home-link = Starhold, na úvodní stránku
skip-to-content = Přejít k obsahu
loading = Okamžik…
lobby = Úvod
language = Jazyk
try-again = Zkusit znovu
back-home = Na úvodní stránku
failure-title = To se nepodařilo
guest-name = Host { $number }
bot = počítač
bot-random = Náhodník
bot-cadet = Kadet
bot-navigator = Navigátor
bot-greedy = Chamtivec
bot-captain = Kapitán
bot-admiral = Admirál
bot-oracle = Věštec
level = Úroveň počítače
levels-research = Pro výzkum
suggest-up = Na úrovni { $level } teď vyhráváte: zkusíte úroveň { $next }?
suggest-down = Na úrovni { $level } to teď nevychází: zkusíte úroveň { $next }?
link = Odkaz

error-unreachable = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
error-status = Server to nemohl provést (odpověď { $status }).

## Úvod

hero-title = Čtyři vesmírné deskové hry. Hrajte hned, v prohlížeči.
hero-text = Pozvěte přátele odkazem, nebo hned hrajte proti počítači. Nic se neinstaluje, účet není potřeba.
games = Hry
play-now = Hrát hned proti počítači
opening-table = Otevírám stůl…
new-table = Nový stůl
invite-to = Nový stůl s přáteli: { $game }
players-count = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
players-range = { $max ->
    [one] { $min }–{ $max } hráč
    [few] { $min }–{ $max } hráči
   *[other] { $min }–{ $max } hráčů
}
minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
weight-1 = velmi snadná
weight-2 = snadná
weight-3 = středně těžká
weight-4 = náročná
weight-5 = těžká
my-tables = Moje stoly
tables-all = { $count ->
    [one] Ukázat { $count } stůl
    [few] Ukázat všechny { $count } stoly
   *[other] Ukázat všech { $count } stolů
}
your-turn = Jste na tahu
play-on = Pokračovat
table-awaits-you = čeká se na vás
come-to-table = Ke stolu
table-over = dohráno
table-broken = nelze otevřít
table-waits = přemýšlejí ostatní
seats-open = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
with-players = hráči: { $names }
round = { $counts ->
    [turn] { $round }. tah
   *[other] { $round }. kolo
}
not-begun = ještě nerozdáno
review = Projít hru
look-and-sit = Přisednout
watch = Sledovat
open = Otevřít
records = Zaznamenané hry
records-text = Hra je krátký text. Otevřete záznam uložený zde nebo z příkazové řádky, projděte jej krok za krokem a hrajte dál od kteréhokoli místa.
record-upload = Otevřít záznam
learn-title = Jste tu poprvé?
learn-1 = Přečtěte si otázku.
learn-1-text = Jedna věta nad plánem říká, co máte právě udělat.
learn-2 = Zvýrazněné lze zvolit.
learn-2-text = Kliknutím to vyberete; tlačítko pak řekne, co se stane a kolik to stojí.
learn-3 = Není to zvýrazněné?
learn-3-text = Klikněte na to. Dozvíte se důvod a otevřou se pravidla na správném místě.
learn-4 = Rozmysleli jste si to?
learn-4-text = Volbu můžete vrátit, dokud se nehodí kostkami, neodkryje karta nebo nezvolí jiný hráč.
learn-game = { $game } ve zkratce
learn-table = U stolu
learn-first = První hra s jednoduchým začátkem
learn-step-by-step = Naučit se krok za krokem
foot-unofficial = Neoficiální a zdarma. Názvy her patří jejich vlastníkům; texty pravidel a kresby jsou naše.
foot-art = Obsah označený jako „rekonstruovaný“ jsme navrhli sami.

## Jméno a zařízení

your-name = Vaše jméno
players = Hráči
seat-open = volné místo
pace-days = Na pokračování
room-more = { $count ->
    [one] ještě { $count } hráč
    [few] ještě { $count } hráči
   *[other] ještě { $count } hráčů
}
undo = Vrátit volbu
table = Stůl
rules-tab = Pravidla
rulebook = Pravidla
away = není tu

## Přehrávání

replay = Přehrávání
play = Přehrát

## What happens, told beat by beat
skip = Přeskočit
settings = Nastavení

## Stránky kolem hry

table-waits-for = na tahu: { $names }
table-gathers = hráči se scházejí
table-paused = přerušeno: pokračujte, kdy chcete
table-setup = příprava hry
result-won = Výhra { $mine } : { $other }
result-lost = Prohra { $mine } : { $other }
result-tied = Remíza { $mine } : { $other }
result-won-many = { $points ->
    [one] Výhra, { $points } bod
    [few] Výhra, { $points } body
   *[other] Výhra, { $points } bodů
}
result-tied-many = { $points ->
    [one] Dělené 1. místo, { $points } bod
    [few] Dělené 1. místo, { $points } body
   *[other] Dělené 1. místo, { $points } bodů
}
result-place = { $points ->
    [one] { $place }. místo ze { $players }, { $points } bod
    [few] { $place }. místo ze { $players }, { $points } body
   *[other] { $place }. místo ze { $players }, { $points } bodů
}
result-solo = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
result-won-plain = Výhra
result-lost-plain = Prohra
shelf-turn = Jste na tahu
shelf-running = Rozehrané
shelf-over = Dohrané
shelf-away = Uklizené
shelf-turn-none = Žádný stůl na vás nečeká.
shelf-running-none = Žádná jiná hra není rozehraná.
shelf-over-none = Zatím jste žádnou hru nedohráli.
put-away = Uklidit
play-solo = Sólo
best-so-far = { $points ->
    [one] Vaše dosud nejlepší hra: { $points } bod
    [few] Vaše dosud nejlepší hra: { $points } body
   *[other] Vaše dosud nejlepší hra: { $points } bodů
}
solo-help = Hrajte sami, o co nejlepší výsledek
account = Účet
