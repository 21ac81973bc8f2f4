import { setMaxListeners } from 'node:events';
import { keepSubscribed } from './keep-subscribed.ts';
import { holdsAtLast, numbers, repeat, type Load, type Soak } from './load.ts';

const SETS = numbers(6).map((number) => `state-${number}`);
const WATCHERS = 12;
const WRITERS = 6;
const DAY_MS = 86_400_000;

interface Payload {
  readonly data: { readonly setStates: { readonly states: { name: string; count: number }[] } };
}

/** Watchers of the states of sets: in the end, each must have the state of each set. */
export async function stateWatchers(soak: Soak): Promise<Load> {
  const { calls, tally, random, unique } = soak;
  for (const name of SETS) {
    const input = { name, defaultTtlMs: DAY_MS };
    await calls.done(() => calls.mutate('createExpiringSet', input, 'status'));
  }
  const names = SETS.map((set) => JSON.stringify(set)).join(', ');
  const query = `subscription { setStates(sets: [${names}]) { states { name count } } }`;
  const watchers = numbers(WATCHERS).map(() => new Map<string, number>());
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const running: Promise<void>[] = [];
  return {
    clients: WATCHERS + WRITERS,
    tags: SETS,
    async run() {
      running.push(
        ...watchers.map((counts) =>
          keepSubscribed(soak, {
            query: () => query,
            onNext(payload) {
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The selection of the query.
              const { states } = (payload as Payload).data.setStates;
              for (const { name, count } of states) counts.set(name, count);
            },
            signal: over.signal,
          }),
        ),
      );
      await Promise.all(
        numbers(WRITERS).map(() =>
          repeat(soak, 2500, async () => {
            const input = { set: random.pick(SETS), member: unique('m') };
            await calls.mutate('addMember', input, 'status');
          }),
        ),
      );
    },
    async finish() {
      const wrong = async () => {
        const found: string[] = [];
        for (const set of SETS) {
          const field = `expiringSet(name: "${set}") { count }`;
          const { result } = await calls.done(() => calls.query<{ count: number }>(field));
          for (const counts of watchers) {
            const seen = counts.get(set);
            if (seen !== result.count) found.push(`${set}: ${seen}, must be ${result.count}`);
          }
        }
        return found;
      };
      await holdsAtLast(async () => (await wrong()).length);
      const operations = SETS.length * WATCHERS;
      tally.add('states of sets', { operations, violations: await wrong(), apart: 0 });
      over.abort();
      await Promise.all(running);
    },
  };
}
