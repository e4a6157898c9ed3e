/* The HTTP part of the server. Every error is a `ApiError` with words for the person. */
import { i18n, t } from './i18n.svelte';
import type { Dealt } from '../games/seam';

export interface Guest {
  id: string;
  name: string;
  token: string;
}
export interface GameOption {
  name: string;
  label: string;
  help: string;
  default: boolean | number | string;
  choices: string[];
  /** Words of the choices. */
  labels: Record<string, string>;
  players: number[];
  rule: string;
}
export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  min_players: number;
  max_players: number;
  minutes: number;
  weight: number;
  bots: string[];
  rules_version: number;
  options: GameOption[];
}
export interface SeatSummary {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
}
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  public: boolean;
  pace: 'live' | 'days';
  players: number;
  options: Record<string, boolean | number | string>;
  seats: SeatSummary[];
  created: number;
  moved: number;
  over: boolean;
  my_seat: number | null;
  my_turn: boolean;
  /** -1: not dealt yet; 0: dealt, and before its first round. */
  round: number;
  /** Whether I opened it. */
  host: boolean;
  /** It cannot be opened by this server any more. */
  broken?: boolean;
  /** The seal of its luck. */
  commitment?: string;
  /** Codes to the open seats, for the host alone. */
  invites?: Record<string, string>;
}
export interface NewTable {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  seats: string[];
  public: boolean;
  pace: 'live' | 'days';
  record?: string;
  at?: number;
  /** What I add to the luck comes with my first hello, when I know what is promised. */
  seed_later?: boolean;
}
export interface Opened {
  id: string;
  seat: number | null;
  invites: Record<string, string>;
  commitment: string;
}
export interface Rule {
  id: string;
  section: string;
  title: string;
  text: string;
}
export interface Part {
  source: string;
  points: number;
  text?: string;
}
export interface Score {
  seat: number;
  total: number;
  tiebreak: number;
  parts: Part[];
}
export interface CoursePoint {
  step: number;
  round: number;
  totals: number[];
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

let token = '';
export function setToken(value: string): void {
  token = value;
}

/** One request. `lang` goes along so that texts and errors come in the language in use. */
async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const url = `/api${path}${path.includes('?') ? '&' : '?'}lang=${i18n.lang}`;
  let response: Response;
  try {
    response = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, 'unreachable', t('error-unreachable'));
  }
  if (!response.ok) {
    const told = (await response.json().catch(() => null)) as { key?: string; text?: string } | null;
    throw new ApiError(response.status, told?.key ?? '', told?.text || t('error-status', { status: response.status }));
  }
  return response;
}
async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}
const part = encodeURIComponent;

export const api = {
  newGuest: (name: string) => json<Guest>('POST', '/guests', { name }),
  me: () => json<{ id: string; name: string }>('GET', '/me'),
  rename: (name: string) => json<{ id: string; name: string }>('PATCH', '/me', { name }),
  newLink: () => json<{ code: string }>('POST', '/me/link'),
  useLink: (code: string) => json<Guest>('POST', `/links/${part(code)}`),
  games: () => json<GameInfo[]>('GET', '/games'),
  things: (game: string, edition?: string) =>
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    json<Record<string, any>>('GET', `/games/${part(game)}/things${edition ? `?edition=${part(edition)}` : ''}`),
  rules: (game: string) => json<Rule[]>('GET', `/games/${part(game)}/rules`),
  preface: async (game: string) => (await json<{ text: string }>('GET', `/games/${part(game)}/preface`)).text,
  tables: (scope: 'open' | 'mine', limit = 30) => json<TableSummary[]>('GET', `/tables?scope=${scope}&limit=${limit}`),
  table: (id: string) => json<TableSummary>('GET', `/tables/${part(id)}`),
  /** A table, and the game that is played at it. */
  tableWithGame: async (id: string): Promise<[TableSummary, GameInfo | null]> => {
    const [table, games] = await Promise.all([api.table(id), api.games()]);
    return [table, games.find((game) => game.id === table.game) ?? null];
  },
  open: (table: NewTable) => json<Opened>('POST', '/tables', table),
  join: (id: string, seat?: number, invite?: string, seed?: string) =>
    json<{ seat: number }>('POST', `/tables/${part(id)}/join`, { seat, invite, seed }),
  rematch: (id: string) => json<Opened>('POST', `/tables/${part(id)}/rematch`),
  step: (id: string, n: number, seat?: number) =>
    json<Dealt>('GET', `/tables/${part(id)}/steps/${n}${seat === undefined ? '' : `?seat=${seat}`}`),
  course: (id: string) => json<CoursePoint[]>('GET', `/tables/${part(id)}/course`),
  record: async (id: string) => (await request('GET', `/tables/${part(id)}/record`)).text(),
};
