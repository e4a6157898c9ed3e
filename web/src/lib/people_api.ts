/* What the server knows of people: the first paint needs none of it. */
import type {
  CodeAnswer,
  GamesAnswer,
  InvitedAnswer,
  LeaderboardAnswer,
  PersonAnswer,
  RatedAnswer,
  SeekAnswer,
  SeekWish,
} from '../generated/http';
import { json, request } from './api';

const part = encodeURIComponent;

export const peopleApi = {
  person: (id: string) => json<PersonAnswer>('GET', `/people/${part(id)}`),
  /** A page of somebody's finished games; `before`: what the page before it said comes next. */
  played: (id: string, game: string, before: string) =>
    json<GamesAnswer>('GET', `/people/${part(id)}/games?game=${part(game)}&before=${part(before)}`),
  rated: (id: string, game: string) => json<RatedAnswer[]>('GET', `/people/${part(id)}/ratings/${part(game)}`),
  leaderboard: (game: string) => json<LeaderboardAnswer>('GET', `/leaderboards/${part(game)}`),
  seek: (wish: SeekWish) => json<SeekAnswer>('PUT', '/me/seek', wish),
  seeking: () => json<SeekAnswer>('GET', '/me/seek'),
  stopSeeking: () => request('DELETE', '/me/seek'),
  code: (id: string) => json<CodeAnswer>('POST', `/tables/${part(id)}/code`),
  invited: (code: string) => json<InvitedAnswer>('GET', `/codes/${part(code)}`),
};
