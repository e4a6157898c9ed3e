/* How far I have come in what is taught: kept on this device, and on the server for my other devices. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import { session } from './session.svelte';
import { load, save } from './store';

export interface Reached {
  /** Done with, at least once. */
  done?: boolean;
  /** What was chosen so far in a lesson that is not finished. */
  gestures?: string[][];
  [more: string]: unknown;
}

/** What two devices know of a topic: who has come further is right, and what is done stays done. */
function further(here: Reached, there: Reached): Reached {
  const way = (one: Reached): number => [one.gestures, one.tried].find(Array.isArray)?.length ?? 0;
  const base = way(there) >= way(here) ? { ...here, ...there } : { ...there, ...here };
  return here.done || there.done ? { ...base, done: true } : base;
}

class Progress {
  private readonly all = new SvelteMap<string, Reached>();
  private asked: Promise<void> | null = null;
  private whose = '';

  /** What is known of a topic. */
  of(topic: string): Reached {
    const known = this.all.get(topic);
    if (known) return known;
    try {
      return (JSON.parse(load(`progress.${topic}`) ?? '{}') as Reached | null) ?? {};
    } catch {
      return {};
    }
  }

  /** Ask the server once for what was reached on other devices. */
  fetch(): Promise<void> {
    const guest = session.guest?.id ?? '';
    if (guest !== this.whose) this.asked = null;
    this.whose = guest;
    if (!guest) return Promise.resolve();
    this.asked ??= api
      .progress()
      .then((topics) => {
        for (const [topic, found] of Object.entries(topics)) {
          const value = further(this.of(topic), found);
          this.all.set(topic, value);
          save(`progress.${topic}`, JSON.stringify(value));
        }
      })
      .catch(() => {
        this.asked = null; // what is kept here will do
      });
    return this.asked;
  }

  note(topic: string, value: Reached): void {
    this.all.set(topic, value);
    save(`progress.${topic}`, JSON.stringify(value));
    if (session.guest) api.noteProgress(topic, value).catch(() => undefined); // the next note brings it along
  }
}

export const progress = new Progress();
