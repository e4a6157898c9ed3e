# Accounts: ways in, devices, leaving, and keeping order.

# -- names and ways in

name-taken = This name belongs to an account. If it is yours, sign in; otherwise choose another one.
name-differs = That is not your name. Type it exactly as it is shown.
account-needed = Only people with an account can do that. You can make one on the account page.
challenge-old = This took too long, or was sent twice. Nothing has changed; start again.
passkey-bad = This passkey was not made for this site, or its signature is not right. Nothing has changed.
passkey-unknown = This passkey is not known here. Perhaps it was removed, or its account was deleted.
passkey-numbers = Passkeys need a name. Open this site by its name instead of an address in numbers; on this machine that is “localhost”.
passkeys-many = You have { $most } passkeys. Remove one you no longer use first.
last-way-in = This is your last way in. Add another one first, or you could never come back.
session-ended = You have been signed out on this device.
session-unknown = This device is not signed in any more.
too-often = You have done that very often. Wait a few minutes, then try again.

# -- by e-mail

mail-none = This server sends no e-mail. Use a passkey instead.
mail-bad = This is not an e-mail address we can write to. Check it for a slip.
mail-later = The letter cannot be sent right now. Try again in a few minutes.
mail-taken = This e-mail address belongs to another account.
mail-link-old = This link has been used already, is too old, or is not complete. Ask for a new one.
mail-link-elsewhere = This link adds an address to an account. Open it in the browser where you asked for it.
mail-subject = Your way into Starhold
mail-enter = Somebody, most likely you, wants to sign in to Starhold. Open this link and say yes:
mail-begin = Somebody, most likely you, wants to use this address to sign in to Starhold. Open this link and say yes:
mail-foot = It works once and for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. If it was not you, do nothing: without the link nothing happens.

# -- keeping order

muted = A moderator has muted you for a while: you can play, but not chat.
role-needed = Only moderators can do that.
rank-needed = You cannot do that to this person.
somebody-unknown = There is nobody by that name or in that seat.
line-unknown = There is no such line of chat.
report-self = You cannot report yourself.
report-unknown = This report has been dealt with already.
