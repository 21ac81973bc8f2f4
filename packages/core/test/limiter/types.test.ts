import { expect, it } from 'vitest';
import type { LimiterOptions } from '../../src/index.ts';

it('compiles no options that are refused', () => {
  const wrong: LimiterOptions[] = [
    // @ts-expect-error a log has no burst
    { limits: { limit: 5, windowMs: 1000, burst: 3 } },
    // @ts-expect-error only a log can be large
    { limits: { algorithm: 'fixed', limit: 5, windowMs: 1000, large: true } },
    // @ts-expect-error there is no such algorithm
    { limits: { algorithm: 'leaky', limit: 5, windowMs: 1000 } },
    // @ts-expect-error a window is needed
    { limits: [{ limit: 5 }] },
    // @ts-expect-error an escalation needs a length
    { limits: { limit: 5, windowMs: 1000 }, escalation: { after: 3, withinMs: 1000 } },
  ];
  expect(wrong).toHaveLength(5);
});
