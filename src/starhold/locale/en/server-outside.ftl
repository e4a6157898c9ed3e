### Bots that play from outside: programs of other people, each with a token.

outside-needed = This needs the token of a bot. You get one on the page about you.
outside-token-unknown = This token of a bot is not known here, or it was taken back.
outside-unknown = There is no such bot, or it plays for its owner only.
outside-many = You have { $most } bots already. Remove one first.
outside-name-taken = A bot is called that already. Choose another name.
outside-twice = This bot sits at this table already.
outside-away = { $name } is not listening at the moment. Start it first.
outside-busy = { $name } plays at as many tables as it may. Try again later.
outside-unrated = Games with bots from outside are not rated. Open an unrated table.
outside-open-seat = A bot from outside can only take an open seat.
outside-streams = This bot listens { $most } times already. End one of these connections first.
outside-late = Too late: another bot decided in your place.
outside-not-asked = Nothing is asked of you at the moment.
