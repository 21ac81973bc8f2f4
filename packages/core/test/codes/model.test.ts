import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InvitationCodes } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';
import { ModelSpace, issue, type Answer, type Step } from './model.ts';
import { nightly } from '../support/nightly.ts';

/** The year 2096: expiries by Redis's clock do not interfere with the injected clock. */
const START = 4_000_000_000_000;
const MAX_USES = 2;

const id = fc.nat(13).map((n) => `id:${n}`);
const call = (kind: 'issue' | 'resolve' | 'lookUp' | 'revoke') =>
  fc.record({ kind: fc.constant(kind), id });
const wait = fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(80) });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: call('issue') },
  { weight: 3, arbitrary: call('resolve') },
  { weight: 1, arbitrary: call('lookUp') },
  { weight: 1, arbitrary: call('revoke') },
  { weight: 2, arbitrary: wait },
  { weight: 1, arbitrary: fc.constant({ kind: 'sweep' as const }) },
);

/** The result of a call, and the result of the model. */
async function answers(
  codes: InvitationCodes,
  model: ModelSpace,
  { kind, id }: Extract<Step, { readonly id: string }>,
  expiresAt: number,
): Promise<{ readonly actual: Answer; readonly expected: Answer }> {
  if (kind === 'issue') {
    const actual = await issue(codes, id);
    return { actual, expected: model.issue(id, String(actual['code']), expiresAt) };
  }
  if (kind === 'revoke') {
    const { now: _now, ...actual } = await codes.revoke({ id });
    return { actual, expected: model.revoke(id) };
  }
  const code = model.codeToTry(id);
  const { now: _now, ...actual } = await codes[kind](code);
  return { actual, expected: model[kind](code) };
}

it('answers as a model does, in any order of calls and of time', { timeout: 60_000 }, async () => {
  const redis = connect();
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 20, maxLength: 120 }),
    fc.constantFrom(100, 200),
    async (history, ttlMs) => {
      const { mayfly, clock } = testBench(redis, START);
      const options = { digits: 1, maxUses: MAX_USES, missesOfAll: { limit: 10_000, windowMs: 1 } };
      // Some codes live longer, so that codes do not all end in the order of their issue.
      const lifetimes = [1000, ttlMs, ttlMs, ttlMs, ttlMs, ttlMs, ttlMs] as const;
      const clients = lifetimes.map((ms) => mayfly.codes('s', { ...options, ttlMs: ms }));
      const short = mayfly.codes('s', options);
      const model = new ModelSpace(10, MAX_USES);

      for (const [index, next] of history.entries()) {
        if (next.kind === 'wait') {
          clock.advance(next.ms);
          continue;
        }
        if (next.kind === 'sweep') {
          await short.sweep();
          continue;
        }
        model.expire(clock.now);
        const turn = index % lifetimes.length;
        const codes = clients[turn] ?? short;
        const expiresAt = clock.now + (lifetimes[turn] ?? ttlMs);
        const { actual, expected } = await answers(codes, model, next, expiresAt);
        expect(actual).toEqual(expected);
        expect((await codes.utilisation()).live).toBe(model.size);
        expect((await codes.codeFor(next.id))?.code).toBe(model.codeFor(next.id));
      }
    },
  );
  await fc.assert(property, { numRuns: nightly(60, 20) });
});
