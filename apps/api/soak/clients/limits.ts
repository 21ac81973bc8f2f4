import { checkAdmissions } from '../checks/admissions.ts';
import { numbers, repeat, withLosses, type Load, type Soak } from './load.ts';

const LIMIT = 10;
const WINDOW_MS = 4000;
const KEYS_EACH = 3;
const CLIENTS_EACH = 5;

/** The maximum in any trailing window, of docs/rate-limits.md. */
const MOST = {
  LOG: LIMIT,
  GCRA: 2 * LIMIT - 1,
  COUNTER: 2 * LIMIT - 2,
  FIXED: 2 * LIMIT - 1,
} as const;

const ALGORITHMS = ['LOG', 'GCRA', 'COUNTER', 'FIXED'] as const;

interface Decision {
  readonly decision: { readonly status: string; readonly passes: boolean; readonly now: string };
}

/** Callers without idempotency keys, several for each key, who ask more often than their limit lets pass. */
export async function limitCallers(soak: Soak): Promise<Load> {
  const { calls, tally } = soak;
  for (const algorithm of ALGORITHMS) {
    const limits = [{ algorithm, limit: LIMIT, windowMs: WINDOW_MS }];
    // Nothing here depends on the speed of the machine.
    const outage = { policy: 'CLOSED', answerWithinMs: 2000 };
    const input = { name: `of-${algorithm}`, limits, outage };
    await calls.done(() => calls.mutate('createLimitPolicy', input, 'status'));
  }
  const subjects = ALGORITHMS.flatMap((algorithm) =>
    numbers(KEYS_EACH).map((number) => ({
      algorithm,
      key: `${algorithm}-${number}`,
      passed: new Array<{ at: number; from: number; to: number }>(),
    })),
  );
  return {
    clients: subjects.length * CLIENTS_EACH,
    tags: subjects.map(({ key }) => key),
    async run() {
      const clients = subjects.flatMap((subject) => numbers(CLIENTS_EACH).map(() => subject));
      await Promise.all(
        clients.map(({ algorithm, key, passed }) =>
          repeat(soak, 1500, async () => {
            const answer = await calls.mutate<Decision>(
              'consumeLimit',
              { policy: `of-${algorithm}`, key },
              'decision { status passes now }',
            );
            if (answer.kind !== 'done') return;
            const { status, passes, now } = answer.result.decision;
            if (status === 'ALLOWED') {
              passed.push({ at: Date.parse(now), from: answer.from, to: answer.to });
            }
            const isRight = passes === (status === 'ALLOWED');
            tally.one('limits', isRight ? null : `${key}: ${status} passes`);
          }),
        ),
      );
    },
    finish() {
      for (const { algorithm, key, passed } of subjects) {
        tally.add(
          'limits',
          checkAdmissions({
            subject: key,
            most: MOST[algorithm],
            windowMs: WINDOW_MS,
            passed: withLosses(soak, key, passed),
          }),
        );
      }
      return Promise.resolve();
    },
  };
}
