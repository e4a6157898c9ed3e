/* The socket of a table: connects, says hello, reconnects with growing pauses, catches up by version, and sends again
   what was not acknowledged. A command keeps its id, so a resend does nothing twice. No Svelte here: plain and tested. */
import type {
  Act,
  Event,
  Hand,
  Hello,
  Kick,
  Language,
  Lock,
  Offer,
  Reply as Answered,
  Resign,
  Say,
  Undo,
  Why,
} from '../generated/socket';

export type Tracked = Act | Undo | Why | Say | Hand | Resign | Offer | Answered | Lock | Kick;
export type Link = 'connecting' | 'open' | 'lost' | 'closed';
export type Reply = Extract<Event, { type: 'done' | 'refused' | 'answer' }>;

export interface Wire {
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}
export interface SocketSetup {
  url: string;
  token(): string;
  lang(): Language;
  /** What one adds to the luck; nothing for a spectator. */
  seed?(): string;
  /** Whether the page is out of sight. */
  hidden?(): boolean;
  onEvent(event: Event): void;
  onLink(link: Link): void;
  connect?: (url: string) => Wire;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const OPEN = 1;
/** The server's word that this table cannot be opened, however often one tries. */
const NEVER = 4004;

let counter = 0;
/** An id no other command of this guest has, also after a reload. */
export function commandId(): string {
  counter += 1;
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${random[0]!.toString(36)}${random[1]!.toString(36)}-${counter.toString(36)}`;
}

export class TableSocket {
  /** The last version seen; the next hello names it. */
  since = 0;
  private wire: Wire | null = null;
  private link: Link = 'connecting';
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private unanswered = new Map<string, { command: Tracked; settle: (reply: Reply) => void }>();
  private readonly connect: (url: string) => Wire;
  private readonly wake = () => this.hurry();
  private readonly look = () => this.write({ type: 'look', hidden: this.setup.hidden?.() ?? false });

  constructor(private readonly setup: SocketSetup) {
    this.connect = setup.connect ?? ((url) => new WebSocket(url));
  }

  open(): void {
    globalThis.addEventListener?.('online', this.wake);
    globalThis.document?.addEventListener('visibilitychange', this.look);
    this.dial();
  }

  /** Leave for good. */
  close(): void {
    globalThis.removeEventListener?.('online', this.wake);
    globalThis.document?.removeEventListener('visibilitychange', this.look);
    this.drop();
    clearTimeout(this.timer);
    this.tell('closed');
  }

  /** Say hello anew from the very beginning, say in another language. */
  restart(): void {
    if (this.link === 'closed') return;
    this.since = 0;
    clearTimeout(this.timer);
    this.drop();
    this.dial();
  }

  /** Send a command and wait for its answer, over as many connections as it takes. */
  send(command: Tracked): Promise<Reply> {
    return new Promise((settle) => {
      this.unanswered.set(command.id, { command, settle });
      if (this.link === 'open') this.write(command);
    });
  }

  get waiting(): number {
    return this.unanswered.size;
  }

  /** Do not wait out the pause: the network is back. */
  private hurry(): void {
    if (this.link !== 'lost') return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.dial();
  }

  private dial(): void {
    const wire = this.connect(this.setup.url);
    this.wire = wire;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.heard = Date.now();
      const hello: Hello = {
        type: 'hello',
        token: this.setup.token(),
        lang: this.setup.lang(),
        since: this.since,
        seed: this.setup.seed?.() ?? '',
      };
      wire.send(JSON.stringify(hello));
      this.pulse = setInterval(() => this.beat(), PING_EVERY);
    };
    wire.onmessage = (message: { data: unknown }) => {
      if (this.wire === wire) this.hear(String(message.data));
    };
    wire.onclose = ({ code }: { code: number }) => {
      if (this.wire !== wire) return;
      if (code === NEVER) this.close();
      else this.lose();
    };
    wire.onerror = () => {};
  }

  private hear(text: string): void {
    this.heard = Date.now();
    let event: Event;
    try {
      event = JSON.parse(text) as Event;
    } catch {
      return;
    }
    if (event.type === 'update') {
      this.since = event.version;
      if (this.link !== 'open') this.arrive(event);
      else this.setup.onEvent(event);
      return;
    }
    if (event.type === 'done' || event.type === 'refused' || event.type === 'answer') {
      const waiting = this.unanswered.get(event.id);
      this.unanswered.delete(event.id);
      this.setup.onEvent(event);
      waiting?.settle(event);
      return;
    }
    this.setup.onEvent(event);
  }

  /** The first update after a hello: only now is the connection good, and what was not answered goes out again. */
  private arrive(event: Event): void {
    this.pause = FIRST_PAUSE;
    this.tell('open');
    if (this.setup.hidden?.()) this.look();
    this.setup.onEvent(event);
    for (const { command } of this.unanswered.values()) this.write(command);
  }

  private write(command: object): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(command));
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) {
      this.drop();
      this.lose();
    } else this.write({ type: 'ping' });
  }

  private drop(): void {
    clearInterval(this.pulse);
    const wire = this.wire;
    this.wire = null;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close(1000);
    }
    if (this.link === 'open') this.link = 'connecting';
  }

  private lose(): void {
    clearInterval(this.pulse);
    this.wire = null;
    if (this.link === 'closed') return;
    this.tell('lost');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.dial(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private tell(link: Link): void {
    this.link = link;
    this.setup.onLink(link);
  }
}
