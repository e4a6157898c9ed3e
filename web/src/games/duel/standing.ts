/** How each card stands in the gesture of the moment: glow, ribbon, and the words in its foot. */
import type { Asked } from '../../generated/socket';
import type { Standing } from '../common/standing';
import type { Ui } from '../board_contract';
import { joins, takeable, worthOf } from './market';
import type { Names } from './names';
import type { DuelScene } from './scene.svelte';
import type { Card, Planet, Universe } from './types';

/** What of the table matters for the standing of a card. */
type Gesture = Pick<DuelScene, 'asked' | 'legal' | 'picked' | 'about' | 'cells' | 'cardIn' | 'names' | 'ui'>;

/** A cell of the market. */
export function cellStanding(scene: Gesture, cell: string): Standing {
  const { asked, legal, cells, ui } = scene;
  const changed = ui.changed.has(scene.cardIn(cell) ?? '');
  if (asked?.decision !== 'turn') return { changed };
  if (!takeable(cell, legal)) return { changed, cant: cells.length > 0 };
  if (cells.includes(cell))
    return { changed, legal: true, selected: true, ribbon: ui.t('duel-worth-n', { n: worthOf(cell) }) };
  const first = cells.length === 1 ? cells[0] : undefined;
  if (first === undefined || !joins(cells, cell, legal)) return { changed, legal: true };
  const worth = worthOf(first) + worthOf(cell);
  return { changed, legal: true, foot: { icon: 'plus', text: ui.t('duel-joins', { worth }) } };
}

/** What one can do with a card of the hand in this decision. */
export function handAction(asked: Asked | null, legal: ReadonlySet<string>, card: string): string | null {
  if (asked?.decision === 'turn')
    return [`play:${card}`, `discard:${card}`].find((action) => legal.has(action)) ?? `play:${card}`;
  if (asked?.decision === 'pay' || asked?.decision === 'pay_research') return `pay:${card}`;
  return null;
}

export function handStanding(scene: Gesture, card: Card, universe: Universe): Standing {
  const { asked, legal, picked, about, names, ui } = scene;
  const changed = ui.changed.has(card.id);
  if (about === card.id && asked?.decision !== 'turn')
    return { changed, subject: true, ribbon: ui.t('duel-being-played') };
  const action = handAction(asked, legal, card.id);
  if (!asked || !action) return { changed };
  const selected = picked.includes(action);
  if (action.startsWith('pay:')) {
    if (!legal.has(action)) return { changed, cant: true, foot: { icon: 'lock', text: ui.t('duel-cannot-pay') } };
    return { changed, legal: true, selected, spent: selected, ribbon: selected ? ui.t('duel-pays-now') : undefined };
  }
  if (!legal.has(action))
    return { changed, cant: true, foot: { icon: 'lock', text: whyNot(card, universe, names, ui) } };
  const due = universe.due?.[card.id] ?? 0;
  const text = action.startsWith('discard:')
    ? ui.t('duel-discard-it')
    : due === 0
      ? ui.t('duel-play-any-one')
      : ui.t('duel-play-due', { n: due });
  return { changed, legal: true, selected, foot: { icon: selected ? 'check' : 'arrow', text } };
}

/** What the table itself tells about a card that cannot be played; a click asks the engine. */
function whyNot(card: Card, universe: Universe, names: Names, ui: Pick<Ui, 't'>): string {
  if (card.type === 'colonisation' && !universe.planets.some((planet) => takes(planet, card, names)))
    return ui.t('duel-no-quarter', { colour: card.colour ?? 'grey' });
  if (card.type === 'ship' && !universe.planets.some((planet) => planet.colonised && !planet.ship))
    return ui.t('duel-no-dock');
  return ui.t('duel-too-dear', { n: universe.due?.[card.id] ?? 0 });
}

function takes(planet: Planet, card: Card, names: Names): boolean {
  const printed = names.card(planet.card)?.quarters ?? [];
  return planet.quarters.some((content, i) => {
    const quarter = printed[i];
    return content === 'open' && (quarter?.kind === 'white' || quarter?.colour === card.colour);
  });
}

export function scienceStanding(scene: Gesture, card: string, universe: Universe): Standing {
  const { asked, legal, picked, about, ui } = scene;
  if (about === card) return { subject: true, foot: { icon: 'arrow', text: ui.t('duel-being-played') } };
  const verb = asked?.decision === 'research' ? 'research' : asked?.decision === 'pay_research' ? 'pay' : '';
  if (!verb) return {};
  const action = `${verb}:${card}`;
  const selected = picked.includes(action);
  if (!legal.has(action))
    return {
      cant: true,
      foot: {
        icon: 'lock',
        text: verb === 'pay' ? ui.t('duel-cannot-pay') : ui.t('duel-too-dear', { n: universe.due?.[card] ?? 0 }),
      },
    };
  if (verb === 'pay')
    return {
      legal: true,
      selected,
      spent: selected,
      foot: selected ? { icon: 'check', text: ui.t('duel-pays-now') } : undefined,
    };
  const due = universe.due?.[card] ?? 0;
  const text = due === 0 ? ui.t('duel-play-any-one') : ui.t('duel-play-due', { n: due });
  return { legal: true, selected, foot: { icon: selected ? 'check' : 'arrow', text } };
}
