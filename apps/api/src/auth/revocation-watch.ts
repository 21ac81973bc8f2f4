import { isDeepStrictEqual } from 'node:util';
import { MayflyError } from '@mayfly/core';
import type { Authenticated } from './authenticator.ts';

interface Watched {
  readonly authenticated: Authenticated;
  readonly onEnded: () => void;
}

/**
 * Checks the principals of long-lived connections, such as WebSockets, every second. All checks happen in one turn
 * of the event loop, so they need few commands. During an outage of Redis no connection ends.
 */
export class RevocationWatch {
  readonly #everyMs: number;
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;

  constructor(everyMs = 1000) {
    this.#everyMs = everyMs;
  }

  /**
   * Calls `onEnded` once, when a principal is no longer valid or has another role or other scopes. Its client can then connect
   * again. Returns a function that stops watching.
   */
  watch(authenticated: Authenticated, onEnded: () => void): () => void {
    const watched = { authenticated, onEnded };
    this.#watched.add(watched);
    this.#timer ??= setInterval(() => void this.#look(), this.#everyMs).unref();
    return () => this.#forget(watched);
  }

  close(): void {
    this.#watched.clear();
    this.#stop();
  }

  async #look(): Promise<void> {
    await Promise.all([...this.#watched].map((watched) => this.#lookAt(watched)));
  }

  async #lookAt(watched: Watched): Promise<void> {
    const { authenticated, onEnded } = watched;
    try {
      const principal = await authenticated.recheck();
      const { role, scopes } = authenticated.principal;
      const isSame = principal?.role === role && isDeepStrictEqual(principal.scopes, scopes);
      if (isSame || !this.#watched.has(watched)) return;
      this.#forget(watched);
      onEnded();
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
    }
  }

  #forget(watched: Watched): void {
    this.#watched.delete(watched);
    if (this.#watched.size === 0) this.#stop();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
