import { describe, expect, it } from 'vitest';
import { createMayfly, type InvitationCodes } from '../../src/index.ts';
import { REFUSALS, refusingServer, undeclared } from '../support/refusing-server.ts';

const MISSES = { limit: 3, windowMs: 600_000 };

const server = refusingServer();

/** Another code of six digits. */
const missing = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const resolve = (codes: InvitationCodes, code: string, times: number) =>
  Promise.allSettled(
    Array.from({ length: times }, () => codes.resolve(code, { caller: 'a caller' })),
  );

describe.each(REFUSALS)('a Redis that is $state', ({ state, code: refused }) => {
  it('reveals nothing about a code while it cannot count misses, and counts exactly after that', async () => {
    const { redis } = server();
    const codes = createMayfly({ redis, namespace: state.replaceAll(' ', '-') }).codes('team', {
      missesPerCaller: MISSES,
    });
    const { code } = await codes.getOrCreateCode('group:1');
    await resolve(codes, missing(code), 1);
    await server().whileRefusing(state, async () => {
      const wrong = await resolve(codes, missing(code), 200);
      const right = await resolve(codes, code, 1);
      const looked = await Promise.allSettled([codes.lookUp(code, { caller: 'a caller' })]);
      for (const outcome of [...wrong, ...right, ...looked]) {
        expect(outcome).toMatchObject({ reason: { code: refused } });
      }
      expect(await codes.codeFor('group:1')).toMatchObject({ uses: 0 });
    });
    const caller = { caller: 'a caller' };
    expect(await codes.lookUp(code, caller)).toMatchObject({ status: 'found', uses: 0 });
    expect(await codes.resolve(code, caller)).toMatchObject({ status: 'resolved', uses: 1 });
    const statuses = [];
    for (const one of [missing(code), missing(code), code]) {
      statuses.push((await codes.resolve(one, caller)).status);
    }
    expect(statuses).toEqual(['unknown', 'unknown', 'limited']);
  });
});

it('a full Redis counts a miss before it looks up the code, also in undeclared scripts', async () => {
  const client = undeclared(server().redis);
  const codes = createMayfly({ redis: client, namespace: 'undeclared' }).codes('team');
  const { code } = await codes.getOrCreateCode('group:1');
  await server().whileRefusing('full', async () => {
    const outcomes = [
      ...(await resolve(codes, code, 1)),
      ...(await resolve(codes, missing(code), 1)),
      ...(await Promise.allSettled([codes.lookUp(code)])),
    ];
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: { code: 'REDIS_FULL' } });
    }
  });
  expect(await codes.codeFor('group:1')).toMatchObject({ uses: 0 });
  client.disconnect();
});

it('a full Redis ends, sweeps and clears codes, which frees memory', async () => {
  let nowMs = 1_800_000_000_000;
  const { redis } = server();
  const mayfly = createMayfly({ redis, namespace: 'freeing', clock: () => nowMs });
  const short = mayfly.codes('team', { ttlMs: 1000 });
  const codes = mayfly.codes('team');
  for (const id of ['a', 'b', 'c']) await short.getOrCreateCode(id);
  const kept = await codes.getOrCreateCode('kept');
  await codes.getOrCreateCode('revoked');
  nowMs += 1000;
  await server().whileRefusing('full', async () => {
    expect(await codes.revoke({ id: 'revoked' })).toMatchObject({ status: 'revoked' });
    expect(await codes.sweep()).toMatchObject({ swept: 3, left: 0 });
    expect(await codes.utilisation()).toMatchObject({ live: 1 });
    expect(await codes.revoke({ code: kept.code })).toMatchObject({ status: 'revoked' });
    expect(await codes.clear()).toMatchObject({ cleared: 0 });
  });
  expect(await redis.keys('freeing:*')).toEqual([]);
});
