import { CONSTRAINTS, createMayfly, MayflyError } from '@mayfly/core';
import type { RedisClient } from './redis/client.ts';
import { AutoCreatedSet } from './auth/auto-created-set.ts';
import { apiNamespace } from './redis/api-namespace.ts';

/** The version of everything that Mayfly stores. Raise it with a change that an older version would misread. */
export const LAYOUT = 1;

export class LayoutTooNew extends Error {
  override readonly name = 'LayoutTooNew';
}

/** The version of the layout of a namespace, which its instances share. */
export class StoredLayout {
  readonly #namespace: string;
  readonly #keys: AutoCreatedSet<number>;

  constructor(redis: RedisClient, namespace: string) {
    this.#namespace = namespace;
    const mayfly = createMayfly({ redis, namespace: apiNamespace(namespace) });
    this.#keys = new AutoCreatedSet<number>(mayfly, 'keys', CONSTRAINTS.ttlMs);
  }

  /**
   * Resolves to the stored version, 0 if there is none. Throws `LayoutTooNew` if a later version of Mayfly has stored
   * data. `REDIS_UNAVAILABLE`.
   */
  async check(): Promise<number> {
    const stored = (await this.#keys.get('layout'))?.value ?? 0;
    if (stored <= LAYOUT) return stored;
    throw new LayoutTooNew(
      `A later version of Mayfly uses the namespace ${this.#namespace} (layout ${stored}, and this version knows ` +
        `${LAYOUT}): start that version, or set MAYFLY_NAMESPACE`,
    );
  }

  /** Checks, and stores the version of this program. A Redis that stores nothing delays that to the next start. */
  async checkAndStore(): Promise<void> {
    if ((await this.check()) === LAYOUT) return;
    try {
      await this.#keys.add('layout', { expiresAt: Infinity, value: LAYOUT });
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
    }
  }
}
