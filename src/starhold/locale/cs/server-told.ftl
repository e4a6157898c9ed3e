# Being told that it is one's turn.

told-no-mail = Nemáme vám kam psát: nejprve si k účtu přidejte e-mailovou adresu.
place-foreign = Tento prohlížeč uvádí službu upozornění, kterou server nevolá. Volá jen veřejné služby s https.
place-keys = Tento prohlížeč poslal klíče, které nesedí. Vypněte upozornění a znovu je zapněte.
place-taken = Upozornění v tomto prohlížeči patří někomu jinému. Nejprve je vypněte tam.
place-unknown = V tomto prohlížeči nejsou upozornění zapnutá.
unsubscribe-unknown = Odkaz není úplný. Zkopírujte ho z e-mailu celý.
told-table = { $game } · { $names }
push-turn = Jste na tahu
push-over = Hra skončila
push-dealt = Hra začala
push-offer = Někdo vám něco navrhuje
push-come = Váš stůl čeká, až přijdete
push-sat = U vašeho stolu přibyli: { $names }
push-test = Takto se dozvíte, že jste na tahu.
letter-turn-subject = Jste na tahu u { $count ->
    [one] { $count } stolu
    [few] { $count } stolů
   *[other] { $count } stolů
}
letter-turn-head = { $count ->
    [one] Čeká na vás stůl:
    [few] Čekají na vás { $count } stoly:
   *[other] Čeká na vás { $count } stolů:
}
letter-why = Píšeme vám, protože jste si přáli vědět, kdy jste na tahu. Nechcete-li už další e-maily, otevřete tento odkaz:
