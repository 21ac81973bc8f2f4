import { policyNotFound } from '../errors.ts';
import { mapConcurrently } from '../redis/map-concurrently.ts';
import type { Notifications } from '../redis/notifications.ts';
import type { PolicyStore } from './policy-store.ts';
import type { StoredPolicy } from './stored-policy.ts';

/** Policies are looked at again this often, in case a notification was lost. */
const LOOK_MS = 5000;

/** Policies that one script reads. */
const READ_AT_ONCE = 100;
const SCRIPTS_AT_ONCE = 4;

interface Cached<Use> {
  readonly stored: StoredPolicy;
  readonly use: Use;
}

/**
 * The policies that this process uses, as they were when it last heard of them: rung for by whoever
 * changes one, and looked at again every five seconds. Policies that are not there are not remembered.
 */
export class PolicyCache<Use> {
  readonly #store: PolicyStore;
  readonly #notifications: Notifications;
  readonly #open: (stored: StoredPolicy) => Use;
  readonly #cached = new Map<string, Cached<Use>>();
  readonly #loading = new Map<string, Promise<Cached<Use>>>();
  /** The version that was the last one when all that is cached was looked at. */
  #seen = -1;
  #stopFollowing: (() => void) | undefined;

  constructor(
    store: PolicyStore,
    notifications: Notifications,
    open: (stored: StoredPolicy) => Use,
  ) {
    this.#store = store;
    this.#notifications = notifications;
    this.#open = open;
  }

  get(name: string): Cached<Use> | undefined {
    return this.#cached.get(name);
  }

  /** One round trip, however many ask for it at once. `POLICY_NOT_FOUND`. */
  load(name: string): Promise<Cached<Use>> {
    const underWay = this.#loading.get(name);
    if (underWay !== undefined) return underWay;
    const loading = this.#load(name).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  /** What a policy is, as this process has just made it. Those that it does not use are not followed. */
  learn(stored: StoredPolicy): void {
    const { name } = stored.policy;
    if (this.#isUsed(name)) this.#put(name, stored);
  }

  forget(name: string): void {
    this.#cached.delete(name);
  }

  #put(name: string, stored: StoredPolicy | undefined): void {
    if (stored === undefined) {
      this.#cached.delete(name);
      return;
    }
    const known = this.#cached.get(name)?.stored.policy;
    const { version, changedAt } = stored.policy;
    if (known?.version === version && known.changedAt === changedAt) return;
    this.#cached.set(name, { stored, use: this.#open(stored) });
  }

  /** Ends the following; what is asked for later begins it again. */
  close(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
    this.#cached.clear();
    this.#seen = -1;
  }

  #isUsed(name: string): boolean {
    return this.#cached.has(name) || this.#loading.has(name);
  }

  async #load(name: string): Promise<Cached<Use>> {
    const following = this.#follow();
    const { found, version } = await this.#store.read([name], -1);
    const stored = found?.[0];
    // Closed meanwhile, it is followed no more and must not be remembered.
    if (this.#stopFollowing === following) {
      if (!this.#isOutdated([name], version)) this.#put(name, stored);
      const cached = this.#cached.get(name);
      if (cached !== undefined) return cached;
    }
    if (stored === undefined) throw policyNotFound();
    return { stored, use: this.#open(stored) };
  }

  #follow(): () => void {
    if (this.#stopFollowing !== undefined) return this.#stopFollowing;
    const timer = setInterval(() => void this.#lookAtAll(), LOOK_MS);
    timer.unref();
    const stopListening = this.#notifications.listen({
      topic: 'policy',
      onNotification: (name) => {
        if (this.#isUsed(name)) void this.#look([name], -1);
      },
      onListening: () => void this.#lookAtAll(),
    });
    this.#stopFollowing = () => {
      clearInterval(timer);
      stopListening();
    };
    return this.#stopFollowing;
  }

  async #lookAtAll(): Promise<void> {
    const names = [...this.#cached.keys()];
    if (names.length === 0) return;
    const parts: string[][] = [];
    for (let i = 0; i < names.length; i += READ_AT_ONCE)
      parts.push(names.slice(i, i + READ_AT_ONCE));
    const since = this.#seen;
    const versions = await mapConcurrently(parts, SCRIPTS_AT_ONCE, (part) =>
      this.#look(part, since),
    );
    // What was cached meanwhile may be older than what all the others are known to be.
    if (names.length === this.#cached.size) this.#seen = Math.min(...versions);
  }

  /** The version that was the last one; -1 if Redis did not say, and is asked again later. */
  async #look(names: readonly string[], since: number): Promise<number> {
    try {
      let { version, found } = await this.#store.read(names, since);
      // Read before what this process knows, or from a Redis that has lost it: asked now, it is the latter.
      if (this.#isOutdated(names, version))
        ({ version, found } = await this.#store.read(names, -1));
      for (const [i, stored] of (found ?? []).entries()) {
        const name = names[i];
        if (name !== undefined && this.#isUsed(name)) this.#put(name, stored);
      }
      return version;
    } catch {
      return -1;
    }
  }

  /** Whether something is known that came after the version that was the last one when Redis was read. */
  #isOutdated(names: readonly string[], version: number): boolean {
    return names.some((name) => (this.#cached.get(name)?.stored.policy.version ?? 0) > version);
  }
}
