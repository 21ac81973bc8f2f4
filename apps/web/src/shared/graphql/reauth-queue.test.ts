import { describe, expect, it, vi } from 'vitest';
import { ReauthQueue } from './reauth-queue.ts';

const refusal = new Error('no session');

describe('a request without a session', () => {
  it('waits until there is one', async () => {
    const reauthQueue = new ReauthQueue();
    const needed = vi.fn();
    reauthQueue.onNeeded(needed);
    const both = Promise.all([reauthQueue.wait(refusal), reauthQueue.wait(refusal)]);
    expect(needed).toHaveBeenCalledTimes(2);
    reauthQueue.renewed();
    await expect(both).resolves.toBeDefined();
  });

  it('fails with its error if the user does not sign in', async () => {
    const reauthQueue = new ReauthQueue();
    reauthQueue.onNeeded(() => {});
    const waiting = reauthQueue.wait(refusal);
    reauthQueue.abandoned();
    await expect(waiting).rejects.toBe(refusal);
  });

  it('stops waiting when it is cancelled', async () => {
    const reauthQueue = new ReauthQueue();
    reauthQueue.onNeeded(() => {});
    const controller = new AbortController();
    const waiting = reauthQueue.wait(refusal, controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
  });

  it('fails immediately if sign-in is impossible', async () => {
    await expect(new ReauthQueue().wait(refusal)).rejects.toBe(refusal);
  });
});
