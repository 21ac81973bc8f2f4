import { expect, it, onTestFinished, vi } from 'vitest';
import { createMayfly, type Limit, type LimitPolicies } from '../../src/index.ts';
import { PATIENCE } from '../support/patience.ts';
import { sharedCluster } from '../support/shared-cluster.ts';

const outage = { policy: 'closed', answerWithinMs: 10_000 } as const;
const users = Array.from({ length: 20 }, (_, i) => `user:${i}`);

/** The number of calls that pass, of the same number for each user. */
async function passed(policies: LimitPolicies, callsEach: number): Promise<number> {
  const search = policies.limiter('search');
  const calls = users.flatMap((user) =>
    Array.from({ length: callsEach }, () => search.consume(user)),
  );
  return (await Promise.all(calls)).filter(({ status }) => status === 'allowed').length;
}

it('policies work on a cluster: new numbers reach every slot', PATIENCE, async () => {
  const cluster = await sharedCluster();
  const [operator, server] = [cluster.client(), cluster.client()].map(
    (redis) => createMayfly({ redis, namespace: 'policies' }).policies,
  );
  if (operator === undefined || server === undefined) throw new Error('The client is missing');
  onTestFinished(async () => {
    await Promise.all([operator.close(), server.close()]);
  });
  const counted: Limit = { name: 'counted', algorithm: 'gcra', limit: 3, windowMs: 3_600_000 };
  const log: Limit = { name: 'log', limit: 100, windowMs: 3_600_000 };
  const { policy } = await operator.create('search', { limits: [counted, log], outage });
  expect(await passed(server, 5)).toBe(20 * 3);

  const more = await operator.change('search', policy.version, {
    ...policy,
    limits: [{ ...counted, limit: 5 }, log],
  });
  if (more.status !== 'changed') throw new Error('The policy did not change');
  expect(await passed(server, 5)).toBe(20 * 2);
  const again = await operator.change('search', more.policy.version, policy);
  expect(again.status).toBe('changed');
  expect(await passed(server, 1)).toBe(0);

  const limiter = server.limiter('search');
  await Promise.all(users.map((user) => limiter.setLimit(user, { counted: { limit: 7 } })));
  expect((await server.overrides('search', { first: 500 })).totalCount).toBe(20);
  expect(await passed(server, 5)).toBeGreaterThan(0);

  await Promise.all([operator.flush(), server.flush()]);
  const { allowed, denied } = await operator.traffic('search', { points: 1 });
  const sum = [...allowed, ...denied].reduce((total, count) => total + count, 0);
  expect(sum).toBe(20 * (5 + 5 + 1 + 5));
  expect((await operator.busiestKeys('search', { first: 100 })).keys).toHaveLength(20);
  const feed = operator.decisions();
  let isHeard = false;
  void feed.next().then(() => (isHeard = true));
  await vi.waitFor(async () => {
    await passed(server, 1);
    await server.flush();
    expect(isHeard).toBe(true);
  }, PATIENCE);
  await feed.return?.();

  expect(await operator.delete('search')).toEqual({ status: 'deleted' });
  await vi.waitFor(
    () => expect(limiter.peek('ada')).rejects.toMatchObject({ code: 'POLICY_NOT_FOUND' }),
    PATIENCE,
  );
});
