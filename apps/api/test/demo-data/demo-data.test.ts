import { expect, it } from 'vitest';
import { testApi } from '../support/api.ts';

const START = 'mutation { startDemoData { status demoData { active available } } }';
const STOP = 'mutation { stopDemoData { demoData { active available } } }';

it('fills an empty store with labelled sets, once', async () => {
  const { query, mayfly } = await testApi();
  expect(await query('{ demoData { active available } }')).toEqual({
    data: { demoData: { active: false, available: true } },
  });
  const demoData = { active: true, available: false };
  expect(await query(START)).toEqual({ data: { startDemoData: { status: 'STARTED', demoData } } });
  expect(await query(START)).toEqual({ data: { startDemoData: { status: 'ACTIVE', demoData } } });
  const { sets } = await mayfly.sets.list({ first: 100 });
  expect(sets.length).toBeGreaterThan(1);
  for (const { name, count } of sets) {
    expect(name).toMatch(/^sample:/);
    expect(count).toBeGreaterThan(5);
  }
});

it('lets members come and go', async () => {
  const { query, mayfly, clock } = await testApi();
  await query(START);
  const online = mayfly.sets.open('sample:online-users');
  clock.now += 45_000;
  expect(await online.count()).toBe(0);
  await expect.poll(() => online.count(), { timeout: 10_000 }).toBeGreaterThan(0);
});

it('leaves a store alone that holds sets already', async () => {
  const { query, mayfly } = await testApi();
  await mayfly.sets.create('mine', { defaultTtlMs: 1000 });
  expect(await query(START)).toEqual({
    data: {
      startDemoData: { status: 'STORE_NOT_EMPTY', demoData: { active: false, available: false } },
    },
  });
  expect(await mayfly.sets.count()).toBe(1);
});

it('is removed with its sets, and only with its own', async () => {
  const { query, mayfly } = await testApi();
  await query(START);
  await mayfly.sets.create('mine', { defaultTtlMs: 1000 });
  expect(await query(STOP)).toEqual({
    data: { stopDemoData: { demoData: { active: false, available: false } } },
  });
  const { sets } = await mayfly.sets.list({ first: 100 });
  expect(sets.map(({ name }) => name)).toEqual(['mine']);
});
