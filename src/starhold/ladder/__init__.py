"""How strong the bots of a game are: matches by kind of table, kept from run to run, and the ratings they come to."""
