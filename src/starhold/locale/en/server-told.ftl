# Being told that it is one's turn.

told-no-mail = No e-mail can be sent to you: add an e-mail address to your account first.
place-foreign = This browser names a notification service that this server does not call. Only public ones with https are called.
place-keys = This browser sent keys that do not fit. Turn notifications off and on again.
place-taken = Notifications of this browser belong to somebody else. Turn them off there first.
place-unknown = Notifications are not turned on for this browser.
unsubscribe-unknown = This link is not complete. Copy all of it from the e-mail.
told-table = { $game } · { $names }
push-turn = Your turn
push-over = The game is over
push-dealt = The game has begun
push-offer = Somebody proposes something to you
push-come = Your table waits for you to come
push-sat = Now at your table: { $names }
push-test = This is how you will be told that it is your turn.
letter-turn-subject = Your turn at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
letter-turn-head = { $count ->
    [one] A table waits for you:
   *[other] { $count } tables wait for you:
}
letter-why = You get this e-mail because you asked Starhold to write when it is your turn. If you want no more of them, open this link:
