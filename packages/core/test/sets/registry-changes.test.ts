import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect, testBench } from '../support/mayfly.ts';

it('reports sets of any strategy that another connection creates and deletes', async () => {
  const bench = testBench();
  await bench.newSet('first');
  const end = new AbortController();
  const following = bench.through(connect()).sets.follow({ signal: end.signal });
  expect((await following.next()).value).toEqual({ status: 'gap', totalCount: 1 });
  // The subscription may begin only now, and then reports once more that something may have been missed.
  let change = following.next();
  const { sets } = bench.mayfly;
  const next = async () => {
    let { value } = await change;
    while (value?.status === 'gap') ({ value } = await following.next());
    change = following.next();
    return value;
  };
  await expect
    .poll(() => bench.redis.pubsub('NUMSUB', `${bench.namespace}:notifications:0`))
    .toContain(1);
  await sets.create('second', { strategy: 'compact', defaultTtlMs: 1000 });
  expect(await next()).toEqual({
    status: 'ok',
    created: ['second'],
    deleted: [],
    totalCount: 2,
  });
  await sets.create('second', { strategy: 'compact', defaultTtlMs: 1000 });
  await sets.delete('first');
  expect(await next()).toEqual({ status: 'ok', created: [], deleted: ['first'], totalCount: 1 });
  await sets.create('third', { defaultTtlMs: 1000 });
  expect(await next()).toMatchObject({ created: ['third'] });
  end.abort();
  await change;
});

it('reports a gap after it could not listen', async () => {
  const bench = testBench();
  const name = `registry-${randomUUID()}`;
  const heard = new Redis(inject('redisUrl'), { connectionName: name });
  onTestFinished(() => heard.disconnect());
  const following = bench.through(heard).sets.follow();
  const pubsub = async () => {
    const clients = String(await bench.redis.call('CLIENT', 'LIST', 'TYPE', 'pubsub'));
    const line = clients.split('\n').find((client) => client.includes(name));
    return /\bid=(\d+) /.exec(line ?? '')?.[1];
  };
  expect((await following.next()).value).toMatchObject({ status: 'gap' });
  await expect.poll(pubsub).toBeDefined();
  // The change has arrived, and there are no others.
  await bench.newSet('first');
  let change = await following.next();
  while (change.value?.status === 'gap') change = await following.next();
  expect(change.value).toMatchObject({ created: ['first'] });
  const next = following.next();
  await bench.redis.client('KILL', 'ID', Number(await pubsub()));
  expect((await next).value).toEqual({ status: 'gap', totalCount: 1 });
  await following.return(undefined);
});

it('ends when it is aborted, without a change', async () => {
  const bench = testBench();
  const end = new AbortController();
  const following = bench.mayfly.sets.follow({ signal: end.signal });
  await following.next();
  const ended = (async () => {
    while ((await following.next()).done !== true);
  })();
  end.abort();
  await ended;
  const channel = `${bench.namespace}:notifications:0`;
  await expect.poll(() => bench.redis.pubsub('NUMSUB', channel)).toEqual([channel, 0]);
});
