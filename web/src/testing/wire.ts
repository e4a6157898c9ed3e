/* A socket without a network, for tests: the test plays the server. */
import type { Wire } from '../lib/socket';
import type { Update } from '../generated/socket';

export class FakeWire implements Wire {
  static all: FakeWire[] = [];
  static get last(): FakeWire {
    return FakeWire.all.at(-1)!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: ((event: never) => void) | null = null;

  constructor(readonly url: string) {
    FakeWire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  // -- what the server does
  accept(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  say(event: object): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

export function anUpdate(part: Partial<Update> = {}): Update {
  return {
    type: 'update',
    version: 1,
    step: 0,
    you: 0,
    view: { game: 'race', seat: 0, players: 2, round: 1, options: {}, asked: [], over: false, end_reason: '' },
    seats: [
      { seat: 0, name: 'Ana', kind: 'person', bot: '', online: true, left_for: 0 },
      { seat: 1, name: 'Vega', kind: 'bot', bot: 'greedy', online: false, left_for: 0 },
    ],
    waiting: [0],
    asked: null,
    undo: false,
    log: [],
    chat: [],
    over: false,
    places: [],
    scores: [],
    commitment: 'c',
    seeds: [],
    secret: '',
    rematch: '',
    ...part,
  };
}
