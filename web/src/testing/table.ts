/* The shell's part of a table, mounted for real, with the test as the server. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { GameAnswer, TableAnswer } from '../generated/http';
import { i18n, Words } from '../lib/i18n.svelte';
import { session } from '../lib/session.svelte';
import { Table } from '../lib/table.svelte';
import en from '../locale/en.ftl?raw';
import later from '../locale/later/en.ftl?raw';
import { FakeWire } from './wire';

let mounted: object[] = [];

/** Mount a component, in an element of its own. */
export function show<P extends Record<string, unknown>>(component: unknown, props: P, within = 'div'): HTMLElement {
  const target = document.createElement(within);
  document.body.append(target);
  mounted.push(mount(component as never, { target, props }));
  flushSync();
  return target;
}

export function click(node: Element | null | undefined): void {
  (node as HTMLElement).click();
  flushSync();
}

/** Wait until that holds; left alone vitest gives it a second, which a busy machine does not keep. */
export const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 30_000 });

/** Before each test Ana comes to a table, of which nothing is known yet. */
export function comeToTable(come: (table: Table, wire: FakeWire) => void): void {
  let table: Table;
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeWire);
    localStorage.clear();
    FakeWire.all = [];
    i18n.words = new Words('en', [en, later]);
    session.guest = { id: 'g', name: 'Ana', token: 'x' };
    table = new Table('t1');
    table.open();
    FakeWire.last.accept();
    come(table, FakeWire.last);
    flushSync();
  });
  afterEach(() => {
    table.close();
    mounted.forEach((one) => void unmount(one));
    mounted = [];
    document.body.innerHTML = '';
    session.guest = null;
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** A table in a list: Ana's, with a bot. */
export function aSummary(part: Partial<TableAnswer> = {}): TableAnswer {
  return {
    id: 't1',
    game: 'race',
    title: 'Race',
    public: false,
    pace: 'live',
    players: 2,
    options: {},
    seats: [
      { seat: 0, name: 'Ana', kind: 'person', bot: '' },
      { seat: 1, name: 'Vega', kind: 'bot', bot: 'random' },
    ],
    created: 1,
    moved: 1,
    over: false,
    my_seat: 0,
    my_turn: true,
    round: 2,
    version: 1,
    rematch: '',
    host: true,
    ...part,
  };
}

/** A game with all its bots. */
export function aGame(part: Partial<GameAnswer> = {}): GameAnswer {
  return {
    id: 'race',
    title: 'Race',
    blurb: '',
    min_players: 2,
    max_players: 4,
    minutes: 30,
    weight: 3,
    counts: 'round',
    lessons: [],
    bots: ['random', 'cadet', 'navigator', 'greedy', 'captain', 'admiral', 'oracle'],
    yardsticks: ['random', 'greedy'],
    plays: { cadet: 'Still learning.', captain: 'Slips seldom.', admiral: 'Remembers.' },
    default_bot: 'captain',
    rules_version: 1,
    options: [],
    ...part,
  };
}
