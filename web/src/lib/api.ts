/* The HTTP part of the server. Every error is a `ApiError` with words for the person. */
import { i18n, t } from './i18n.svelte';
import type {
  CreatedAnswer,
  GameAnswer,
  GuestAnswer,
  JoinAnswer,
  LinkAnswer,
  NewTable,
  PointAnswer,
  PrefaceAnswer,
  RuleAnswer,
  TableAnswer,
  TokenAnswer,
  Wrong,
} from '../generated/http';
import type { Dealt } from '../games/board_contract';

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
    const told = (await response.json().catch(() => null)) as Partial<Wrong> | null;
    throw new ApiError(response.status, told?.key ?? '', told?.text || t('error-status', { status: response.status }));
  }
  return response;
}
async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}
const part = encodeURIComponent;

export const api = {
  newGuest: (name: string) => json<TokenAnswer>('POST', '/guests', { name }),
  me: () => json<GuestAnswer>('GET', '/me'),
  rename: (name: string) => json<GuestAnswer>('PATCH', '/me', { name }),
  newLink: () => json<LinkAnswer>('POST', '/me/link'),
  useLink: (code: string) => json<TokenAnswer>('POST', `/links/${part(code)}`),
  games: () => json<GameAnswer[]>('GET', '/games'),
  things: (game: string, edition?: string) =>
    json<unknown>('GET', `/games/${part(game)}/things${edition ? `?edition=${part(edition)}` : ''}`),
  rules: (game: string) => json<RuleAnswer[]>('GET', `/games/${part(game)}/rules`),
  preface: async (game: string) => (await json<PrefaceAnswer>('GET', `/games/${part(game)}/preface`)).text,
  tables: (scope: 'open' | 'mine' | 'away', limit = 30) =>
    json<TableAnswer[]>('GET', `/tables?scope=${scope}&limit=${limit}`),
  table: (id: string) => json<TableAnswer>('GET', `/tables/${part(id)}`),
  /** Puts a table away from my lists, or brings it back. */
  away: (id: string, away: boolean) => request('POST', `/tables/${part(id)}/away`, { away }),
  /** A table, and the game that is played at it. */
  tableWithGame: async (id: string): Promise<[TableAnswer, GameAnswer | null]> => {
    const [table, games] = await Promise.all([api.table(id), api.games()]);
    return [table, games.find((game) => game.id === table.game) ?? null];
  },
  open: (table: NewTable) => json<CreatedAnswer>('POST', '/tables', table),
  join: (id: string, seat?: number, invite?: string, seed?: string) =>
    json<JoinAnswer>('POST', `/tables/${part(id)}/join`, { seat, invite, seed }),
  rematch: (id: string) => json<CreatedAnswer>('POST', `/tables/${part(id)}/rematch`),
  /** The table after a step; `open`: with all hands, once the game is over. */
  step: (id: string, n: number, seat?: number, open = false) => {
    const query = [...(seat === undefined ? [] : [`seat=${seat}`]), ...(open ? ['open=true'] : [])].join('&');
    return json<Dealt>('GET', `/tables/${part(id)}/steps/${n}${query && `?${query}`}`);
  },
  course: (id: string) => json<PointAnswer[]>('GET', `/tables/${part(id)}/course`),
  record: async (id: string) => (await request('GET', `/tables/${part(id)}/record`)).text(),
};
