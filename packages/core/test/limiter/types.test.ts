import { expect, expectTypeOf, it } from 'vitest';
import type { Answer, CreateLimiter, Decision, Limit, LimiterOptions } from '../../src/index.ts';
import { checkLimits } from '../../src/limiter/limit.ts';
import type { LiteralLimits } from '../../src/limiter/literal-limits.ts';

it('rejects invalid options at compile time', () => {
  const wrong: LimiterOptions[] = [
    // @ts-expect-error a log has no burst
    { limits: { limit: 5, windowMs: 1000, burst: 3 } },
    // @ts-expect-error only a log can be large
    { limits: { algorithm: 'fixed', limit: 5, windowMs: 1000, large: true } },
    // @ts-expect-error the algorithm does not exist
    { limits: { algorithm: 'leaky', limit: 5, windowMs: 1000 } },
    // @ts-expect-error a window is needed
    { limits: [{ limit: 5 }] },
    // @ts-expect-error an escalation needs a length
    { limits: { limit: 5, windowMs: 1000 }, escalation: { after: 3, withinMs: 1000 } },
  ];
  expect(wrong).toHaveLength(5);
});

declare const limiter: CreateLimiter;

it('rejects a log of more than 300 without `large` at compile time', () => {
  const windowMs = 1000;
  const wrong = () => [
    // @ts-expect-error of more than 300
    limiter('a', { limits: { limit: 301, windowMs } }),
    // @ts-expect-error the same
    limiter('a', { limits: { limit: 1000, windowMs }, outage: false }),
    limiter('a', {
      limits: [
        { limit: 5, windowMs },
        // @ts-expect-error the same, one of several
        { limit: 400, windowMs },
      ],
    }),
    // @ts-expect-error only a log can be large
    limiter('a', { limits: { algorithm: 'fixed', limit: 5, windowMs, large: true } }),
    // @ts-expect-error the option does not exist
    limiter('a', { limits: { limit: 5, windowMs, larg: true } }),
    // @ts-expect-error the same
    limiter('a', { limits: { limit: 5, windowMs }, shadwo: true }),
  ];
  expect(wrong).toBeTypeOf('function');
});

it('explains how to declare a log of more than 300', () => {
  type Said = LiteralLimits<{ limit: 500; windowMs: 1000 }>;
  expectTypeOf<Said>().toExtend<`${string}300${string}large: true${string}algorithm${string}`>();
  const check = () => checkLimits({ limit: 500, windowMs: 1000 });
  expect(check).toThrowError(/300.*large: true.*algorithm/);
});

it('rejects an empty list of limits at compile time', () => {
  const wrong = () => [
    // @ts-expect-error at least one limit
    limiter('a', { limits: [] }),
    // @ts-expect-error the same
    limiter('a', { limits: [], outage: false }),
  ];
  expect(wrong).toBeTypeOf('function');
});

it('rejects localDenials with counted denials at compile time', () => {
  const limits = { limit: 5, windowMs: 1000 };
  const escalation = { after: 3, withinMs: 1000, blockMs: 1000 };
  const wrong = (localDenials: boolean) => [
    // @ts-expect-error a call that Redis does not see cannot count
    limiter('a', { limits, localDenials: true, countDenied: true }),
    // @ts-expect-error the same
    limiter('a', { limits, localDenials: { keys: 5 }, escalation }),
    // @ts-expect-error the same
    limiter('a', { limits, localDenials: true, escalation, outage: false }),
    // @ts-expect-error the same, perhaps
    limiter('a', { limits, localDenials, countDenied: true }),
  ];
  expect(wrong).toBeTypeOf('function');
});

it('accepts options that may be valid', () => {
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

it('returns decisions only with `outage: false`', () => {
  const guarded = () => limiter('a', { limits: { limit: 5, windowMs: 1000 } }).consume('ada');
  expectTypeOf(guarded).returns.resolves.toEqualTypeOf<Answer>();
  const unguarded = () =>
    limiter('a', { limits: { limit: 5, windowMs: 1000 }, outage: false }).consume('ada');
  expectTypeOf(unguarded).returns.resolves.toEqualTypeOf<Decision>();
});
