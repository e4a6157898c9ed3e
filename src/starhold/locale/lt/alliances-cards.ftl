# Žaidimo „Galaktikos aljansai“ pavadinimai; visus sugalvojo arba išvertė „Starhold“. Pavadinimai nelinksniuojami.

# -- žaidėjo lentos technologijos

card-terraforming = Teraformavimas
card-warp_drive = Iškreipties variklis
card-laser_weapons = Lazeriniai ginklai
card-orbital_foundries = Orbitinės liejyklos
card-hyperspace_scanner = Hipererdvės skeneris
card-plasma_weapons = Plazminiai ginklai
card-planetary_shield = Planetinis skydas
card-xenology = Ksenologija
card-antimatter_torpedoes = Antimedžiagos torpedos

# -- sistemos

card-silver_gate = Sidabro vartai
card-ember_reach = Žarijų kraštas
card-frostveil = Šerkšno šydas
card-lantern_drift = Žibintų tėkmė
card-duskmire = Sutemų pelkė
card-cinder_crown = Pelenų karūna
card-hollow_spire = Tuščioji smailė
card-tidewrack = Sąnašų seklumos

# -- prekybos kortos

card-commodity_trade = Prekių mainai
card-political_cooperation = Politinis bendradarbiavimas
card-mercenary_contracts = Samdinių sutartys
card-scholar_exchange = Mokslininkų mainai
card-antiquities_market = Senienų turgus

# -- frakcijos

card-locusts = Skėriai
card-reapers = Pjovėjai
card-karnath = Karnato legionai
card-drokkan = Drokano plėšikai
card-vharn = Vharno korsarai
card-steel_covenant = Plieno sandora
card-obrin = Obrino sargai
card-tyrrak = Tirako klanai
card-wanderers = Keliauninkai
card-cheiki = Čeikiai
card-lumarin = Lumarinų choras
card-sel_archivists = Selo archyvarai
card-mnemori = Mnemoriai
card-ossuary_kin = Osuarijaus giminė
card-thessian = Tesijos sapnuotojai
card-velvet_court = Aksomo dvaras
card-amoebans = Amebanai
card-feimur_v5 = Feimur-V5
card-grundar = Grundaro kalnakasiai
card-forgeminds = Žaizdro protai
card-ferrox = Ferokso kombinatas
card-brassworm = Žalvario kirminų gildija
card-helion = Heliono laivų statyklos
card-tecton = Tektono aviliai
card-weasels = Žebenkštys
card-humans = Žmonės
card-auralites = Auralitai
card-orr_senate = Orro senatas
card-ymirai = Imirų pasiuntiniai
card-pactweavers = Paktų audėjai
card-solari = Solarių santarvė
card-glass_embassy = Stiklo ambasada
card-psykrians = Psikrianai
card-noospheric = Noosferos ordinas
card-quill = Plunksnos išminčiai
card-cryo_synod = Kriosinodas
card-deep_listeners = Gelmių klausytojai
card-xylem = Ksilemos protas
card-prism = Prizmės kolektyvas
card-vector = Vektoriaus spiečiai

# -- gebėjimai ir tik vienai frakcijai prieinamos technologijos

ability-locusts = Spiečius
ability-reapers = Pjūtis
ability-karnath = Gimę karui
ability-drokkan = Duoklė
ability-vharn = Grobio įgulos
card-phase_lances = Fazinės ietys
ability-obrin = Garnizonai
ability-tyrrak = Mobilizacija
ability-wanderers = Klajokliai
ability-cheiki = Smalsumas
ability-lumarin = Šviesos himnas
ability-sel_archivists = Katalogas
ability-mnemori = Bendra atmintis
ability-ossuary_kin = Protėvių apeigos
card-dream_archive = Sapnų archyvas
ability-velvet_court = Mecenatystė
ability-amoebans = Vešlus dalijimasis
ability-feimur_v5 = Perdirbimo protokolas
ability-grundar = Gilios šachtos
ability-forgeminds = Surenkamoji statyba
ability-ferrox = Pastovus našumas
ability-brassworm = Reinvestavimas
card-star_lifting = Žvaigždžių siurbimas
ability-tecton = Uolų miestai
ability-weasels = Užkulisiniai sandoriai
ability-humans = Naujakuriai
ability-auralites = Rezonansas
ability-orr_senate = Balsavimas bloku
ability-ymirai = Stebėtojo vieta
ability-pactweavers = Tarpininkavimas
ability-solari = Gera valia
card-consensus_engine = Konsenso variklis
card-energy_shields = Energiniai skydai
ability-noospheric = Atviri archyvai
ability-quill = Patentai
ability-cryo_synod = Loginis šuolis
ability-deep_listeners = Nuotolinė žvalgyba
ability-xylem = Šaknų tinklas
card-probability_loom = Tikimybių staklės
ability-vector = Signalų vagystė
