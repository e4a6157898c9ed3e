/** What the table itself tells about something that cannot be done now. A click asks the engine, which has the rule. */
import type { Ui } from '../board_contract';
import type { Names } from './names';
import { MOST_CRUISERS, type Act, type Alliance, type View, type Bundle, type Planet } from './types';
import { entries } from './words';

type Say = Pick<Ui, 't'>;

const TERRAFORMING = 'terraforming';
const WARP = 'warp_drive';
const NEEDS_NO_PLANET = 'ymirai';
const UNSEEN = 'silver_gate'; // a system to ask about before any is laid out: the answer is the same for all

export function reaches(me: Alliance | undefined, system: { within_fleet: boolean; system: string | null }): boolean {
  return system.system !== null && (system.within_fleet || !!me?.technologies.includes(WARP));
}

/** The first thing that is lacking to pay this. */
function short(price: Bundle, me: Alliance, ui: Say): string {
  const lacking = entries(price).find(([resource, n]) => me[resource] < n);
  if (!lacking) return '';
  const [resource] = lacking;
  return ui.t('alliances-you-have', { resource, n: me[resource] });
}

const planets = (view: View): Planet[] => view.systems.flatMap((system) => system.planets);

/** Why one of the nine actions is not possible, in a few words. */
export function tileWhy(act: Act, view: View, me: Alliance, ui: Say): string {
  if (me.acted) return ui.t('alliances-why-acted');
  const say = (key: string): string => ui.t(key);
  switch (act) {
    case 'colonize': {
      const free = view.systems.flatMap((one) => (reaches(me, one) ? one.planets : [])).filter((one) => !one.owner);
      if (!free.some((one) => one.status === 'empty')) return say('alliances-why-no-planet');
      return short(me.prices.colonize, me, ui) || say('alliances-why-none-fits');
    }
    case 'develop':
      return me.colonised === 0 ? say('alliances-why-no-colony') : short(me.prices.develop, me, ui);
    case 'manufacture':
      return me.cruisers >= MOST_CRUISERS
        ? say('alliances-why-cruisers-full')
        : short(me.prices.manufacture, me, ui) || say('alliances-why-no-supply');
    case 'retrieve':
      return short(me.prices.retrieve, me, ui);
    case 'trade':
      return view.trade.some((card) => card.open === null || card.open > 0)
        ? say('alliances-why-no-trade')
        : say('alliances-why-no-slot');
    case 'explore':
      return short({ cruisers: 1 }, me, ui) || say('alliances-why-no-token');
    case 'nominate':
      if (me.developed === 0 && !me.factions.includes(NEEDS_NO_PLANET)) return say('alliances-why-no-developed');
      return short(me.prices.nominate, me, ui) || say('alliances-why-no-seat');
    case 'research':
      return say('alliances-why-no-research');
    case 'scavenge':
      return '';
  }
}

/** An action of this kind to ask the engine about, as near to possible as the table has one. */
export function sample(act: Act, view: View, me: Alliance): string {
  const all = planets(view);
  const anywhere = all[0]?.site ?? `${UNSEEN}.1`;
  switch (act) {
    case 'colonize': {
      const near = view.systems.filter((one) => reaches(me, one)).flatMap((one) => one.planets);
      const site = (near.find((one) => one.status === 'empty') ?? near[0])?.site ?? anywhere;
      return `colonize:${site}`;
    }
    case 'develop': {
      const own = all.filter((one) => one.owner === me.seat);
      const site = (own.find((one) => one.status === 'colonised') ?? own[0])?.site ?? anywhere;
      return `develop:${site}.influence`;
    }
    case 'trade': {
      const card = view.trade.find((one) => one.open === null || one.open > 0) ?? view.trade[0];
      return `trade:${card?.card}.1`;
    }
    case 'explore': {
      const tokens = view.systems.filter((one) => reaches(me, one)).flatMap((one) => one.tokens);
      return `explore:${(tokens.find((one) => one.there) ?? tokens[0])?.site ?? `${UNSEEN}.x1`}`;
    }
    case 'nominate':
      return `nominate:${view.council.find((one) => one.state === 'open')?.seat ?? 1}`;
    case 'research': {
      const first = [TERRAFORMING, WARP, 'laser_weapons'].find((id) => !me.technologies.includes(id));
      return `research:${first ?? 'orbital_foundries'}.credits`;
    }
    case 'scavenge':
      return act;
    default:
      return `${act}:1`;
  }
}

/** What stands between me and an empty planet, or which card would have to go for it. */
export function emptyNote(
  planet: Planet,
  me: Alliance | undefined,
  names: Names,
  ui: Say,
): { text: string; barred: boolean } {
  if (!me || planet.status !== 'empty') return { text: '', barred: false };
  if (planet.kind === 'barren') {
    const barred = !me.technologies.includes(TERRAFORMING);
    return { text: barred ? ui.t('alliances-needs', { what: names.of(TERRAFORMING) }) : '', barred };
  }
  if (me.factions.length === 0 || me.adaptations.includes(planet.kind)) return { text: '', barred: false };
  const cards = (me.hand ?? []).filter((id) => names.faction(id)?.adaptations.includes(planet.kind));
  if (cards.length === 0 || me.played) return { text: ui.t('alliances-not-adapted'), barred: true };
  const [card = ''] = cards;
  return { text: ui.t('alliances-by-card', { n: cards.length, card: names.of(card) }), barred: false };
}
