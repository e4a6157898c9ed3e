/** How each card stands in the gesture of the moment: glow, ribbon, the words in its foot, the button there. */
import type { Asked } from '../../generated/socket';
import type { IconName } from '../../art';
import type { Standing as Shared } from '../common/standing';
import type { Ui } from '../board_contract';
import { joins, takeable, takeOf, worthOf } from './market';
import type { Names } from './names';
import { placeMatters } from './plan';
import type { DuelScene } from './scene.svelte';
import type { Card, Planet, Universe } from './types';

/** A button in the foot of a card that says all that a click on it does. */
export interface Quick {
  kind: 'take' | 'play' | 'pay';
  text: string;
  icon: IconName;
  /** It does so already: it pays. */
  on?: boolean;
}
export interface Standing extends Shared {
  quick?: Quick;
}

/** What of the table matters for the standing of a card. */
type Gesture = Pick<
  DuelScene,
  | 'asked'
  | 'legal'
  | 'picked'
  | 'about'
  | 'cells'
  | 'cardIn'
  | 'names'
  | 'ui'
  | 'plan'
  | 'paying'
  | 'playOf'
  | 'payment'
  | 'wayWords'
>;

/** A cell of the market. */
export function cellStanding(scene: Gesture, cell: string): Standing {
  const { asked, legal, cells, ui } = scene;
  const changed = ui.changed.has(scene.cardIn(cell) ?? '');
  if (asked?.decision !== 'turn') return { changed };
  if (!takeable(cell, legal)) return { changed, cant: cells.length > 0 };
  if (cells.includes(cell))
    return { changed, legal: true, selected: true, ribbon: ui.t('duel-worth-n', { n: worthOf(cell) }) };
  const first = cells.length === 1 ? cells[0] : undefined;
  if (first !== undefined && joins(cells, cell, legal)) {
    const worth = worthOf(first) + worthOf(cell);
    return { changed, legal: true, foot: { icon: 'plus', text: ui.t('duel-take-both', { worth }) } };
  }
  if (legal.has(takeOf([cell])))
    return { changed, legal: true, quick: { kind: 'take', icon: 'arrow', text: ui.t('duel-take-one') } };
  return { changed, legal: true, foot: { icon: 'plus', text: ui.t('duel-take-with') } };
}

/** What one can do with a card of the hand in this decision. */
export function handAction(asked: Asked | null, legal: ReadonlySet<string>, card: string): string | null {
  if (asked?.decision === 'turn')
    return [`play:${card}`, `discard:${card}`].find((action) => legal.has(action)) ?? `play:${card}`;
  if (asked?.decision === 'pay' || asked?.decision === 'pay_research') return `pay:${card}`;
  return null;
}

export function handStanding(scene: Gesture, card: Card, universe: Universe): Standing {
  const { asked, legal, picked, about, plan, names, ui } = scene;
  const changed = ui.changed.has(card.id);
  if (about === card.id && !plan && asked?.decision !== 'turn')
    return { changed, subject: true, ribbon: ui.t('duel-being-played') };
  const action = handAction(asked, legal, card.id);
  // Where nothing of the hand is asked for, it only lies there.
  if (!asked || (!plan && !action)) return { changed };
  if (plan || !action) return { changed, ...paid(scene, card.id), ...playing(scene, card.id) };
  const selected = picked.includes(action);
  if (action.startsWith('pay:')) {
    if (!legal.has(action)) return { changed, cant: true, foot: { icon: 'lock', text: ui.t('duel-cannot-pay') } };
    return { changed, legal: true, selected, spent: selected, ribbon: selected ? ui.t('duel-pays-now') : undefined };
  }
  if (!legal.has(action))
    return { changed, cant: true, foot: { icon: 'lock', text: whyNot(card, universe, names, ui) } };
  if (action.startsWith('discard:'))
    return {
      changed,
      legal: true,
      selected,
      foot: { icon: selected ? 'check' : 'arrow', text: ui.t('duel-discard-it') },
    };
  return { changed, ...playing(scene, card.id) };
}

/** A card that could be played or researched, or is about to be. */
function playing(scene: Gesture, card: string): Standing {
  const { plan, ui } = scene;
  const play = scene.playOf(card);
  const mine = plan?.card === card;
  if (!play) return plan ? {} : { legal: true, foot: { icon: 'arrow', text: ui.t('duel-play-it') } };
  const verb = card.startsWith('s_') ? 'research' : 'play';
  if (plan && !mine)
    return scene.payment(`pay:${card}`).can ? { legal: true } : { legal: true, foot: due(play.ways, ui) };
  if (!mine && placeMatters(play)) return { legal: true, foot: { icon: 'quarter', text: ui.t('duel-play-where') } };
  const pays = mine ? plan.pays : (play.ways[0] ?? []);
  return {
    legal: true,
    selected: mine,
    foot: undefined,
    quick: { kind: 'play', icon: 'arrow', text: ui.t(`duel-${verb}-now`, { payment: scene.wayWords(pays) }) },
  };
}
const due = (ways: readonly (readonly string[])[], ui: Pick<Ui, 't'>): Standing['foot'] => ({
  icon: 'arrow',
  text: ui.t('duel-play-due', { n: ways[0]?.length ?? 0 }),
});

/** A card beside the one that is planned: whether it pays. */
function paid(scene: Gesture, card: string): Standing {
  const { plan, ui } = scene;
  if (!plan || plan.card === card) return {};
  const { can, on } = scene.payment(`pay:${card}`);
  if (!can) return { cant: !scene.playOf(card), foot: { icon: 'lock', text: ui.t('duel-cannot-pay') } };
  return {
    selected: on,
    spent: on,
    quick: { kind: 'pay', icon: on ? 'check' : 'plus', text: ui.t(on ? 'duel-pays-now' : 'duel-pay-this'), on },
  };
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
  const { asked, legal, picked, about, plan, ui } = scene;
  if (about === card && !plan) return { subject: true, foot: { icon: 'arrow', text: ui.t('duel-being-played') } };
  if (plan?.verb === 'research') return { ...paid(scene, card), ...playing(scene, card) };
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
  if (verb === 'research') return playing(scene, card);
  return {
    legal: true,
    selected,
    spent: selected,
    foot: selected ? { icon: 'check', text: ui.t('duel-pays-now') } : undefined,
  };
}
