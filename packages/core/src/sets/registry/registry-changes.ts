import { ResetEvent } from '../../reset-event.ts';
import type { Notifications } from '../../redis/notifications.ts';

/** What has happened to the list of sets. */
export type RegistryChange =
  | {
      readonly status: 'ok';
      readonly created: readonly string[];
      readonly deleted: readonly string[];
      readonly totalCount: number;
    }
  /** Something may have been missed: read the list anew. */
  | { readonly status: 'gap'; readonly totalCount: number };

/** Names that are told one by one; of more it is only said that there were many. */
const MOST_NAMES = 1000;

/** The number of sets is looked at this often, in case a notification was lost. */
const LOOK_MS = 5000;

/** What was rung for since it was last asked. */
class Rings {
  #fates = new Map<string, 'created' | 'deleted'>();
  #isWhole = false;

  lose(): void {
    this.#isWhole = false;
    this.#fates.clear();
  }

  note(detail: string): void {
    if (!this.#isWhole) return;
    const [, fate, name] = /^(created|deleted):(.*)$/.exec(detail) ?? [];
    if (name === undefined || (fate !== 'created' && fate !== 'deleted')) return;
    this.#fates.set(name, fate);
    if (this.#fates.size > MOST_NAMES) this.lose();
  }

  take(): { isWhole: boolean; created: string[]; deleted: string[] } {
    const all = [...this.#fates];
    const of = (wanted: string) => all.filter(([, fate]) => fate === wanted).map(([name]) => name);
    const taken = { isWhole: this.#isWhole, created: of('created'), deleted: of('deleted') };
    this.#fates.clear();
    this.#isWhole = true;
    return taken;
  }
}

/**
 * What happens to the list of sets, from now on, until the signal aborts. It begins with a `gap`. Hints are
 * what it is made of: one that was lost shows as a gap, some seconds later at most.
 */
export async function* followRegistry(
  notifications: Notifications,
  count: () => Promise<number>,
  signal?: AbortSignal,
): AsyncGenerator<RegistryChange, void> {
  const changed = new ResetEvent();
  const rings = new Rings();
  const stopListening = notifications.listen({
    topic: 'sets',
    onNotification: (detail) => {
      rings.note(detail);
      changed.set();
    },
    onListening: () => {
      rings.lose();
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
      const { isWhole, created, deleted } = rings.take();
      const totalCount = await count();
      const isNews = created.length > 0 || deleted.length > 0;
      const hasMoved = totalCount !== known;
      known = totalCount;
      if (!isWhole || (hasMoved && !isNews)) yield { status: 'gap', totalCount };
      else if (isNews) yield { status: 'ok', created, deleted, totalCount };
      else await changed.wait(LOOK_MS);
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    stopListening();
    changed.set();
  }
}
