/** Which drawing belongs to which card of Race: the kind of a world, the emblem of a development. */
import { kindOf, type Accent, type Motif, type WorldKind } from '../../art';
import type { Card } from './types';

/** One emblem each, no two alike: a motif, and where motifs repeat an accent. */
export const EMBLEMS: Record<string, readonly [Motif, Accent?]> = {
  public_works: ['crate', 'plus'],
  colony_ship: ['ship'],
  expedition_force: ['dish', 'peak'],
  mining_robots: ['robot', 'hexagon'],
  export_duties: ['ledger', 'arrow'],
  new_military_tactics: ['tactics'],
  space_marines: ['helmet'],
  contact_specialist: ['hands', 'spark'],
  diversified_economy: ['web', 'plus'],
  consumer_markets: ['basket', 'blossom'],
  mining_conglomerate: ['pick', 'plus'],
  research_labs: ['flask', 'spark'],
  deficit_spending: ['coins', 'minus'],
  investment_credits: ['coins', 'plus'],
  pan_galactic_league: ['helix', 'ring'],
  mining_league: ['pick', 'hexagon'],
  free_trade_association: ['scales', 'blossom'],
  alien_tech_institute: ['atom', 'spark'],
  galactic_survey_seti: ['compass'],
  galactic_federation: ['trinity'],
  interstellar_bank: ['vault'],
  terraforming_robots: ['robot', 'plus'],
  drop_ships: ['pods'],
  new_galactic_order: ['chevrons', 'ring'],
  merchant_guild: ['crown', 'arrow'],
  replicant_robots: ['twins'],
  new_economy: ['sun', 'plus'],
  genetics_lab: ['helix', 'drop'],
  galactic_renaissance: ['laurel'],
  galactic_imperium: ['eagle'],
  trade_league: ['scales', 'arrow'],
};

/** Worlds whose name or good alone would draw them like a neighbour. */
const KINDS: Record<string, WorldKind> = {
  earths_lost_colony: 'ocean',
  pirate_world: 'lava',
  rebel_underground: 'barren',
  rebel_outpost: 'ice',
  former_penal_colony: 'desert',
  terraformed_world: 'ocean',
};

export function worldKind(card: Pick<Card, 'id' | 'good'>): WorldKind {
  return KINDS[card.id] ?? kindOf(card.id, card.good);
}
