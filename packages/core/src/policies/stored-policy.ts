import { checkLimits, type CheckedLimit, type LimitOverride } from '../limiter/limit.ts';
import type { Overrides } from '../limiter/limiter.ts';
import type { CheckedPolicy, LimitPolicy } from './policy.ts';

/** Limit, window in ms and capacity of a limit. */
type Numbers = readonly [limit: number, windowMs: number, capacity: number];

/** By the names of limits: what `encodeOverrides` writes as JSON, and rules.lua keeps. */
type NumbersByName = Readonly<Record<string, Numbers>>;

/**
 * A policy with what only its limiter has to know.
 *
 * What a limiter keeps for a key is written in terms of the limits that are declared. So that a changed
 * policy reads it as it was meant, the numbers that the present kinds of limits came with stay the
 * declared ones (`declared`), and those of the policy override them for all keys.
 */
export interface StoredPolicy {
  readonly policy: LimitPolicy;
  /** The version that came with the present kinds of limits, in their order: part of the limiter's keys. */
  readonly layoutVersion: number;
  readonly limits: readonly CheckedLimit[];
  /** By name as `limits`, with the numbers of `layoutVersion`. */
  readonly declared: readonly CheckedLimit[];
}

/** What scripts store as it is: settings, and the declared numbers. */
interface Body {
  readonly settings: CheckedPolicy['settings'];
  readonly declared: readonly Numbers[];
}

export function encodeBody({ settings, limits }: CheckedPolicy, before?: StoredPolicy): string {
  const declared = before?.declared ?? limits;
  const body: Body = {
    settings,
    declared: limits.map((limit, i) => numbersOf(declared[i] ?? limit)),
  };
  return JSON.stringify(body);
}

/** Reads `<version> <created at> <changed at> <layout version> <body>`, as write.lua puts it together. */
export function decodePolicy(name: string, document: string): StoredPolicy {
  const [, version, createdAt, changedAt, layoutVersion, json] =
    /^(\d+) (\d+) (\d+) (\d+) (.*)$/s.exec(document) ?? [];
  if (json === undefined)
    throw new TypeError('A policy is stored in a way that Mayfly does not know');
  // Written by `encodeBody`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { settings, declared } = JSON.parse(json) as Body;
  const limits = checkLimits(settings.limits);
  return {
    policy: {
      ...settings,
      escalation: settings.escalation,
      name,
      version: Number(version),
      createdAt: Number(createdAt),
      changedAt: Number(changedAt),
    },
    layoutVersion: Number(layoutVersion),
    limits,
    declared: limits.map((limit, i) => declare(limit, declared[i] ?? numbersOf(limit))),
  };
}

/** Whether what counts against a key means the same under both: the kinds of limits, in their order. */
export function keepsLayout(
  before: readonly CheckedLimit[],
  after: readonly CheckedLimit[],
): boolean {
  const kinds = (limits: readonly CheckedLimit[]) =>
    limits.map(({ algorithm }) => algorithm).join();
  return kinds(before) === kinds(after);
}

/** What overrides the declared limits for all keys, by name; undefined if nothing does. */
export function overridesOf({
  limits,
  declared,
}: Pick<StoredPolicy, 'limits' | 'declared'>): NumbersByName | undefined {
  const entries = limits.flatMap((limit, i): [string, Numbers][] => {
    const numbers = numbersOf(limit);
    const base = numbersOf(declared[i] ?? limit);
    return numbers.every((number, n) => number === base[n]) ? [] : [[limit.name, numbers]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Reads the JSON of `encodeOverrides`. */
export function readNumbers(json: string): NumbersByName {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(json) as NumbersByName;
}

/** As a limiter is told to override its limits: with all numbers, so that none is left to what is declared. */
export function toOverrides(limits: readonly CheckedLimit[], byName: NumbersByName): Overrides {
  const entries = limits.flatMap(({ name, algorithm }): [string, LimitOverride][] => {
    const numbers = Object.hasOwn(byName, name) ? byName[name] : undefined;
    if (numbers === undefined) return [];
    const [limit, windowMs, capacity] = numbers;
    return [[name, { limit, windowMs, ...(algorithm === 'gcra' && { burst: capacity }) }]];
  });
  return Object.fromEntries(entries);
}

/** A log remembers moments, which mean the same under any limit: it is declared as it is. */
function declare(limit: CheckedLimit, [declared, windowMs, capacity]: Numbers): CheckedLimit {
  return limit.algorithm === 'log' ? limit : { ...limit, limit: declared, windowMs, capacity };
}

function numbersOf({ limit, windowMs, capacity }: CheckedLimit): Numbers {
  return [limit, windowMs, capacity];
}
