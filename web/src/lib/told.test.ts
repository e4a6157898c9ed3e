/* Being told: what is wished for, and what the socket says of a page out of sight. */
import { expect, test } from 'vitest';
import { FakeWire, anUpdate } from '../testing/wire';
import { readRoute } from './route.svelte';
import { TableSocket } from './socket';
import { countWaiting, setTitle } from './title';
import { mails, pushes, wayOf } from './told.svelte';

test('two wishes are one word', () => {
  for (const push of [false, true])
    for (const mail of [false, true]) {
      const way = wayOf(push, mail);
      expect([pushes(way), mails(way)]).toEqual([push, mail]);
    }
});

test('the number of tables stands before the title, whichever comes first', () => {
  setTitle('Race');
  countWaiting(2);
  expect(document.title).toBe('(2) Race');
  setTitle('Duel');
  expect(document.title).toBe('(2) Duel');
  countWaiting(0);
  expect(document.title).toBe('Duel');
});

test('the link of a letter is a page', () => {
  expect(readRoute('/unsubscribe/ada.mark')).toEqual({ page: 'unsubscribe', code: 'ada.mark' });
});

test('the server is told when nobody sees the page, also after the line was lost', () => {
  let hidden = true;
  const wires: FakeWire[] = [];
  const socket = new TableSocket({
    url: 'ws://x',
    token: () => '',
    lang: () => 'en',
    hidden: () => hidden,
    onEvent: () => undefined,
    onLink: () => undefined,
    connect: (url) => {
      wires.push(new FakeWire(url));
      return wires.at(-1)!;
    },
  });
  socket.open();
  wires[0]!.accept();
  wires[0]!.say(anUpdate({ version: 1 }));
  const looks = () => wires.flatMap((wire) => wire.of('look'));
  expect(looks()).toEqual([{ type: 'look', hidden: true }]);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(looks().at(-1)).toEqual({ type: 'look', hidden: false });
  socket.close();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(looks()).toHaveLength(2);
});
