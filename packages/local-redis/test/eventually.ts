import { vi } from 'vitest';

/** Waits until the assertion holds, with patience for a machine that is busy with other tests. */
export function eventually(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, { timeout: 10_000 });
}
