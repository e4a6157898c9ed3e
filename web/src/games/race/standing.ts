/** How each card stands in the gesture of the moment: glow, ribbon, and the words in its foot. */
import type { IconName } from '../../art';
import type { Asked } from '../../generated/socket';
import type { Standing } from '../common/standing';
import type { Ui } from '../board_contract';
import { actionsOn, effectOf, reason } from './gesture';
import type { Card, Empire } from './types';

/** The ribbon of a picked card that will be given away, by the verb of the gesture. */
const SPENT: Record<string, string> = {
  discard: 'race-goes',
  pay: 'race-pays',
  spend: 'race-goes',
  feed: 'race-fed',
  sell: 'race-fed',
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
  ui: Pick<Ui, 't'>,
): Standing {
  if (!asked || !mine) return {};
  const zone = asked.decision === 'explore_discard' ? 'explored' : 'hand';
  const action = actionsOn(asked, zone, card.id)[0];
  if (!action) {
    const why = reason(asked, card, empire);
    return { cant: true, foot: { icon: 'lock', text: why ? ui.t(why[0], { n: why[1] }) : ui.t('race-not-now') } };
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
    foot: { icon: 'check', text: ui.t('race-selected', { what: lower(what) }) },
  };
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
  const what = effectOf(asked, shown, card.name);
  const icon: IconName = verb === 'sell' ? 'trade' : verb === 'use' || verb === 'feed' ? 'consume' : 'produce';
  const ways =
    actions.length > 1
      ? actions.map((action) => ({ action, text: effectOf(asked, action, card.name), picked: action === at }))
      : undefined;
  if (!at) return { changed, legal: true, foot: ways ? undefined : { icon, text: what }, ways };
  return {
    changed,
    legal: true,
    selected: true,
    spent: verb in SPENT,
    ribbon: SPENT[verb] ? ui.t(SPENT[verb]) : undefined,
    foot: { icon: 'check', text: ui.t('race-selected', { what: lower(what) }) },
    ways,
  };
}

function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
