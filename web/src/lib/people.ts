/* People and their finished games, in words. */
import type { OtherAnswer, PlayedAnswer } from '../generated/http';
import { i18n, t, tOr } from './i18n.svelte';
import { botName } from './seats';
import { peopleApi } from './people_api';

const asked = new Map<string, Promise<boolean>>();

/** Whether somebody can play rated games; asked once, unless it fails. */
export function hasAccount(guest: string): Promise<boolean> {
  if (!guest) return Promise.resolve(false);
  let known = asked.get(guest);
  if (!known) {
    known = peopleApi.person(guest).then(
      (person) => {
        if (!person.account) asked.delete(guest); // they may make one
        return person.account;
      },
      () => {
        asked.delete(guest);
        return false;
      },
    );
    asked.set(guest, known);
  }
  return known;
}

/** What came of a game for the one whose it is. */
export function outcome(game: PlayedAnswer): string {
  const { place, points, players, others } = game;
  if (players === 1) return t('result-solo', { points });
  if (place === 0) return t('result-none');
  const shared = others.some((other) => other.place === place);
  if (players === 2) {
    const kind = shared ? 'tied' : place === 1 ? 'won' : 'lost';
    return t(`result-${kind}`, { mine: points, other: others[0]!.points });
  }
  if (place === 1) return t(`result-${shared ? 'tied' : 'won'}-many`, { points });
  return t('result-place', { place, players, points });
}

/** How it ended, where that was not in the usual way. */
export function ending(game: PlayedAnswer): string {
  return game.how === 'played' ? '' : tOr(`came-${game.how}`, '');
}

export function otherName(other: OtherAnswer): string {
  return other.bot ? `${other.name} (${botName(other.bot)})` : other.name;
}

/** The day something was, with the year only where it is not this one's. */
export function day(at: number): string {
  const date = new Date(at * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString(i18n.lang, { day: 'numeric', month: 'short', year });
}
