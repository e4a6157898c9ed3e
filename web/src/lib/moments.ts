/* The view of a moment out of the view of the update that brings it: only the difference is sent
   (`src/starhold/server/moments.py`). What is as it was is shared, not copied: neither may be changed in place. */
import type { Update } from '../generated/socket';

type View = NonNullable<Update['view']>;

export function viewOf(own: View, change: { [k: string]: unknown }): View {
  return merged(own, change) as View;
}

/** An object changes an object by name and a list by index; alone in a list it takes the place of an object. */
function merged(own: unknown, change: unknown): unknown {
  if (Array.isArray(own))
    return isObject(change) ? own.map((one, i) => (i in change ? merged(one, change[i]) : one)) : change;
  if (!isObject(own)) return change;
  if (Array.isArray(change)) return change[0];
  if (!isObject(change)) return change;
  const whole: { [k: string]: unknown } = { ...own };
  for (const [name, value] of Object.entries(change)) whole[name] = merged(own[name], value);
  return whole;
}

const isObject = (value: unknown): value is { [k: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
