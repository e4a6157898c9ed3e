/* Whether the coach is on at a table: off, unless one has just come from a first game or has switched it on. */
import { SvelteMap } from 'svelte/reactivity';
import { load, save } from './store';

const switched = new SvelteMap<string, boolean>();

export function coachOn(table: string): boolean {
  return switched.get(table) ?? load(`coach.${table}`) === '1';
}

export function setCoach(table: string, on: boolean): void {
  switched.set(table, on);
  save(`coach.${table}`, on ? '1' : null);
}
