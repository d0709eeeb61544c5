/** A socket to this server, opened as somebody: whoever has no session yet gets one first. */

import { identity } from './identity.svelte';
import type { Line } from './connection.svelte';

/** The server learns who speaks when the socket opens; one that opened without a session would stay a spectator's. */
class Socket implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #socket: WebSocket | null = null;
  #closed = false;

  constructor(path: string) {
    void this.#open(path);
  }

  async #open(path: string): Promise<void> {
    try {
      await identity.known();
    } catch {
      this.onclose?.();
      return;
    }
    if (this.#closed) return;
    const url = new URL(path, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => this.onopen?.();
    socket.onmessage = (event: MessageEvent<string>) => this.onmessage?.(event);
    socket.onclose = () => {
      identity.doubt();
      this.onclose?.();
    };
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}

export function socketTo(path: string): () => Line {
  return () => new Socket(path);
}
