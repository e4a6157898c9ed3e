# Ką sako tik terminalas.

terminal-person = Žaidėjas
terminal-welcome = Sveiki atvykę į žaidimą „{ $game }“. Visas komandas parodo „help“.
terminal-luck = Atsitiktinumas: skaičius { $seed }; „--seed { $seed }“ vėl išdalys tą patį.
terminal-hand-over = Dabar eilė: { $name }. Perduokite ekraną ir paspauskite „Enter“.
terminal-allowed = Dabar tai galima: tiesiog tai įrašykite.
terminal-unknown-card = Kortos „{ $name }“ žaidime nėra.
terminal-not-saved = Nepavyko išsaugoti žaidimo faile „{ $file }“: { $why }. Nieko neprarasta, bandykite kitą vietą.

# kompiuteriniai žaidėjai
bot-random = Atsitiktinis
bot-cadet = Kadetas
bot-navigator = Šturmanas
bot-greedy = Godusis
bot-captain = Kapitonas
bot-admiral = Admirolas
bot-oracle = Orakulas
