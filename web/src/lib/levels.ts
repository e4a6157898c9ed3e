/* Which bot to begin with: the usual one, or what one's last games against bots suggest. It is preselected, no more. */
import type { GameAnswer, TableAnswer } from '../generated/http';

export interface Suggestion {
  bot: string;
  /** The level of the last games, and what they say: won, go up; lost, go down; '' where they say nothing. */
  from: string;
  why: '' | 'up' | 'down';
}

const LAST = 3; // games that are looked at
const WON = 2; // of them, to go up

/** The bots people play against, weakest first; the others are for research. */
export function levelsOf(game: GameAnswer): string[] {
  return game.bots.filter((bot) => !game.yardsticks.includes(bot));
}

/** The strongest level at a finished table where I played against bots alone; -1 at any other. */
function met(table: TableAnswer, levels: string[]): number {
  const others = table.seats.filter((seat) => seat.seat !== table.my_seat);
  const mine = table.seats.find((seat) => seat.seat === table.my_seat);
  const counts = table.over && !!table.won?.length && mine?.bot === '' && others.every((seat) => seat.kind === 'bot');
  return counts ? Math.max(-1, ...others.map((seat) => levels.indexOf(seat.bot))) : -1;
}

/** What to begin with in a game, by the tables I sat at. */
export function suggest(game: GameAnswer, mine: readonly TableAnswer[]): Suggestion {
  const levels = levelsOf(game);
  const played = mine
    .filter((table) => table.game === game.id && met(table, levels) >= 0)
    .sort((one, other) => other.moved - one.moved);
  if (!played[0]) return { bot: game.default_bot, from: '', why: '' };
  const at = met(played[0], levels);
  const other = played.findIndex((table) => met(table, levels) !== at);
  const last = played.slice(0, other < 0 ? LAST : Math.min(LAST, other));
  const won = last.filter((table) => table.won?.includes(table.my_seat ?? -1)).length;
  const why = won >= WON ? 'up' : last.length === LAST && won === 0 ? 'down' : '';
  const next = levels[why === 'up' ? at + 1 : why === 'down' ? at - 1 : at];
  return next && why ? { bot: next, from: levels[at]!, why } : { bot: levels[at]!, from: levels[at]!, why: '' };
}
