/** How each card stands in the gesture of the moment: glow, ribbon, and the words in its foot. */
import type { IconName } from '../../art';
import type { Asked } from '../../generated/socket';
import type { Standing as Common } from '../common/standing';
import type { Ui } from '../board_contract';
import { actionsOn, effectOf, reason } from './gesture';
import type { Cards } from './means';
import type { Card, Empire } from './types';

export interface Standing extends Common {
  /** Chosen in secret, while the others still think. */
  chosen?: boolean;
  /** `short` where there is little room, and the card says the rest. */
  foot?: { icon: IconName; text: string; short?: string };
}

/** The ribbon of a picked card that will be given away, by the verb of the gesture. */
const SPENT: Record<string, string> = {
  discard: 'race-goes',
  pay: 'race-pays',
  spend: 'race-goes',
};
const FOOT: Record<string, [IconName, string]> = {
  discard: ['cross', 'race-can-discard'],
  keep: ['check', 'race-can-keep'],
  pay: ['card', 'race-can-pay'],
  spend: ['vp', 'race-can-spend'],
};

/** A card of the hand, or one that is being looked at; `asked` is about this row if `mine`. */
export function handStanding(
  asked: Asked | null,
  mine: boolean,
  card: Card,
  empire: Empire,
  picked: boolean,
  cards: Cards,
  ui: Pick<Ui, 't'>,
): Standing {
  if (!asked || !mine) return {};
  const zone = asked.decision === 'explore_discard' ? 'explored' : 'hand';
  const action = actionsOn(asked, zone, card.id)[0];
  if (!action) {
    const why = reason(asked, card, empire, cards);
    return { cant: true, foot: { icon: 'lock', text: why ? ui.t(why[0], why[1]) : ui.t('race-not-now') } };
  }
  const verb = action.split(':')[0] ?? '';
  const fixed = FOOT[verb];
  const icon: IconName = fixed?.[0] ?? (card.military ? 'military' : card.world ? 'settle' : 'develop');
  const what = fixed ? ui.t(fixed[1]) : effectOf(asked, action, card.name);
  const ribbon = SPENT[verb] ? ui.t(SPENT[verb]) : verb === 'keep' ? ui.t('race-kept') : undefined;
  if (!picked) return { legal: true, foot: { icon, text: what } };
  return {
    legal: true,
    selected: true,
    spent: verb in SPENT,
    ribbon,
    foot: { icon: 'check', text: what },
  };
}

const SECRET: Record<string, string> = { discard: 'race-secret-discard', keep: 'race-secret-keep' };

/** A card that was chosen in secret, while the others still think. */
export function secretStanding(verb: string, card: Card, ui: Pick<Ui, 't'>): Standing {
  const icon: IconName = FOOT[verb]?.[0] ?? (card.world ? 'settle' : 'develop');
  return { chosen: true, foot: { icon, text: ui.t(SECRET[verb] ?? 'race-you-chose') } };
}

/** A card of one's tableau. */
export function tableauStanding(
  asked: Asked | null,
  card: Card,
  picked: readonly string[],
  ui: Pick<Ui, 't' | 'changed'>,
): Standing {
  const changed = ui.changed.has(card.id);
  const actions = actionsOn(asked, 'tableau', card.id);
  if (actions.length === 0) return { changed };
  const at = actions.find((action) => picked.includes(action));
  const shown = at ?? actions[0] ?? '';
  const verb = shown.split(':')[0] ?? '';
  // "Discard the good of …": without the name of the card, which it stands on, that is no sentence.
  const what = verb === 'feed' ? ui.t('race-can-feed') : effectOf(asked, shown, card.name);
  const short = verb === 'use' ? ui.t('race-can-use') : undefined;
  const icon: IconName = verb === 'sell' ? 'trade' : verb === 'use' || verb === 'feed' ? 'consume' : 'produce';
  const ways =
    actions.length > 1
      ? actions.map((action) => ({ action, text: effectOf(asked, action, card.name), picked: action === at }))
      : undefined;
  if (!at) return { changed, legal: true, foot: ways ? undefined : { icon, text: what, short }, ways };
  return {
    changed,
    legal: true,
    selected: true,
    foot: ways ? undefined : { icon: 'check', text: what, short },
    ways,
  };
}
