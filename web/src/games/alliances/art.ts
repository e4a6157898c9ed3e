/** Which drawing belongs to which thing of Age of Galaxy. */
import type { IconName, Motif, WorldKind } from '../../art';
import type { Act, Ideology, Kind, Resource } from './types';

const WORLDS: Record<Kind, WorldKind> = {
  temperate: 'genes',
  water: 'ocean',
  frozen: 'ice',
  desert: 'desert',
  volcanic: 'lava',
  barren: 'barren',
};

export function worldKind(kind: Kind): WorldKind {
  return WORLDS[kind];
}

const ICONS: Record<Resource, IconName> = {
  credits: 'credits',
  production: 'industry',
  discovery: 'discovery',
  influence: 'influence',
  prestige: 'crown',
  relic: 'relic',
  cruisers: 'cruiser',
};

export function resourceIcon(resource: Resource): IconName {
  return ICONS[resource];
}
/** The colour of a resource's icon. */
export function tint(resource: Resource): string {
  return resource === 'production' ? 'industry' : resource === 'cruisers' ? 'cruiser' : resource;
}

const ACTIONS: Record<Act, IconName> = {
  colonize: 'settle',
  develop: 'develop',
  manufacture: 'cruiser',
  retrieve: 'relic',
  scavenge: 'industry',
  trade: 'trade',
  explore: 'explore',
  nominate: 'crown',
  research: 'science',
};
export function actionIcon(act: Act): IconName {
  return ACTIONS[act];
}

const IDEOLOGIES: Record<Ideology, IconName> = {
  militarism: 'military',
  culture: 'culture',
  industrialism: 'factory',
  diplomacy: 'diplomacy',
  science: 'science',
};
export function ideologyIcon(ideology: Ideology): IconName {
  return IDEOLOGIES[ideology];
}

/** Emblems by what a faction or technology is about; within one ideology no two are alike. */
const MOTIFS: Record<string, Motif> = {
  locusts: 'swarm',
  reapers: 'tactics',
  karnath: 'helmet',
  drokkan: 'crown',
  vharn: 'pods',
  steel_covenant: 'chevrons',
  obrin: 'shield',
  tyrrak: 'banner',
  wanderers: 'compass',
  cheiki: 'eye',
  lumarin: 'sun',
  sel_archivists: 'ledger',
  mnemori: 'web',
  ossuary_kin: 'vault',
  thessian: 'trinity',
  velvet_court: 'laurel',
  amoebans: 'helix',
  feimur_v5: 'robot',
  grundar: 'pick',
  forgeminds: 'gear',
  ferrox: 'crate',
  brassworm: 'coins',
  helion: 'star',
  tecton: 'gate',
  weasels: 'scales',
  humans: 'hands',
  auralites: 'bolt',
  orr_senate: 'vault',
  ymirai: 'eye',
  pactweavers: 'basket',
  solari: 'sun',
  glass_embassy: 'trinity',
  psykrians: 'atom',
  noospheric: 'ledger',
  quill: 'flask',
  cryo_synod: 'twins',
  deep_listeners: 'dish',
  xylem: 'leaf',
  prism: 'star',
  vector: 'warp',
  terraforming: 'leaf',
  warp_drive: 'warp',
  laser_weapons: 'bolt',
  orbital_foundries: 'gear',
  hyperspace_scanner: 'dish',
  plasma_weapons: 'sun',
  planetary_shield: 'shield',
  xenology: 'helix',
  antimatter_torpedoes: 'atom',
};

export function motifFor(id: string): Motif | undefined {
  return MOTIFS[id];
}
