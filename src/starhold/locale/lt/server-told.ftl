# Being told that it is one's turn.

told-no-mail = Nėra kur jums rašyti: pirmiausia prie paskyros pridėkite el. pašto adresą.
place-foreign = Ši naršyklė nurodo pranešimų tarnybą, į kurią šis serveris nesikreipia. Jis kreipiasi tik į viešas tarnybas su https.
place-keys = Ši naršyklė atsiuntė netinkamus raktus. Išjunkite pranešimus ir vėl įjunkite.
place-taken = Šios naršyklės pranešimai priklauso kitam žmogui. Pirmiausia išjunkite juos ten.
place-unknown = Šioje naršyklėje pranešimai neįjungti.
unsubscribe-unknown = Nuoroda ne visa. Nukopijuokite ją iš laiško visą.
told-table = { $game } · { $names }
push-turn = Jūsų eilė
push-over = Žaidimas baigtas
push-dealt = Žaidimas prasidėjo
push-offer = Jums kažkas siūlo
push-come = Stalas laukia, kol ateisite
push-sat = Prie jūsų stalo atsisėdo: { $names }
push-test = Taip sužinosite, kad atėjo jūsų eilė.
letter-turn-subject = Jūsų eilė prie { $count ->
    [one] { $count } stalo
    [few] { $count } stalų
   *[other] { $count } stalų
}
letter-turn-head = { $count ->
    [one] Jūsų laukia { $count } stalas:
    [few] Jūsų laukia { $count } stalai:
   *[other] Jūsų laukia { $count } stalų:
}
letter-why = Rašome, nes norėjote žinoti, kada jūsų eilė. Jei tokių laiškų nebenorite, atverkite šią nuorodą:
