import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

it('receives nothing of the same namespace in another database', async () => {
  const { redis, namespace } = testBench();
  const [own, other] = [14, 15].map((db) => {
    const client = redis.duplicate({ db });
    onTestFinished(() => client.disconnect());
    return createMayfly({ redis: client, namespace });
  });
  if (own === undefined || other === undefined) throw new Error('Expected two clients');
  onTestFinished(async () => {
    for (const { sets } of [own, other]) await sets.delete('online');
  });
  const ended = new AbortController();
  const changes = own.sets.follow({ signal: ended.signal });
  expect(await changes.next()).toMatchObject({ value: { status: 'gap' } });
  const heard = (async () => {
    for await (const change of changes) if (change.status === 'ok') return change.created;
    return undefined;
  })();
  await expect.poll(() => redis.pubsub('NUMSUB', `${namespace}:notifications:14`)).toContain(1);
  await other.sets.create('elsewhere', { defaultTtlMs: 60_000 });
  await own.sets.create('online', { defaultTtlMs: 60_000 });
  expect(await heard).toEqual(['online']);
  ended.abort();
  await other.sets.delete('elsewhere');
});
