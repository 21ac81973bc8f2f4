import { expect, expectTypeOf, it } from 'vitest';
import type { Answer, CreateLimiter, Decision, Limit, LimiterOptions } from '../../src/index.ts';
import { checkLimits } from '../../src/limiter/limit.ts';
import type { LiteralLimits } from '../../src/limiter/literal-limits.ts';

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

it('compiles no log of more than 300 that does not say so', () => {
  const windowMs = 1000;
  const wrong = () => [
    // @ts-expect-error of more than 300
    limiter('a', { limits: { limit: 301, windowMs } }),
    // @ts-expect-error likewise
    limiter('a', { limits: { limit: 1000, windowMs }, outage: false }),
    limiter('a', {
      limits: [
        { limit: 5, windowMs },
        // @ts-expect-error likewise, one of several
        { limit: 400, windowMs },
      ],
    }),
    // @ts-expect-error only a log can be large
    limiter('a', { limits: { algorithm: 'fixed', limit: 5, windowMs, large: true } }),
    // @ts-expect-error there is no such option
    limiter('a', { limits: { limit: 5, windowMs, larg: true } }),
    // @ts-expect-error likewise
    limiter('a', { limits: { limit: 5, windowMs }, shadwo: true }),
  ];
  expect(wrong).toBeTypeOf('function');
});

it('says what to do about a log of more than 300', () => {
  type Said = LiteralLimits<{ limit: 500; windowMs: 1000 }>;
  expectTypeOf<Said>().toExtend<`${string}300${string}large: true${string}algorithm${string}`>();
  const check = () => checkLimits({ limit: 500, windowMs: 1000 });
  expect(check).toThrowError(/300.*large: true.*algorithm/);
});

it('compiles no empty list of limits', () => {
  const wrong = () => [
    // @ts-expect-error one limit at least
    limiter('a', { limits: [] }),
    // @ts-expect-error likewise
    limiter('a', { limits: [], outage: false }),
  ];
  expect(wrong).toBeTypeOf('function');
});

it('compiles no repeated denials where denials count', () => {
  const limits = { limit: 5, windowMs: 1000 };
  const escalation = { after: 3, withinMs: 1000, blockMs: 1000 };
  const wrong = (localDenials: boolean) => [
    // @ts-expect-error what is not asked is not counted
    limiter('a', { limits, localDenials: true, countDenied: true }),
    // @ts-expect-error likewise
    limiter('a', { limits, localDenials: { keys: 5 }, escalation }),
    // @ts-expect-error likewise
    limiter('a', { limits, localDenials: true, escalation, outage: false }),
    // @ts-expect-error likewise, perhaps
    limiter('a', { limits, localDenials, countDenied: true }),
  ];
  expect(wrong).toBeTypeOf('function');
});

it('compiles what may be right', () => {
  interface Config {
    readonly limit: number;
    readonly large: boolean;
    readonly algorithm: 'log' | 'gcra';
    readonly options: LimiterOptions;
    readonly limits: readonly Limit[];
  }
  const windowMs = 1000;
  const right = ({ limit, large, algorithm, options, limits }: Config) => [
    limiter('a', { limits: { limit: 300, windowMs } }),
    limiter('a', { limits: { limit: 99, windowMs } }),
    limiter('a', { limits: { limit: 1, windowMs } }),
    limiter('a', { limits: { limit: 10_000, windowMs, large: true } }),
    limiter('a', { limits: { algorithm: 'gcra', limit: 1_000_000, windowMs, burst: 500 } }),
    limiter('a', {
      limits: [
        { limit: 5, windowMs },
        { algorithm: 'fixed', limit: 400, windowMs },
      ],
    }),
    limiter('a', { limits: { limit, windowMs } }),
    limiter('a', { limits: { limit: 500, windowMs, large } }),
    limiter('a', {
      limits: algorithm === 'log' ? { limit, windowMs } : { algorithm, limit: 500, windowMs },
    }),
    limiter('a', options),
    limiter('a', { ...options, outage: false }),
    limiter('a', { limits }),
    limiter('a', { limits: limits.map((each) => ({ ...each, windowMs })) }),
    limiter('a', { limits: limits.filter((each) => each.limit > 5), outage: false }),
    limiter('a', { limits, localDenials: true, countDenied: false }),
    limiter('a', { limits, localDenials: { trustMs: 5 }, shadow: true, outage: false }),
    limiter('a', { limits, localDenials: large }),
    limiter('a', { limits, localDenials: false, countDenied: large }),
    limiter('a', { ...options, localDenials: false }),
  ];
  expect(right).toBeTypeOf('function');
});

it('answers a decision only if outages are left to the client', () => {
  const guarded = () => limiter('a', { limits: { limit: 5, windowMs: 1000 } }).consume('ada');
  expectTypeOf(guarded).returns.resolves.toEqualTypeOf<Answer>();
  const unguarded = () =>
    limiter('a', { limits: { limit: 5, windowMs: 1000 }, outage: false }).consume('ada');
  expectTypeOf(unguarded).returns.resolves.toEqualTypeOf<Decision>();
});
