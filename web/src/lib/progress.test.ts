/* How far I have come: kept here whatever happens, and brought along from my other devices. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setToken } from './api';
import type { progress as Progress } from './progress.svelte';
import type { session as Session } from './session.svelte';

interface Sent {
  method: string;
  topic: string;
  value?: Record<string, unknown>;
}

/** The server: what it has noted, what it was asked, and whether it answers. */
let noted: Record<string, Record<string, unknown>>;
let sent: Sent[];
let trouble: '' | 'unreachable' | 'failing';
function serve(url: string, init: RequestInit = {}): Promise<Response> {
  const path = new URL(url, 'http://localhost').pathname;
  if (!path.startsWith('/api/me/progress')) throw new Error(`nobody should ask for ${path}`);
  const topic = decodeURIComponent(path.replace(/^\/api\/me\/progress\/?/, ''));
  const method = init.method ?? 'GET';
  const value = (init.body ? (JSON.parse(init.body as string) as Sent) : undefined)?.value;
  sent.push({ method, topic, ...(value && { value }) });
  if (trouble === 'unreachable') return Promise.reject(new TypeError('no network'));
  if (trouble === 'failing') return Promise.resolve(new Response('{"key":"x","text":"No."}', { status: 500 }));
  if (method === 'GET') return Promise.resolve(Response.json(noted));
  noted[topic] = value!;
  return Promise.resolve(new Response(null, { status: 204 }));
}

const ADA = { id: 'ada', name: 'Ada', token: 'token-of-ada' };
const BEN = { id: 'ben', name: 'Ben', token: 'token-of-ben' };
let progress: typeof Progress;
let session: typeof Session;
/** The page, as it is after it was opened. */
async function openPage(guest: typeof ADA | null): Promise<void> {
  vi.resetModules();
  ({ session } = await import('./session.svelte'));
  ({ progress } = await import('./progress.svelte'));
  session.keep(guest);
}
/** What was sent without waiting for it has arrived. */
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  [noted, sent, trouble] = [{}, [], ''];
  vi.stubGlobal('fetch', vi.fn(serve));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  setToken('');
});

test('nothing is known of what nobody has begun', async () => {
  await openPage(null);
  expect(progress.of('race/guided/first')).toEqual({});
});

test('what is noted is known at once, and after the page was opened again', async () => {
  await openPage(null);
  progress.note('race/guided/first', { gestures: [['choose:develop']] });
  progress.note('race/task/conquer', { done: true });
  expect(progress.of('race/guided/first')).toEqual({ gestures: [['choose:develop']] });
  await openPage(null);
  expect(progress.of('race/guided/first')).toEqual({ gestures: [['choose:develop']] });
  expect(progress.of('race/task/conquer')).toEqual({ done: true });
  expect(progress.of('duel/task/conquer')).toEqual({});
});

test('somebody who is no guest troubles the server with nothing', async () => {
  await openPage(null);
  await progress.fetch();
  progress.note('race/guided/first', { done: true });
  await settled();
  expect(sent).toEqual([]);
});

test('what makes no sense in the store is nothing', async () => {
  await openPage(null);
  progress.note('race/guided/first', { done: true });
  const key = Object.keys(localStorage).find((name) => name.includes('race/guided/first'))!;
  expect(localStorage.getItem(key)).toContain('done');
  for (const stored of ['', '{', 'null']) {
    localStorage.setItem(key, stored);
    await openPage(null);
    expect(progress.of('race/guided/first'), stored).toEqual({});
  }
});

test('a guest notes it on the server too', async () => {
  await openPage(ADA);
  progress.note('race/guided/first', { gestures: [['end']] });
  await settled();
  expect(sent).toEqual([{ method: 'PUT', topic: 'race/guided/first', value: { gestures: [['end']] } }]);
  expect(noted).toEqual({ 'race/guided/first': { gestures: [['end']] } });
});

test('what was reached on another device comes along, once, and stays', async () => {
  noted = { 'race/guided/first': { done: true }, 'duel/task/pair': { done: true } };
  await openPage(ADA);
  progress.note('starfarers/task/site', { done: true });
  await settled();
  await Promise.all([progress.fetch(), progress.fetch()]);
  await progress.fetch();
  expect(sent.filter((one) => one.method === 'GET')).toHaveLength(1);
  expect(progress.of('race/guided/first')).toEqual({ done: true });
  expect(progress.of('duel/task/pair')).toEqual({ done: true });
  expect(progress.of('starfarers/task/site')).toEqual({ done: true });
  trouble = 'unreachable';
  await openPage(ADA);
  await progress.fetch();
  expect(progress.of('duel/task/pair')).toEqual({ done: true });
});

test('another guest is asked about anew', async () => {
  await openPage(ADA);
  await progress.fetch();
  session.keep(BEN);
  noted = { 'race/task/sell': { done: true } };
  await progress.fetch();
  expect(sent.filter((one) => one.method === 'GET')).toHaveLength(2);
  expect(progress.of('race/task/sell')).toEqual({ done: true });
});

for (const kind of ['unreachable', 'failing'] as const) {
  test(`a server that is ${kind} takes nothing away, and is asked again`, async () => {
    await openPage(ADA);
    trouble = kind;
    progress.note('race/guided/first', { done: true });
    await progress.fetch();
    await settled();
    expect(progress.of('race/guided/first')).toEqual({ done: true });
    await openPage(ADA);
    expect(progress.of('race/guided/first')).toEqual({ done: true });
    await progress.fetch();
    [trouble, noted] = ['', { 'duel/task/pair': { done: true } }];
    await progress.fetch();
    expect(progress.of('duel/task/pair')).toEqual({ done: true });
    expect(progress.of('race/guided/first')).toEqual({ done: true });
  });
}

test('a lesson that was finished here while the server was away stays finished', async () => {
  noted = { 'race/guided/first': { gestures: [['choose:develop']] } };
  await openPage(ADA);
  trouble = 'unreachable';
  progress.note('race/guided/first', { done: true });
  await settled();
  trouble = '';
  await progress.fetch();
  expect(progress.of('race/guided/first').done).toBe(true);
});
