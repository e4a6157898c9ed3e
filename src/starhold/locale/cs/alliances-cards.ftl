# Názvy hry Galaktické aliance: ty, které jsou v pravidlech, odtud; ostatní jsou naše. Názvy se neskloňují.

# -- technologie desky hráče

card-terraforming = Teraformace
card-warp_drive = Warpový pohon
card-laser_weapons = Laserové zbraně
card-orbital_foundries = Orbitální slévárny
card-hyperspace_scanner = Hyperprostorový skener
card-plasma_weapons = Plasmové zbraně
card-planetary_shield = Planetární štít
card-xenology = Xenologie
card-antimatter_torpedoes = Antihmotová torpéda

# -- systémy

card-silver_gate = Stříbrná brána
card-ember_reach = Žhnoucí kraj
card-frostveil = Mrazivý závoj
card-lantern_drift = Proud luceren
card-duskmire = Soumračné bažiny
card-cinder_crown = Popelavá koruna
card-hollow_spire = Dutá věž
card-tidewrack = Mělčiny naplavenin

# -- karty obchodu

card-commodity_trade = Obchod se zbožím
card-political_cooperation = Politická spolupráce
card-mercenary_contracts = Žoldnéřské smlouvy
card-scholar_exchange = Výměna učenců
card-antiquities_market = Trh se starožitnostmi

# -- frakce

card-locusts = Sarančané
card-reapers = Ženci
card-karnath = Karnathské legie
card-drokkan = Drokkanští nájezdníci
card-vharn = Vharnští korzáři
card-steel_covenant = Ocelová úmluva
card-obrin = Obrinští strážci
card-tyrrak = Tyrrakské klany
card-wanderers = Poutníci
card-cheiki = Cheiki
card-lumarin = Lumarinský sbor
card-sel_archivists = Archiváři ze Selu
card-mnemori = Mnemoriové
card-ossuary_kin = Rod kostnice
card-thessian = Thessijští snílci
card-velvet_court = Sametový dvůr
card-amoebans = Amébané
card-feimur_v5 = Feimur-V5
card-grundar = Grundarští horníci
card-forgeminds = Mysli výhně
card-ferrox = Kombinát Ferrox
card-brassworm = Cech mosazných červů
card-helion = Helionské loděnice
card-tecton = Tektonské úly
card-weasels = Lasici
card-humans = Lidé
card-auralites = Auralité
card-orr_senate = Senát Orru
card-ymirai = Vyslanci Ymirai
card-pactweavers = Tkalci paktů
card-solari = Solarijská svornost
card-glass_embassy = Skleněné velvyslanectví
card-psykrians = Psykriané
card-noospheric = Noosférický řád
card-quill = Učenci brku
card-cryo_synod = Kryosynod
card-deep_listeners = Naslouchači hlubin
card-xylem = Mysl Xylem
card-prism = Prizmatický kolektiv
card-vector = Rojníci Vektoru

# -- schopnosti a jedinečné technologie frakcí

ability-locusts = Roj
ability-reapers = Žeň
ability-karnath = Zrozeni k válce
ability-drokkan = Tribut
ability-vharn = Kořistní posádky
card-phase_lances = Fázová kopí
ability-obrin = Garnizony
ability-tyrrak = Mobilizace
ability-wanderers = Nomádi
ability-cheiki = Zvídavost
ability-lumarin = Hymnus světla
ability-sel_archivists = Katalog
ability-mnemori = Sdílená paměť
ability-ossuary_kin = Obřady předků
card-dream_archive = Archiv snů
ability-velvet_court = Mecenášství
ability-amoebans = Bujné dělení
ability-feimur_v5 = Recyklační protokol
ability-grundar = Hluboké šachty
ability-forgeminds = Prefabrikace
ability-ferrox = Stálý výkon
ability-brassworm = Reinvestice
card-star_lifting = Odčerpávání hvězd
ability-tecton = Skalní města
ability-weasels = Zákulisní dohody
ability-humans = Průkopníci
ability-auralites = Rezonance
ability-orr_senate = Blokové hlasování
ability-ymirai = Křeslo pozorovatele
ability-pactweavers = Zprostředkování
ability-solari = Dobrá vůle
card-consensus_engine = Stroj konsenzu
card-energy_shields = Energetické štíty
ability-noospheric = Otevřené archivy
ability-quill = Patenty
ability-cryo_synod = Logický skok
ability-deep_listeners = Dálkový průzkum
ability-xylem = Síť kořenů
card-probability_loom = Předivo pravděpodobnosti
ability-vector = Krádež signálu
