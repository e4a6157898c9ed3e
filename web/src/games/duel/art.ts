/** Which drawing belongs to which card of Three Epochs. */
import type { IconName, Motif, WorldKind } from '../../art';
import type { Card, Resource, SpaceObject, Track } from './types';

/** Planets by id: no two of one epoch look alike. */
const KINDS: Record<string, WorldKind> = {
  '1_30': 'ice',
  '1_31': 'genes',
  '1_32': 'barren',
  '1_33': 'desert',
  '1_34': 'lava',
  '1_35': 'gas',
  '1_36': 'rare',
  '2_31': 'ocean',
  '2_32': 'barren',
  '2_33': 'desert',
  '2_34': 'ice',
  '2_35': 'genes',
  '2_36': 'gem',
  '3_30': 'gas',
  '3_31': 'city',
  '3_32': 'lava',
  '3_33': 'ocean',
  '3_34': 'rare',
  '3_35': 'toxic',
  '3_36': 'alien',
};

const MOTIFS: Record<Resource | Track, Motif> = {
  energy: 'bolt',
  food: 'leaf',
  metal: 'pick',
  science: 'dish',
  military: 'chevrons',
  trade: 'scales',
  diplomacy: 'hands',
};

export function planetKind(id: string): WorldKind {
  return KINDS[id] ?? 'barren';
}

/** The emblem of a station, shuttle or ship. */
export function motifFor(card: Pick<Card, 'track' | 'type'>): Motif {
  return card.track ? MOTIFS[card.track] : card.type === 'ship' ? 'ship' : 'star';
}

/** Race's trade icon stands for its phase; here trade is a pair of scales. */
export function trackIcon(track: Resource | Track): IconName {
  return track === 'trade' ? 'commerce' : track;
}

export function objectIcon(object: SpaceObject): IconName {
  return object === 'production_station' ? 'station' : object;
}

/** The colour of a track's icon. */
export function trackTint(track: Resource | Track): string {
  return track === 'trade' ? 'brass' : track === 'diplomacy' ? 'influence' : track;
}
