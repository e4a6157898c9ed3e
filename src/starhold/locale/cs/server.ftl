# Co říká server a co klient potřebuje, aby nabídl hru.

race-blurb = Vybudujte galaktickou říši z planet a technologií. Každý tajně zvolí fázi; proběhnou jen zvolené fáze, zato pro všechny.

unbuilt-title = Server běží
unbuilt-text = Stránky stolu ještě nejsou sestaveny. Spusťte v projektu „make setup“ a načtěte tuto stránku znovu.

# -- příkazy, které se neprovedou

stale = Stůl se od vaší volby změnil. Prohlédněte si ho a zvolte znovu.
gesture-too-long = Po první z těchto voleb se ukáže něco nového. Volte po jedné.
bad-action = Taková volba tu není: { $detail }
why-allowed = To je teď možné.
not-seated = U tohoto stolu nemáte místo, můžete se jen dívat.
seat-with-bot = Na vašem místě teď hraje počítač. Nejdřív si místo vezměte zpět.
seat-unknown = Takové místo tento stůl nemá.
guest-needed = Nejdřív si zvolte jméno.
token-unknown = Server už toto zařízení nezná. Zvolte si jméno a začněte znovu.

# -- místa

invite-needed = Tento stůl je soukromý: k usednutí potřebujete pozvánku.
invite-wrong = Tato pozvánka neplatí. Požádejte o nový odkaz.
table-full = Všechna místa u tohoto stolu jsou obsazena. Můžete se dívat.
seat-taken = Toto místo je už obsazeno.
hand-not-yours = Místo si může vzít zpět jen ten, komu patří.
hand-already-bot = Na tomto místě už hraje počítač.
hand-open-host = Volné místo může počítači přenechat jen ten, kdo stůl otevřel.
hand-not-left = Hráč ještě není pryč dost dlouho. Až se na něj bude čekat { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}, může za něj hrát počítač.
hand-here = Hráč je u stolu. Až se na něj bude čekat { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} a nic neudělá, může ten, kdo stůl otevřel, nechat místo něj hrát počítač.
bot-unknown = Takový počítačový soupeř tu není. Na výběr jsou: { $bots }

# -- stoly

table-unknown = Takový stůl neexistuje. Možná jste nezkopírovali celý odkaz.
table-over = Hra u tohoto stolu skončila.
table-busy = U tohoto stolu se toho děje příliš mnoho najednou. Zkuste to za chvíli znovu.
table-trouble = S tímto stolem se něco pokazilo. Nic potvrzeného se neztratilo; zkuste to za chvíli znovu.
table-unreadable = Tento stůl nelze otevřít: co je o něm uloženo, se k tomuto serveru nehodí. Ostatní stoly jsou v pořádku; správce serveru se na to může podívat.
rematch-early = Hra ještě neskončila.
record-early = Záznam bude k dispozici, až hra skončí.
course-early = Průběh hry zatím vidí jen hráči u stolu; ostatní ho uvidí, až hra skončí.
eyes-early = Očima ostatních se lze dívat, až hra skončí.
step-unknown = Takový krok není: tato hra má { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}.
fork-over = V tomto kroku už hra skončila. Zvolte dřívější.
rules-newer = Tato partie se hraje podle novějších pravidel ({ $game }), než zná tento server. Požádejte správce o aktualizaci.
not-begun = Partie ještě nezačala: nejsou tu všichni.
seats-count = { $seats ->
    [one] Je tu { $seats } místo
    [few] Jsou tu { $seats } místa
   *[other] Je tu { $seats } míst
} pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
}.
seats-me = Právě jedno místo musí být vaše.
game-unknown = Taková hra tu není: { $detail }
bad-option = Toto nastavení nelze použít: { $detail }
bad-record = Tento záznam nelze přečíst: { $detail }
record-other-game = Toto je záznam jiné hry, nikoli hry { $game }.

# -- jména, chat, odkazy

name-empty = Zadejte jméno.
name-long = Toto jméno je příliš dlouhé: nejvýše { $most } znaků.
chat-empty = Zpráva je prázdná.
chat-long = Tato zpráva je příliš dlouhá: nejvýše { $most } znaků.
chat-private = U soukromého stolu si píšou jen ti, kdo u něj sedí.
chat-fast = To je příliš mnoho zpráv najednou. Počkejte pár vteřin a napište to znovu.
link-unknown = Tento odkaz už byl použit, je příliš starý, nebo jste ho nezkopírovali celý.

# -- zprávy a požadavky

hello-first = Klient se nepřihlásil, proto se spojení zavírá.
hello-twice = Už jste přihlášeni.
frame-binary = Přijímají se jen textové zprávy.
frame-big = Tato zpráva je příliš dlouhá.
frame-bad = Tuto zprávu nelze přečíst: { $detail }
too-fast = Příliš mnoho zpráv najednou. Spojení se zavírá; vraťte se za chvíli.
too-slow = Vaše spojení je příliš pomalé a zavírá se. Vraťte se a uvidíte, co je nového.
too-many-sockets = Z vaší adresy je příliš mnoho spojení.
too-many-requests = Z vaší adresy je příliš mnoho požadavků. Chvíli počkejte.
host-foreign = Tento server se tak nejmenuje. Kdo jej provozuje, může to jméno povolit volbou --host-name.
origin-foreign = Požadavek přišel ze stránky jiného webu, a proto se nepřijímá.
body-big = Požadavek je příliš dlouhý.
bad-request = Tento požadavek nelze přečíst: { $detail }
not-found = Na této adrese nic není.
method-wrong = Tohle na této adrese nejde.

# -- meze

too-many-steps = Za krátkou chvíli jste u tohoto stolu změnili příliš mnoho. Počkejte pár vteřin a pokračujte.
too-many-tables = Máte rozehráno { $most ->
    [one] { $most } hru
    [few] { $most } hry
   *[other] { $most } her
} z posledního dne. Než založíte další stůl, některou dohrajte.
too-many-public = Na hráče už čeká { $most ->
    [one] { $most } váš veřejný stůl
    [few] { $most } vaše veřejné stoly
   *[other] { $most } vašich veřejných stolů
}. Počkejte, až se některý zaplní.
record-long = Tento záznam je příliš dlouhý: nejvýše { $most ->
    [one] { $most } krok
    [few] { $most } kroky
   *[other] { $most } kroků
}.
replay-busy = Právě si hry zpětně prohlíží příliš mnoho lidí. Zkuste to za chvíli.
