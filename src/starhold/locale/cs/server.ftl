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

# -- čas, vzdání se, dohody a co může ten, kdo stůl otevřel

time-up = Než vaše volba dorazila, vypršel vám čas, takže neplatí.
table-paused = Hra je přerušena. Pokračuje, až s tím budou všichni souhlasit.
seat-resigned = Hráč na tomto místě se vzdal: do konce za něj hraje počítač.
hand-clock = U tohoto stolu běží hodiny: jak dlouho kdo smí přemýšlet, určují jen ony.
offer-open = Už je navrženo něco jiného. Nejprve odpovězte na to.
offer-again = To jste už navrhli a návrh byl odmítnut. Znovu ho můžete podat po svém dalším tahu.
offer-alone = Není tu nikdo další, s kým byste se dohodli. Můžete se vzdát, nebo hru zrušit.
offer-gone = Žádný návrh už neplatí: někdo táhl, odmítl, nebo ho vzal zpět.
offer-agreed = Už jste souhlasili. Ostatní ještě musí odpovědět.
offer-paused = Hra už je přerušena.
offer-not-paused = Hra není přerušena.
host-only = To může jen ten, kdo tento stůl otevřel.
table-locked = Stůl je zamčený: nikdo další si nemůže přisednout. Můžete se dívat.
table-kicked = Ten, kdo stůl otevřel, vás od něj odeslal. Můžete si najít jiný, nebo otevřít vlastní.
kick-late = Hra už začala: nikoho už nelze odeslat.
kick-self = Tohle je vaše vlastní místo.
kick-nobody = Nesedí tam nikdo, koho byste mohli odeslat.
clock-bounds = S takovými hodinami se hrát nedá. Na tah lze dát 5 sekund až hodinu, do zásoby 30 sekund až 6 hodin a nejvýše 5 minut za každý tah, nebo hodinu až 30 dní na tah.
clock-increment = S každým tahem přibývá jen v zásobě času. Přídavek vynechte, nebo zvolte zásobu.
clock-alone = Kdo hraje sám, hodiny nepotřebuje.

# -- stoly

table-unknown = Takový stůl neexistuje. Možná jste nezkopírovali celý odkaz.
table-over = Hra u tohoto stolu skončila.
table-busy = U tohoto stolu se toho děje příliš mnoho najednou. Zkuste to za chvíli znovu.
table-elsewhere = Tento stůl se právě přesouvá na jinou část serveru. Zkuste to za chvíli znovu.
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
no-guide = Tato hra zatím nemá stručná pravidla. Všechno najdete v úplných pravidlech.
no-picture = Tato hra nemá obrázek.
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
server-ending = Server se právě restartuje. Vaše stoly budou za okamžik zpět.
metrics-closed = Tato čísla jsou jen pro toho, kdo server provozuje. Svou adresu uveďte v nastavení metrics_from.
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

lesson-you = Vy
lesson-unknown = Taková lekce tu není.
progress-long = Na poznamenání je to příliš dlouhé.
progress-full = Máte poznamenaný postup u příliš mnoha témat.

coach-company = Trenér radí jen tam, kde jsou všichni ostatní u stolu boti.
coach-not-asked = Právě se vás nikdo na nic neptá.
coach-over = Hra skončila: teď se dá rozebrat.
coach-own = To byla vaše vlastní volba.
coach-hidden = Měl něco, co jste tehdy nemohli vidět: z vašeho místa se to vysvětlit nedá.
why-best = { $name }: nic lepšího nebylo vidět.
why-only = { $name } neměl na výběr.
why-other = Není jasné, co tím { $name } sledoval. Pokud můžete vědět, lepší pro něj bylo: { $better } (asi { $lost } bodů naděje na výhru).
why-alike = { $name } měl několik možností, které jsou zhruba stejně dobré.
why-unknown = Nedá se říct, proč to { $name } udělal.
review-early = Rozbor hry je možný, až když skončí.
review-impossible = Tuto hru nelze rozebrat: { $why }
review-unfinished = Tato hra skončila dřív, než se dohrála, a proto ji nelze rozebrat. Projít si ji krok za krokem ale můžete.
review-unlearnt = Tuto hru se trenér ještě nenaučil, a proto ji nelze rozebrat.

puzzle-title = Hádanka, obtížnost { $rating }
puzzle-goal = Jaká je tu vaše nejlepší volba?
puzzle-why = Nejlepší: { $best }. { $why }

# -- jak se najít

person-unknown = Nikdo s takovou stránkou tu není. Má ji jen ten, kdo má účet.
seek-matched = Už máte spoluhráče: čekají na vás u stolu.
seek-players = Tuto hru hraje { $least } až { $most } hráčů.
code-unknown = Tento kód neznáme, nebo už neplatí. Podívejte se na něj znovu, nebo si řekněte o nový.
code-guessing = To bylo hodně kódů, které nesedí. Než zkusíte další, počkejte pár minut.

# -- hodnocené hry

rated-account = Hodnocená hra vyžaduje účet, aby vaše hodnocení zůstalo vaše. Založte si ho, nebo hrajte nehodnocenou hru.
rated-alone = Hru pro jednoho hráče nelze hodnotit.
rated-record = Hru, která navazuje na záznam, nelze hodnotit. Začněte novou, nebo hrajte nehodnocenou.
rated-bot = Nikdo neví, jak silný je tady tento počítačový soupeř, proto nemůže hrát hodnocenou hru. Tito mohou: { $bots }
rated-undo = Tato hra je hodnocená: volby nelze vzít zpět.
rated-coach = Tato hra je hodnocená: bez nápovědy. Až skončí, můžete si ji nechat rozebrat.
rated-hand = Tato hra je hodnocená: nikdo nesmí nechat na svém místě hrát počítač.
