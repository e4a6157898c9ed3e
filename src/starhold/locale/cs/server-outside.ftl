### Bots that play from outside: programs of other people, each with a token.

outside-needed = K tomu je třeba token bota. Dostanete ho na stránce o sobě.
outside-token-unknown = Tento token bota server nezná, nebo byl zrušen.
outside-unknown = Takový bot tu není, nebo hraje jen pro svého majitele.
outside-many = Máte už { $most } { $most ->
        [one] bota
        [few] boty
       *[other] botů
    }. Nejdřív jednoho odeberte.
outside-name-taken = Tak se už jeden bot jmenuje. Zvolte jiné jméno.
outside-twice = Tento bot už u stolu sedí.
outside-away = { $name } teď neposlouchá. Nejdřív ho spusťte.
outside-busy = { $name } hraje u tolika stolů, u kolika smí. Zkuste to později.
outside-unrated = Partie s boty zvenčí se nehodnotí. Založte nehodnocený stůl.
outside-open-seat = Bot zvenčí může zaujmout jen volné místo.
outside-streams = Tento bot už poslouchá tolikrát, kolikrát smí ({ $most }). Nejdřív jedno spojení ukončete.
outside-late = Pozdě: rozhodl za vás jiný bot.
outside-not-asked = Teď se vás nikdo na nic neptá.
