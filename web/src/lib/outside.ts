/* Bots from outside: programs of people that play at a table, each with a token. The first paint needs none of it. */
import type { BotAnswer, MadeBotAnswer, MyBotAnswer } from '../generated/http';
import { json, request } from './api';
import { t } from './i18n.svelte';
import { botName } from './seats';

const PREFIX = 'outside:';

export const outsideApi = {
  /** Those that listen now and that I may put on a seat. */
  here: () => json<BotAnswer[]>('GET', '/bots'),
  mine: () => json<MyBotAnswer[]>('GET', '/me/bots'),
  make: (name: string, shared: boolean) => json<MadeBotAnswer>('POST', '/me/bots', { name, shared }),
  remove: (id: string) => request('DELETE', `/me/bots/${encodeURIComponent(id)}`),
};

/** As what a bot is put on a seat. */
export const holderOf = (bot: { name: string }): string => PREFIX + bot.name;

/** One that was picked, be it a level or a bot from outside. */
export const pickedName = (bot: string): string => (bot.startsWith(PREFIX) ? bot.slice(PREFIX.length) : botName(bot));

/** Who plays a seat in place of a person: a level, or whose program it is. */
export const playedBy = (seat: { bot?: string; owner?: string }): string =>
  seat.owner ? t('outside-of', { owner: seat.owner }) : botName(seat.bot ?? '');
