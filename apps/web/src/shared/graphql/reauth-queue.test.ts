import { describe, expect, it, vi } from 'vitest';
import { Renewal } from './reauth-queue.ts';

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

  it('fails as it was refused when nobody signs in', async () => {
    const renewal = new Renewal();
    renewal.onNeeded(() => {});
    const waiting = renewal.wait(refusal);
    renewal.abandoned();
    await expect(waiting).rejects.toBe(refusal);
  });

  it('stops waiting when it is not needed any more', async () => {
    const renewal = new Renewal();
    renewal.onNeeded(() => {});
    const controller = new AbortController();
    const waiting = renewal.wait(refusal, controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
  });

  it('fails at once where nobody could sign in', async () => {
    await expect(new Renewal().wait(refusal)).rejects.toBe(refusal);
  });
});
