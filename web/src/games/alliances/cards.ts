/** How the cards of the hand and of the alliance stand in the decision of the moment. */
import type { Asked } from '../../generated/socket';
import type { Ui } from '../board_contract';
import type { Standing, Way } from './FactionCard.svelte';
import type { AlliancesScene } from './scene.svelte';
import { WAYS } from './FactionCard.svelte';
import type { Alliance } from './types';

/** What of the table matters for the standing of a card. */
export type Gesture = Pick<AlliancesScene, 'asked' | 'aim' | 'can' | 'on' | 'actions' | 'compact'> & {
  ui: Pick<Ui, 't'>;
};

/** What a click on a card of the hand asks about where it can do nothing. */
const ASKS: Record<string, string> = {
  redraw: 'discard',
  draft: 'pick',
  first_faction: 'main',
  adaptation: 'adapt',
};
export function cardWhy(asked: Asked | null, id: string): string {
  return `${ASKS[asked?.decision ?? ''] ?? 'boost'}:${id}`;
}

/** What the decision asks of a card, as words for its foot. */
const FEET: Record<string, string> = {
  redraw: 'alliances-foot-discard',
  draft: 'alliances-foot-pick',
  first_faction: 'alliances-foot-first',
  adaptation: 'alliances-foot-adapt',
};

export function handStanding(scene: Gesture, id: string, me: Alliance): Standing {
  const { asked, ui } = scene;
  if (!asked) return {};
  const legal = scene.can(id);
  const selected = scene.on(id);
  const foot = FEET[asked.decision];
  if (foot) {
    const words = asked.decision === 'redraw' && selected ? 'alliances-foot-back' : foot;
    return { legal, selected, cant: !legal, foot: legal ? ui.t(words) : '' };
  }
  if (asked.decision !== 'turn') return {};
  const open = new Set(scene.actions(id).map((action) => action.split(':')[0]));
  // An adaptation is asked for once a planet is colonised.
  const closed = WAYS.filter((way): way is Way => way !== 'adapt' && !open.has(way));
  if (open.size === 0) return { closed: me.acted || me.played ? [] : WAYS, ways: !scene.compact };
  // On a phone a card is looked at large before it is used: its ways would be too small to be hit there.
  return scene.compact ? { legal, selected, closed } : { selected, closed, ways: true };
}

/** The faction whose ability aims at planets. */
export const SWARMING = 'locusts';

/** A main faction: its ability may be used now. */
export function mainStanding(scene: Gesture, id: string): Standing {
  const { asked, aim, ui } = scene;
  const swarms = id === SWARMING && !!asked?.choices.some((choice) => choice.action.startsWith('swarm:'));
  if (!asked || !(scene.can(id) || (swarms && (aim === null || aim === 'swarm')))) return {};
  return {
    legal: true,
    selected: scene.on(id) || aim === 'swarm',
    foot: ui.t(asked.decision === 'production' ? 'alliances-foot-produce' : 'alliances-foot-use'),
  };
}
