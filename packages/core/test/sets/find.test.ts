import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnySet } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

describe('find', () => {
  it('rejects a name without a set', async () => {
    await expect(bench.mayfly.sets.find('missing')).rejects.toMatchObject({
      code: 'SET_NOT_FOUND',
      field: 'name',
    });
    await expect(bench.mayfly.sets.find('')).rejects.toMatchObject({ code: 'INVALID_NAME' });
  });

  it('finds a set from before there were strategies', async () => {
    await bench.newSet();
    await bench.redis.hdel(`${bench.namespace}:set:{online}:meta`, 'strategy');
    expect(await bench.mayfly.sets.find('online')).toMatchObject({ strategy: 'sorted' });
  });
});

describe('use', () => {
  it('runs an action on a set of any strategy, and remembers the strategy', async () => {
    await bench.mayfly.sets.create('set', { strategy: 'compact', defaultTtlMs: 1000 });
    const add = (set: AnySet) => set.add('a');
    expect(await bench.mayfly.sets.use('set', add)).toMatchObject({ status: 'added' });
    const sent = vi.spyOn(bench.redis, 'hmget');
    expect(await bench.mayfly.sets.use('set', add)).toMatchObject({ status: 'updated' });
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
  });

  it('follows a set that was created again with another strategy', async () => {
    const { sets } = bench.mayfly;
    await sets.create('set', { strategy: 'compact', defaultTtlMs: 1000 });
    await sets.use('set', (set) => set.add('a'));
    await sets.delete('set');
    const add = sets.use('set', (set) => set.add('a'));
    await expect(add).rejects.toMatchObject({ code: 'SET_NOT_FOUND', field: 'name' });
    await sets.create('set', { strategy: 'window', windowMs: 1000 });
    const used = await sets.use('set', async (set) => {
      await set.add('"a"');
      return set.strategy;
    });
    expect(used).toBe('window');
  });

  it('lets the action detect that a strategy does not support a method', async () => {
    const { sets } = bench.mayfly;
    await sets.create('set', { strategy: 'compact', defaultTtlMs: 1000 });
    let calls = 0;
    const refused = () =>
      sets.use('set', async (set) => {
        calls += 1;
        return set.addMany([{ member: 'a', value: 1 }]);
      });
    for (let i = 0; i < 2; i += 1) {
      await expect(refused()).rejects.toMatchObject({ code: 'WRONG_STRATEGY' });
    }
    expect(calls).toBe(2);
  });
});
