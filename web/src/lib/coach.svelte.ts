/* The coach at a table: what the choices are worth, a word before a costly slip, and why a bot did what it did. It knows no
   more than one's own seat does. */
import type { AdviceAnswer, WorthAnswer } from '../generated/http';
import { api } from './api';
import { coachOn, setCoach } from './coaching.svelte';
import { i18n } from './i18n.svelte';
import type { Table } from './table.svelte';

/** Chance of winning given away from which the coach speaks up. */
export const SLIP = 0.08;

/** Chance of winning that a choice gives away; nothing where chances are not known. */
export const lost = (best: WorthAnswer, chosen: WorthAnswer): number => (best.chance ?? 0) - (chosen.chance ?? 0);

const same = (a: string[], b: string[]): boolean => [...a].sort().join() === [...b].sort().join();

export class Coach {
  /** What was found out about the question that is open. */
  advice = $state.raw<AdviceAnswer | null>(null);
  /** The hint is shown. */
  open = $state(false);
  busy = $state(false);
  problem = $state('');
  /** A choice that would give much away; it waits for a second thought. */
  slip = $state.raw<{ chosen: WorthAnswer; best: WorthAnswer; actions: string[] } | null>(null);
  /** Why a bot did something. */
  told = $state.raw<{ line: number; text: string } | null>(null);
  private asking: { key: string; answer: Promise<AdviceAnswer | null> } | null = null;

  constructor(
    readonly table: Table,
    /** Whether there may be a coach at this table at all. */
    readonly offered: () => boolean,
  ) {}

  get on(): boolean {
    return this.offered() && coachOn(this.table.id);
  }
  toggle(): void {
    setCoach(this.table.id, !this.on);
    this.clear();
  }
  clear(): void {
    this.open = false;
    this.slip = this.told = null;
    this.problem = '';
  }

  private get key(): string {
    const { update, asked } = this.table;
    return asked ? `${update?.step} ${i18n.lang} ${asked.decision} ${asked.need}` : '';
  }

  /** Find out what the open question is worth, once; `also` looks at a choice in any case. */
  private ask(also: string[] = []): Promise<AdviceAnswer | null> {
    const key = `${this.key} ${also.join()}`;
    if (this.asking?.key === key) return this.asking.answer;
    const about = this.key;
    this.busy = true;
    const answer = api
      .advice(this.table.id, this.table.update?.step ?? 0, also)
      .then((found) => {
        if (this.key === about) this.advice = found;
        return found;
      })
      .catch((error: Error) => {
        if (this.key === about && this.open) this.problem = error.message;
        this.asking = null;
        return null;
      })
      .finally(() => (this.busy = false));
    this.asking = { key, answer };
    return answer;
  }

  /** A new question is open: what was known is of another one. */
  fresh(): void {
    this.advice = null;
    this.clear();
    if (this.on && this.key) void this.ask();
  }

  hint(): void {
    this.open = !this.open;
    this.problem = '';
    if (this.open && !this.advice) void this.ask();
  }

  private found(actions: string[], advice: AdviceAnswer | null): WorthAnswer | undefined {
    return advice?.choices.find((one) => same(one.actions, actions));
  }

  /** Before a choice is sent: false if it gives much away and was not meant for certain. */
  allows(actions: string[]): Promise<boolean> | null {
    if (!this.on || (this.table.asked?.choices.length ?? 0) < 2) return null;
    if (this.slip && same(this.slip.actions, actions)) return null;
    return this.weigh(actions);
  }
  private async weigh(actions: string[]): Promise<boolean> {
    const about = this.key;
    let advice = this.advice ?? (await this.ask());
    if (advice && !this.found(actions, advice)) advice = await this.ask(actions);
    const chosen = this.found(actions, advice);
    const best = advice?.choices[0];
    if (this.key !== about || !chosen || !best || lost(best, chosen) < SLIP) return true;
    this.open = false;
    this.slip = { chosen, best, actions };
    return false;
  }

  async explain({ number: line, step, seat }: { number: number; step: number; seat: number }): Promise<void> {
    if (this.told?.line === line) {
      this.told = null;
      return;
    }
    try {
      this.told = { line, text: (await api.explain(this.table.id, step, seat)).text };
    } catch (error) {
      this.told = { line, text: (error as Error).message };
    }
  }
}
