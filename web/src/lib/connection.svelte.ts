/** A line to the server that may break at any time, and is opened anew (docs/protocol.md, "The socket"). */

import type { FromClient, FromServer } from '../api/types';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 4000;
/** How many pings may be left out while nobody looks, or the line speaks by itself; the server hangs up after a minute. */
const PINGS_SPARED = 4;
/** After so long without an answer the line is doubted, and the person told; after so long it is given up. */
const DOUBT_MS = 3000;
const DEAD_MS = 9000;

/** The part of a WebSocket that is used; tests bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Who is at this end of the line. */
interface Listener {
  opened: () => void;
  heard: (frame: FromServer) => void;
  dropped: () => void;
}

/** How long to wait before the next try: longer each time, and not all clients at once. */
export function waitBefore(attempt: number, chance: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return full * (0.5 + chance / 2);
}

export class Connection {
  /** The line is open, and answers. */
  answers = $state(false);

  #line: Line | null = null;
  #open = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #dead: ReturnType<typeof setTimeout> | undefined;
  #heard = false;
  #spared = 0;
  #closed = false;

  constructor(
    private readonly connectLine: () => Line,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.#closed = false;
    this.#connect();
    this.#ping = setInterval(() => this.#tick(), PING_MS);
    globalThis.addEventListener?.('online', this.#online);
    globalThis.addEventListener?.('offline', this.#offline);
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    globalThis.removeEventListener?.('online', this.#online);
    globalThis.removeEventListener?.('offline', this.#offline);
    globalThis.document?.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  /** Over this line or never: what must arrive is sent again by whoever said it, when a line is opened. */
  send(frame: FromClient): void {
    if (this.#open) this.#line?.send(JSON.stringify(frame));
  }

  /** From now on something must be heard: a line that stays silent is doubted, then dead. */
  expectAnswer(): void {
    if (!this.#open || this.#dead !== undefined) return;
    this.#doubt = setTimeout(() => (this.answers = false), DOUBT_MS);
    this.#dead = setTimeout(() => this.#connect(), DEAD_MS);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    const line = this.connectLine();
    this.#line = line;
    this.#dead = setTimeout(() => this.#lost(), DEAD_MS);
    line.onopen = () => {
      this.#alive();
      this.#open = this.answers = true;
      this.#attempt = 0;
      this.listener.opened();
    };
    line.onmessage = (event) => {
      this.#heard = true;
      this.#alive();
      this.answers = true;
      this.listener.heard(JSON.parse(event.data) as FromServer);
    };
    line.onclose = () => this.#lost();
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    this.#open = this.answers = false;
    this.listener.dropped();
    this.#alive();
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt++, Math.random()));
  }

  #tick(): void {
    const needless = this.#heard || globalThis.document?.visibilityState === 'hidden';
    this.#heard = false;
    if (needless && this.#spared++ < PINGS_SPARED) return;
    this.#spared = 0;
    this.#check();
  }

  /** Ask for a sign of life. */
  #check(): void {
    if (this.#dead === undefined) this.send({ type: 'ping' });
    this.expectAnswer();
  }

  #alive(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#dead);
    this.#doubt = this.#dead = undefined;
  }

  /** The browser has lost its network; only a server on this very device may still answer. */
  #offline = (): void => {
    this.answers = false;
    this.#check();
  };

  /** The network is back: a line that has not answered without it was lost with it. */
  #online = (): void => {
    if (this.answers) this.#check();
    else this.#connect();
  };

  #wake = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    if (this.#open) this.#check();
    else this.#connect();
  };
}
