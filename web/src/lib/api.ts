/* The HTTP part of the server. Every error is a `ApiError` with words for the person. */
import { i18n, t } from './i18n.svelte';
import type {
  AdviceAnswer,
  CreatedAnswer,
  ExplainAnswer,
  GameAnswer,
  GuestAnswer,
  GuideAnswer,
  JoinAnswer,
  LearnAnswer,
  LinkAnswer,
  MeAnswer,
  NewTable,
  PointAnswer,
  PrefaceAnswer,
  PuzzleAnswer,
  ReviewAnswer,
  RuleAnswer,
  TableAnswer,
  TermAnswer,
  TokenAnswer,
  Wrong,
} from '../generated/http';
import type { Dealt } from '../games/board_contract';
import type { Exercise } from '../generated/socket';

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

let renewing: Promise<unknown> = Promise.resolve();
const underWay = new Set<AbortController>(); // what reads, and has not been answered yet

/** Something by which this device becomes somebody else, or loses its token: what only reads is not asked meanwhile, and
    what is under way is asked again in the new name. The old token may be worth nothing before we know the new one. */
export function renew<T>(work: () => Promise<T>): Promise<T> {
  const done = renewing.then(work);
  renewing = done.catch(() => undefined);
  for (const call of underWay) call.abort();
  return done;
}

/** One request. `lang` goes along so that texts and errors come in the language in use. */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const reads = method === 'GET';
  const mine = token;
  if (reads) await renewing;
  if (mine && !token) throw new ApiError(401, 'signed-out', t('error-status', { status: 401 }));
  const call = new AbortController();
  if (reads) underWay.add(call);
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const url = `/api${path}${path.includes('?') ? '&' : '?'}lang=${i18n.lang}`;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: call.signal,
    });
  } catch {
    if (call.signal.aborted) return request(method, path);
    throw new ApiError(0, 'unreachable', t('error-unreachable'));
  } finally {
    underWay.delete(call);
  }
  if (!response.ok) {
    const told = (await response.json().catch(() => null)) as Partial<Wrong> | null;
    throw new ApiError(response.status, told?.key ?? '', told?.text || t('error-status', { status: response.status }));
  }
  return response;
}
export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}
const part = encodeURIComponent;

/** Which tables of a list are wanted. */
export interface Only {
  game?: string;
  players?: number;
  pace?: 'live' | 'days' | '';
  rated?: boolean;
}

export const api = {
  newGuest: (name: string) => json<TokenAnswer>('POST', '/guests', { name }),
  me: () => json<MeAnswer>('GET', '/me'),
  rename: (name: string) => json<GuestAnswer>('PATCH', '/me', { name }),
  newLink: () => json<LinkAnswer>('POST', '/me/link'),
  useLink: (code: string) => json<TokenAnswer>('POST', `/links/${part(code)}`),
  games: () => json<GameAnswer[]>('GET', '/games'),
  things: (game: string, edition?: string) =>
    json<unknown>('GET', `/games/${part(game)}/things${edition ? `?edition=${part(edition)}` : ''}`),
  rules: (game: string) => json<RuleAnswer[]>('GET', `/games/${part(game)}/rules`),
  preface: async (game: string) => (await json<PrefaceAnswer>('GET', `/games/${part(game)}/preface`)).text,
  /** The player's rulebook; null where a game has none. */
  guide: (game: string) =>
    json<GuideAnswer>('GET', `/games/${part(game)}/guide`).catch((error: ApiError) => {
      if (error.status === 404) return null;
      throw error;
    }),
  glossary: (game: string) => json<TermAnswer[]>('GET', `/games/${part(game)}/glossary`),
  /** The table in the midst of a game, for the picture in its rulebook. */
  picture: (game: string) => json<Dealt>('GET', `/games/${part(game)}/picture`),
  tables: (scope: 'open' | 'watch' | 'mine' | 'away', limit = 30, only: Only = {}) => {
    const wishes = Object.entries(only).filter(([, value]) => value !== undefined && value !== '');
    const more = wishes.map(([name, value]) => `&${name}=${part(String(value))}`).join('');
    return json<TableAnswer[]>('GET', `/tables?scope=${scope}&limit=${limit}${more}`);
  },
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
  lessons: (game: string) => json<LearnAnswer>('GET', `/games/${part(game)}/learn`),
  puzzles: (game: string) => json<PuzzleAnswer[]>('GET', `/games/${part(game)}/puzzles`),
  /** A lesson after those choices; nothing of it is kept by the server. */
  exercise: (game: string, kind: string, id: string, gestures: string[][], since: number) =>
    json<Exercise>('POST', `/games/${part(game)}/exercises/${kind}/${part(id)}`, { gestures, since }),
  /** A table that goes on from where one is in the guided first game. */
  playOn: (game: string, gestures: string[][]) =>
    json<CreatedAnswer>('POST', `/games/${part(game)}/exercises/guided/first/play`, { gestures }),
  progress: () => json<Record<string, Record<string, unknown>>>('GET', '/me/progress'),
  noteProgress: (topic: string, value: Record<string, unknown>) =>
    request('PUT', `/me/progress/${topic.split('/').map(part).join('/')}`, { value }),
  /** What the choices of the open question are worth; `also`: look at these too. */
  advice: (id: string, step: number, also: string[]) =>
    json<AdviceAnswer>('POST', `/tables/${part(id)}/advice`, { step, also }),
  /** The review of a finished game, or how far it is. */
  review: (id: string) => json<ReviewAnswer>('POST', `/tables/${part(id)}/review`),
  explain: (id: string, step: number, seat: number) =>
    json<ExplainAnswer>('POST', `/tables/${part(id)}/explain`, { step, seat }),
  course: (id: string) => json<PointAnswer[]>('GET', `/tables/${part(id)}/course`),
  record: async (id: string) => (await request('GET', `/tables/${part(id)}/record`)).text(),
};
