/** Words of cards for the face: short powers, and texts with icons in them. */
import { ICONS, type IconName } from '../../art';
import type { Ui } from '../board_contract';
import type { Card, Power, PowerPhase } from './types';

export interface Bit {
  icon?: IconName;
  text: string;
}

/** A text with marks like ⟦rare⟧ as bits; a bit is an icon with the word it stands beside. */
export function bits(text: string): Bit[] {
  const out: Bit[] = [];
  for (const part of text.split('⟦')) {
    const end = part.indexOf('⟧');
    const name = end > 0 ? part.slice(0, end) : '';
    if (!(name in ICONS)) {
      if (part) out.push({ text: part });
      continue;
    }
    const rest = part.slice(end + 1);
    const space = rest.indexOf(' ');
    out.push({ icon: name as IconName, text: space < 0 ? rest : rest.slice(0, space) });
    if (space >= 0) out.push({ text: rest.slice(space) });
  }
  return out;
}

/** The text alone, for ears. */
export function plain(text: string): string {
  return text.replace(/⟦[^⟧]*⟧/g, '');
}

/** One power in short words; its sentence where there are none. */
export function shortPower(power: Power, card: Card, ui: Pick<Ui, 't'>): string {
  if (!power.key) return power.text;
  const key = `race-short-${power.key.replace(/^power-/, '')}`;
  const text = ui.t(key, { good: card.good ?? 'any', ...power.values });
  return text === key ? power.text : text;
}

/** The powers on the face of a card, gathered by phase in the order of the round. */
export function facePowers(card: Card, ui: Pick<Ui, 't'>): { phase: PowerPhase; word: string; text: string }[] {
  const rows: { phase: PowerPhase; word: string; text: string }[] = [];
  for (const power of card.powers) {
    const text = shortPower(power, card, ui);
    const row = rows.find((r) => r.phase === power.phase);
    if (row && power.key) row.text += `, ${text}`;
    else if (row) row.text += ` ${text}`;
    else rows.push({ phase: power.phase, word: power.phase_word, text });
  }
  return rows;
}

/** What a 6-cost development is worth, in one short line; '' for any other card. All of it stands on the large card. */
export function scoringInShort(card: Card, cards: ReadonlyMap<string, Card>, ui: Pick<Ui, 't'>): string {
  if (card.scoring.length === 0) return '';
  const key = `race-worth-${card.id}`;
  const named = Object.fromEntries(NAMED.map((id) => [id, cards.get(id)?.name ?? '']));
  const text = ui.t(key, named);
  return text === key ? card.scoring.map((line) => line.text).join(' ') : text;
}
/** The cards that are named by what others are worth. */
const NAMED = [
  'contact_specialist',
  'mining_robots',
  'mining_conglomerate',
  'consumer_markets',
  'expanding_colony',
  'research_labs',
  'galactic_trendsetters',
  'artist_colony',
];

/** Cost or defence and points, as words. */
export function figures(card: Card, ui: Pick<Ui, 't'>): string[] {
  return [
    ui.t(card.military ? 'race-defence' : 'race-cost', { n: card.cost }),
    card.scoring.length > 0 ? ui.t('race-points-vary') : ui.t('race-points', { n: card.vp ?? 0 }),
  ];
}

/** What a screen reader says of a card: its name, what it is, and what it can do now or why not. */
export function ariaName(card: Card, extra: readonly string[]): string {
  return [card.name, ...card.facts, ...extra.map(plain)].filter(Boolean).join(', ');
}

/** A figure with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));
