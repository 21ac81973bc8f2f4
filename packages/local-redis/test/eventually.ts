import { vi } from 'vitest';

/** Waits until the assertion holds, also on a machine that is busy with other tests. */
export function eventually(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, { timeout: 10_000 });
}
