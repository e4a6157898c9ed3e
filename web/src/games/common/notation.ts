/** Actions as they are written: a verb, and what it is done with. */

export const verbOf = (action: string): string => action.split(':')[0] ?? action;
export const whatOf = (action: string): string => action.split(':')[1] ?? '';

/** All actions of one kind. */
export function actionsOf(verb: string, actions: Iterable<string>): string[] {
  return [...actions].filter((action) => verbOf(action) === verb);
}

/** What all of these do, if that is one thing. */
export function commonVerb(actions: readonly string[]): string {
  const verbs = new Set(actions.map(verbOf));
  return verbs.size === 1 ? [...verbs].join() : '';
}

/** How often an action stands in a row of picks. */
export function times(action: string, picks: readonly string[]): number {
  return picks.filter((one) => one === action).length;
}
