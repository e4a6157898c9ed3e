# Co říká server a co klient potřebuje, aby nabídl hru.

race-blurb = Vybudujte galaktickou říši ze světů a technologií. Každý tajně zvolí fázi; proběhnou jen zvolené fáze, zato pro všechny.

unbuilt-title = Server běží
unbuilt-text = Stránky stolu ještě nejsou sestaveny. Spusťte v projektu „make setup“ a načtěte tuto stránku znovu.

# -- příkazy, které se neprovedou

stale = Stůl se od vaší volby změnil. Prohlédněte si ho a zvolte znovu.
gesture-too-long = Po první z těchto voleb se ukáže něco nového. Volte po jedné.
bad-action = Taková volba tu není: { $detail }
why-allowed = To je teď možné.
not-seated = U tohoto stolu nemáte místo: jen se díváte.
seat-with-bot = Na vašem místě teď hraje počítač. Nejdřív si místo vezměte zpět.
seat-unknown = Takové místo tento stůl nemá.
guest-needed = K tomu zde nejdřív potřebujete jméno.
token-unknown = Toto zařízení zde už není známé. Zvolte si jméno a začněte znovu.

# -- místa

invite-needed = Tento stůl je soukromý: k usednutí potřebujete pozvánku.
invite-wrong = Tato pozvánka nesedí. Požádejte o nový odkaz.
table-full = Všechna místa u tohoto stolu jsou obsazena. Můžete se dívat.
seat-taken = Toto místo je už obsazeno.
hand-not-yours = Místo si může vzít zpět jen ten, komu patří.
hand-already-bot = Na tomto místě už hraje počítač.
hand-open-host = Volné místo může dát počítačovému hráči jen ten, kdo stůl otevřel.
hand-not-left = Toto místo ještě není opuštěné dost dlouho. Když se na něj čeká a jeho hráč je pryč { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}, může ho převzít počítačový hráč.
bot-unknown = Takový počítačový hráč není. Jsou tu: { $bots }

# -- stoly

table-unknown = Takový stůl neexistuje. Možná není odkaz úplný.
table-over = Hra u tohoto stolu skončila.
table-busy = Od tohoto stolu se žádá příliš mnoho najednou. Zkuste to za chvíli znovu.
table-trouble = S tímto stolem se něco pokazilo. Nic potvrzeného se neztratilo; zkuste to za chvíli znovu.
rematch-early = Hra ještě neskončila.
record-early = Záznam bude k dispozici, až hra skončí.
course-early = Průběh hry vidí její hráči, a až skončí, tak všichni.
eyes-early = Očima ostatních se lze dívat, až hra skončí.
step-unknown = Takový krok není: tato hra má { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}.
fork-over = V tomto kroku už hra skončila. Zvolte dřívější.
rules-changed = Tato hra začala podle jiných pravidel ({ $game }) a tato verze v ní nemůže pokračovat.
seats-count = Je tu { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
} pro { $players ->
    [one] { $players } hráče
   *[other] { $players } hráčů
}.
seats-me = Právě jedno místo musí být vaše.
game-unknown = Taková hra tu není: { $detail }
bad-option = Nastavení nesedí: { $detail }
bad-record = Tento záznam nelze přečíst: { $detail }
record-other-game = Toto je záznam jiné hry, ne { $game }.

# -- jména, rozhovor, odkazy

name-empty = Jméno potřebuje alespoň jedno viditelné písmeno nebo znak.
name-long = Toto jméno je příliš dlouhé: nejvýše { $most } znaků.
chat-empty = V tomto řádku není co říct.
chat-long = Tento řádek je příliš dlouhý: nejvýše { $most } znaků.
link-unknown = Tento odkaz už byl použit, je příliš starý, nebo není úplný.

# -- zprávy a požadavky

hello-first = Nikdo se nepředstavil, proto se spojení zavírá.
hello-twice = Kdo jste, se už ví.
frame-binary = Zde se rozumí jen textu.
frame-big = Tato zpráva je příliš dlouhá.
frame-bad = Této zprávě nelze rozumět: { $detail }
too-fast = Příliš mnoho zpráv najednou. Spojení se zavírá; vraťte se za chvíli.
too-slow = Toto spojení je na stůl příliš pomalé. Zavírá se; vraťte se a uvidíte, co je nového.
too-many-sockets = Z vaší adresy je příliš mnoho spojení.
too-many-requests = Z vaší adresy je příliš mnoho požadavků. Chvíli počkejte.
origin-foreign = Toto přichází ze stránky jiného webu a nepřijímá se.
body-big = To je příliš dlouhé.
bad-request = Tomu nelze rozumět: { $detail }
not-found = Na této adrese nic není.
method-wrong = To na této adrese nelze.
