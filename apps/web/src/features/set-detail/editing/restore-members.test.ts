import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { restorationOf } from './restore-members.ts';

const AT = '2026-01-01T12:00:00.000Z';
const LATER = '2026-01-01T13:00:00.000Z';
const removed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    member: `m${index}`,
    expiresAt: AT,
    removedValue: null,
  }));

const answer = (...results: readonly (readonly [status: string, expiresAt: string])[]) => ({
  restoreMembers: {
    now: AT,
    results: results.map(([status, expiresAt]) => ({ member: 'any', status, expiresAt })),
  },
});
const allBack = (count: number) =>
  answer(...Array.from({ length: count }, () => ['RESTORED', AT] as const));

/** An API that answers the requests in order, then with an outage. */
function answering(...answers: object[]) {
  return fakeApi({ RestoreMembers: () => answers.shift() ?? refusal('REDIS_UNAVAILABLE') });
}

afterEach(() => vi.unstubAllGlobals());

describe('restoring members', () => {
  it('continues with the failed batch, and counts all restored members', async () => {
    const api = answering(
      allBack(1_000),
      refusal('REDIS_UNAVAILABLE'),
      allBack(1_000),
      allBack(500),
    );
    const { run, partly } = restorationOf('logins', removed(2_500));
    expect(partly()).toBeNull();
    await expect(run()).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
    expect(partly()).toBe('Partly undone: 1,000 of 2,500 members restored.');
    expect(await run()).toBe('Undone: 2,500 members restored.');
    const firstOf = (member: string) => ({ input: { members: { 0: { member } } } });
    expect(api.calls('RestoreMembers')).toMatchObject([
      firstOf('m0'),
      firstOf('m1000'),
      firstOf('m1000'),
      firstOf('m2000'),
    ]);
  });

  it('recognises members that were restored although the response was lost', async () => {
    answering(refusal('REDIS_UNAVAILABLE'), answer(['TAKEN', AT], ['TAKEN', LATER], ['TAKEN', AT]));
    const { run } = restorationOf('logins', removed(3));
    await expect(run()).rejects.toBeDefined();
    expect(await run()).toBe('Undone: 2 members restored. 1 changed in the meantime.');
  });

  it('counts members that another client added as changed, even with the same expiry', async () => {
    answering(answer(['TAKEN', AT], ['TAKEN', AT]));
    expect(await restorationOf('logins', removed(2)).run()).toBe(
      'Undone: 0 members restored. 2 changed in the meantime.',
    );
  });
});
