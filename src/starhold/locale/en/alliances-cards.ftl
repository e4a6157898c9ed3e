# Names of Age of Galaxy. Those known from print are in the rulebook; all others are by Starhold.

# -- technologies of the board

card-terraforming = Terraforming
card-warp_drive = Warp Drive
card-laser_weapons = Laser Weapons
card-orbital_foundries = Orbital Foundries
card-hyperspace_scanner = Hyperspace Scanner
card-plasma_weapons = Plasma Weapons
card-planetary_shield = Planetary Shield
card-xenology = Xenology
card-antimatter_torpedoes = Antimatter Torpedoes

# -- systems

card-silver_gate = Silver Gate
card-ember_reach = Ember Reach
card-frostveil = Frostveil
card-lantern_drift = Lantern Drift
card-duskmire = Duskmire
card-cinder_crown = Cinder Crown
card-hollow_spire = Hollow Spire
card-tidewrack = Tidewrack Shoals

# -- trade cards

card-commodity_trade = Commodity Trade
card-political_cooperation = Political Cooperation
card-mercenary_contracts = Mercenary Contracts
card-scholar_exchange = Scholar Exchange
card-antiquities_market = Antiquities Market

# -- factions

card-locusts = Locusts
card-reapers = Reapers
card-karnath = Karnath Legions
card-drokkan = Drokkan Raiders
card-vharn = Vharn Corsairs
card-steel_covenant = Steel Covenant
card-obrin = Obrin Wardens
card-tyrrak = Tyrrak Clans
card-wanderers = Wanderers
card-cheiki = Cheiki
card-lumarin = Lumarin Choir
card-sel_archivists = Archivists of Sel
card-mnemori = Mnemori
card-ossuary_kin = Ossuary Kin
card-thessian = Thessian Dreamers
card-velvet_court = Velvet Court
card-amoebans = Amoebans
card-feimur_v5 = Feimur-V5
card-grundar = Grundar Miners
card-forgeminds = Forgeminds
card-ferrox = Ferrox Combine
card-brassworm = Brassworm Guild
card-helion = Helion Yards
card-tecton = Tecton Hives
card-weasels = Weasels
card-humans = Humans
card-auralites = Auralites
card-orr_senate = Senate of Orr
card-ymirai = Ymirai Envoys
card-pactweavers = Pactweavers
card-solari = Solari Concord
card-glass_embassy = Glass Embassy
card-psykrians = Psykrians
card-noospheric = Noospheric Order
card-quill = Quill Savants
card-cryo_synod = Cryo-Synod
card-deep_listeners = Deep Listeners
card-xylem = Xylem Mind
card-prism = Prism Collective
card-vector = Vector Swarmlings

# -- abilities, and technologies only one faction can research

ability-locusts = Swarm
ability-reapers = Harvest
ability-karnath = Warborn
ability-drokkan = Tribute
ability-vharn = Prize Crews
card-phase_lances = Phase Lances
ability-obrin = Garrisons
ability-tyrrak = Muster
ability-wanderers = Nomads
ability-cheiki = Curiosity
ability-lumarin = Hymn of Light
ability-sel_archivists = Catalogue
ability-mnemori = Shared Memory
ability-ossuary_kin = Ancestor Rites
card-dream_archive = Dream Archive
ability-velvet_court = Patronage
ability-amoebans = Fission Bloom
ability-feimur_v5 = Salvage Protocol
ability-grundar = Deep Shafts
ability-forgeminds = Prefabrication
ability-ferrox = Steady Output
ability-brassworm = Reinvestment
card-star_lifting = Star Lifting
ability-tecton = Bedrock Cities
ability-weasels = Backroom Deals
ability-humans = Pioneers
ability-auralites = Resonance
ability-orr_senate = Block Vote
ability-ymirai = Observer Seat
ability-pactweavers = Brokerage
ability-solari = Goodwill
card-consensus_engine = Consensus Engine
card-energy_shields = Energy Shields
ability-noospheric = Open Archives
ability-quill = Patents
ability-cryo_synod = Leap of Logic
ability-deep_listeners = Remote Sensing
ability-xylem = Root Network
card-probability_loom = Probability Loom
ability-vector = Signal Theft
