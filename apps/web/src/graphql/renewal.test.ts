import { describe, expect, it, vi } from 'vitest';
import { Renewal } from './renewal.ts';

const refusal = new Error('no session');

describe('a request without a session', () => {
  it('waits until there is one', async () => {
    const renewal = new Renewal();
    const needed = vi.fn();
    renewal.onNeeded(needed);
    const both = Promise.all([renewal.wait(refusal), renewal.wait(refusal)]);
    expect(needed).toHaveBeenCalledTimes(2);
    renewal.renewed();
    await expect(both).resolves.toBeDefined();
  });

  it('fails with its error if the user does not sign in', async () => {
    const renewal = new Renewal();
    renewal.onNeeded(() => {});
    const waiting = renewal.wait(refusal);
    renewal.abandoned();
    await expect(waiting).rejects.toBe(refusal);
  });

  it('stops waiting when it is cancelled', async () => {
    const renewal = new Renewal();
    renewal.onNeeded(() => {});
    const controller = new AbortController();
    const waiting = renewal.wait(refusal, controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
  });

  it('fails immediately if sign-in is impossible', async () => {
    await expect(new Renewal().wait(refusal)).rejects.toBe(refusal);
  });
});
