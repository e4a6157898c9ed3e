# What the server says, and what a client needs to offer a game.

race-blurb = Build a galactic empire of worlds and developments. Everybody secretly chooses a phase; only chosen phases take place, for all.

unbuilt-title = The server runs
unbuilt-text = The pages of the table have not been built yet. Run "make setup" in the project and load this page again.

# -- commands that are not carried out

stale = The table has changed since you chose. Look at it once more and choose again.
gesture-too-long = After the first of these choices something new turns up. Choose one at a time.
bad-action = There is no such choice here: { $detail }
why-allowed = That is possible now.
not-seated = You have no seat at this table: you are watching.
seat-with-bot = A computer player has your seat at the moment. Take the seat back first.
seat-unknown = This table has no such seat.
guest-needed = For this you need a name here first.
token-unknown = This device is not known here any more. Choose a name to begin anew.

# -- seats

invite-needed = This table is private: you need an invitation to sit down.
invite-wrong = This invitation does not fit. Ask for a new link.
table-full = All seats of this table are taken. You can watch.
seat-taken = This seat is taken already.
hand-not-yours = Only its owner can take a seat back.
hand-already-bot = A computer player has this seat already.
hand-open-host = Only who opened the table can give an open seat to a computer player.
hand-not-left = This seat is not left long enough yet. If it is waited for and its player is away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, it can be given to a computer player.
bot-unknown = There is no such computer player. There are: { $bots }

# -- tables

table-unknown = There is no such table. Perhaps the link is not complete.
table-over = The game at this table is over.
table-busy = Too much is asked of this table at once. Try again in a moment.
table-trouble = Something went wrong with this table. Nothing that was confirmed is lost; try again in a moment.
table-unreadable = This table cannot be opened: what is stored of it does not fit this server. All other tables are fine; whoever runs the server can look into it.
rematch-early = The game is not over yet.
record-early = The record can be had when the game is over.
course-early = The course of the game can be seen by its players, and by all when it is over.
eyes-early = Through the eyes of others one may look when the game is over.
step-unknown = There is no such step: this game has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
fork-over = The game is over at this step. Choose an earlier one.
rules-newer = This game follows newer rules of { $game } than this server knows. Ask its host to update Starhold.
seats-count = There are { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
seats-me = Exactly one seat has to be yours.
game-unknown = There is no such game: { $detail }
bad-option = An option does not fit: { $detail }
bad-record = This record cannot be read: { $detail }
record-other-game = This is a record of another game, not of { $game }.

# -- names, chat, links

name-empty = A name needs at least one visible letter or sign.
name-long = This name is too long: { $most } signs at most.
chat-empty = There is nothing to say in this line.
chat-long = This line is too long: { $most } signs at most.
link-unknown = This link has been used already, is too old, or is not complete.

# -- frames and requests

hello-first = Nobody said who they are, so the connection is closed.
hello-twice = Who you are is known already.
frame-binary = Only text is understood here.
frame-big = This message is too long.
frame-bad = This message cannot be understood: { $detail }
too-fast = Too many messages at once. The connection is closed; come back in a moment.
too-slow = This connection is too slow for the table. It is closed; come back and see what is new.
too-many-sockets = There are too many connections from your address.
too-many-requests = There are too many requests from your address. Wait a moment.
origin-foreign = This comes from another site's page and is not accepted.
body-big = This is too long.
bad-request = This cannot be understood: { $detail }
not-found = There is nothing at this address.
method-wrong = That cannot be done at this address.

# -- bounds

too-many-steps = You have changed a great deal at this table within a short time. Wait a few seconds, then go on.
too-many-tables = You have { $most ->
    [one] { $most } game
   *[other] { $most } games
} under way that you opened or joined today. Finish one of them before you open another.
too-many-public = You have { $most ->
    [one] { $most } public table
   *[other] { $most } public tables
} waiting for players. Wait until one of them fills up.
record-long = This record is too long: { $most ->
    [one] { $most } step
   *[other] { $most } steps
} at most.
replay-busy = Too many people are looking back at games right now. Try again in a moment.
