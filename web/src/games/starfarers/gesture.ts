/** What picks and decisions mean. Seats are counted from 1 in actions, from 0 everywhere else. */

export const seatAction = (verb: string, seat: number): string => `${verb}:${seat + 1}`;

/** One more pick of an action; where enough are picked, the oldest other one makes room. */
export function withOneMore(action: string, picks: readonly string[], need: number): string[] {
  const all = [...picks, action];
  if (all.length <= need) return all;
  const other = all.findIndex((one) => one !== action);
  return all.toSpliced(Math.max(other, 0), all.length - need);
}

/** One pick of an action fewer. */
export function withOneLess(action: string, picks: readonly string[]): string[] {
  const at = picks.lastIndexOf(action);
  return at < 0 ? [...picks] : picks.toSpliced(at, 1);
}

/** Decisions answered by cards of one's own hand, with the verb of each. */
export const FROM_HAND: Readonly<Record<string, string>> = { discard: 'return', pay: 'pay', hand_over: 'pay' };
/** Those answered by cards of the supply. */
export const FROM_SUPPLY: Readonly<Record<string, string>> = { relief: 'take', gain: 'take' };
/** Those answered by a module of one's own mothership. */
export const WITH_MODULES: Readonly<Record<string, string>> = {
  bonus: 'attach',
  gain_upgrade: 'attach',
  lose_upgrade: 'lose',
};
