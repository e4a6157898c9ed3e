# Účty: jak se přihlásit, zařízení, odchod a pořádek.

# -- jména a přihlášení

name-taken = Toto jméno patří k účtu. Je-li váš, přihlaste se; jinak si zvolte jiné.
name-differs = To není vaše jméno. Napište ho přesně tak, jak je zobrazeno.
account-needed = To mohou jen lidé s účtem. Založit si ho můžete na stránce Účet.
challenge-old = Trvalo to příliš dlouho, nebo to bylo odesláno dvakrát. Nic se nezměnilo; začněte znovu.
passkey-bad = Tento přístupový klíč nebyl vytvořen pro tento web, nebo jeho podpis nesouhlasí. Nic se nezměnilo.
passkey-unknown = Tento přístupový klíč tu neznáme. Možná byl odebrán, nebo byl jeho účet smazán.
passkey-numbers = Přístupové klíče potřebují jméno webu. Otevřete tuto stránku jménem, ne číselnou adresou; na tomto počítači je to „localhost“.
passkeys-many = Přístupových klíčů už máte { $most }. Nejdřív odeberte některý, který nepoužíváte.
last-way-in = Jinak se už přihlásit nemůžete. Nejdřív přidejte další možnost, jinak byste se nemohli vrátit.
session-ended = Na tomto zařízení jste byli odhlášeni.
session-unknown = Toto zařízení už přihlášené není.
too-often = Tohle jste dělali příliš často. Počkejte pár minut a zkuste to znovu.

# -- e-mailem

mail-none = Tento server e-maily neposílá. Použijte přístupový klíč.
mail-bad = Na tuto e-mailovou adresu psát nemůžeme. Zkontrolujte, zda v ní není překlep.
mail-later = E-mail teď nejde odeslat. Zkuste to za pár minut.
mail-taken = Tato e-mailová adresa patří k jinému účtu.
mail-link-old = Tento odkaz už byl použit, je příliš starý, nebo není celý. Vyžádejte si nový.
mail-link-elsewhere = Tento odkaz přidává adresu k účtu. Otevřete ho v prohlížeči, ve kterém jste o něj požádali.
mail-subject = Přihlášení do hry Starhold
mail-enter = Někdo, nejspíš vy, se chce přihlásit do hry Starhold. Otevřete tento odkaz a potvrďte to:
mail-begin = Někdo, nejspíš vy, se chce touto adresou přihlašovat do hry Starhold. Otevřete tento odkaz a potvrďte to:
mail-foot = Odkaz platí jednou a { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}. Pokud jste to nebyli vy, nedělejte nic: bez odkazu se nic nestane.

# -- pořádek

muted = Moderátor vás na čas umlčel: hrát můžete, psát ne.
role-needed = To mohou jen moderátoři.
rank-needed = U tohoto člověka to udělat nemůžete.
somebody-unknown = Nikdo takový tu není, nebo na tom místě nikdo nesedí.
line-unknown = Taková zpráva tu není.
report-self = Nahlásit sami sebe nemůžete.
report-unknown = Toto hlášení už někdo vyřídil.
