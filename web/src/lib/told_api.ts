/* The part of the server that tells people: apart from the rest, for the first paint needs none of it. */
import type { ToldAnswer, TriedAnswer, TurnAnswer } from '../generated/http';
import { json, request } from './api';

type Way = ToldAnswer['way'];
const part = encodeURIComponent;

export const toldApi = {
  /** How I am told that it is my turn, and where. */
  told: () => json<ToldAnswer>('GET', '/me/told'),
  setTold: (way: Way) => request('PUT', '/me/told', { way }),
  setTableTold: (id: string, way: Way | null) => request('PUT', `/tables/${part(id)}/told`, { way }),
  addPlace: (place: PushSubscriptionJSON) => request('POST', '/me/places', place),
  forgetPlace: (endpoint: string) => request('POST', '/me/places/forget', { endpoint }),
  tryPlaces: () => json<TriedAnswer>('POST', '/me/places/test'),
  noLetters: (code: string) => request('POST', `/unsubscribe/${part(code)}`),
  /** The tables that wait for me. */
  turns: () => json<TurnAnswer[]>('GET', '/me/turns'),
};
