import { expect, expectTypeOf, it } from 'vitest';
import type { Answer, CreateLimiter, Decision, LimiterOptions } from '../../src/index.ts';

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

declare const limiter: CreateLimiter;

it('answers a decision only if outages are left to the client', () => {
  const guarded = () => limiter('a', { limits: { limit: 5, windowMs: 1000 } }).consume('ada');
  expectTypeOf(guarded).returns.resolves.toEqualTypeOf<Answer>();
  const unguarded = () =>
    limiter('a', { limits: { limit: 5, windowMs: 1000 }, outage: false }).consume('ada');
  expectTypeOf(unguarded).returns.resolves.toEqualTypeOf<Decision>();
});
