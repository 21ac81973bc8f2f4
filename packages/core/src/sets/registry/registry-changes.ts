import { ResetEvent } from '../../reset-event.ts';
import type { Notifications } from '../../redis/notifications.ts';

/** A change of the list of sets. */
export type RegistryChange =
  | {
      readonly status: 'ok';
      readonly created: readonly string[];
      readonly deleted: readonly string[];
      readonly totalCount: number;
    }
  /** Changes may be missing. Read the list again. */
  | { readonly status: 'gap'; readonly totalCount: number };

/** The maximum number of names in one change. More become a `gap`. */
const MAX_NAMES = 1000;

/** The interval at which the number of sets is checked, because notifications can get lost. */
const CHECK_MS = 5000;

/** The notifications since the last call of `take`. */
class PendingChanges {
  #changes = new Map<string, 'created' | 'deleted'>();
  #isComplete = false;

  markIncomplete(): void {
    this.#isComplete = false;
    this.#changes.clear();
  }

  add(detail: string): void {
    if (!this.#isComplete) return;
    const [, change, name] = /^(created|deleted):(.*)$/.exec(detail) ?? [];
    if (name === undefined || (change !== 'created' && change !== 'deleted')) return;
    this.#changes.set(name, change);
    if (this.#changes.size > MAX_NAMES) this.markIncomplete();
  }

  take(): { isComplete: boolean; created: string[]; deleted: string[] } {
    const all = [...this.#changes];
    const of = (wanted: string) =>
      all.filter(([, change]) => change === wanted).map(([name]) => name);
    const taken = { isComplete: this.#isComplete, created: of('created'), deleted: of('deleted') };
    this.#changes.clear();
    this.#isComplete = true;
    return taken;
  }
}

/**
 * The changes of the list of sets, from now on, until the signal aborts. It begins with a `gap`. It uses
 * notifications; a lost one becomes a gap within some seconds.
 */
export async function* followRegistry(
  notifications: Notifications,
  count: () => Promise<number>,
  signal?: AbortSignal,
): AsyncGenerator<RegistryChange, void> {
  const changed = new ResetEvent();
  const pending = new PendingChanges();
  const stopListening = notifications.listen({
    topic: 'sets',
    onNotification: (detail) => {
      pending.add(detail);
      changed.set();
    },
    onListening: () => {
      pending.markIncomplete();
      changed.set();
    },
  });
  const onAbort = () => changed.set();
  signal?.addEventListener('abort', onAbort);
  try {
    let known: number | undefined;
    for (;;) {
      if (signal?.aborted === true) return;
      changed.reset();
      const { isComplete, created, deleted } = pending.take();
      const totalCount = await count();
      const hasChanges = created.length > 0 || deleted.length > 0;
      const countChanged = totalCount !== known;
      known = totalCount;
      if (!isComplete || (countChanged && !hasChanges)) yield { status: 'gap', totalCount };
      else if (hasChanges) yield { status: 'ok', created, deleted, totalCount };
      else await changed.wait(CHECK_MS);
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    stopListening();
    changed.set();
  }
}
