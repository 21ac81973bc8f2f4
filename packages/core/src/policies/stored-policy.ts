import { randomBytes } from 'node:crypto';
import { checkLimits, type CheckedLimit, type LimitOverride } from '../limiter/limit.ts';
import type { Overrides } from '../limiter/limiter.ts';
import type { SettingsEntry } from '../settings/settings-store.ts';
import type { CheckedPolicy, LimitPolicy } from './policy.ts';

/** Limit, window in ms and capacity of a limit. */
type Numbers = readonly [limit: number, windowMs: number, capacity: number];

/** By the name of a limit: `encodeOverrides` writes it as JSON, and rules.lua stores it. */
type NumbersByName = Readonly<Record<string, Numbers>>;

/** The settings of a policy as Redis stores them. */
export interface PolicyBody {
  readonly settings: CheckedPolicy['settings'];
  /** Changes with the kinds of limits and their order. It is part of the limiter's keys. */
  readonly layoutId: string;
  /** The numbers of the limits when the layout was new. */
  readonly declared: readonly Numbers[];
}

/**
 * A policy with the data of its limiter.
 *
 * The state of a key depends on the limits that are declared. While the layout stays, the declared numbers stay
 * (`declared`), and the numbers of the policy override them for all keys. So the state keeps its meaning.
 */
export interface StoredPolicy {
  readonly policy: LimitPolicy;
  readonly layoutId: string;
  readonly limits: readonly CheckedLimit[];
  /** `limits` with the declared numbers. */
  readonly declared: readonly CheckedLimit[];
}

/** `before`: the policy whose layout stays. */
export function toBody({ settings, limits }: CheckedPolicy, before?: StoredPolicy): PolicyBody {
  const declared = before?.declared ?? limits;
  return {
    settings,
    layoutId: before?.layoutId ?? randomBytes(6).toString('hex'),
    declared: limits.map((limit, i) => numbersOf(declared[i] ?? limit)),
  };
}

export function toStored({ settings: body, ...entry }: SettingsEntry<PolicyBody>): StoredPolicy {
  const { settings, layoutId, declared } = body;
  const limits = checkLimits(settings.limits);
  return {
    // JSON leaves out an escalation that is undefined.
    policy: { ...settings, escalation: settings.escalation, ...entry },
    layoutId,
    limits,
    declared: limits.map((limit, i) => declare(limit, declared[i] ?? numbersOf(limit))),
  };
}

/** Whether the state of a key has the same meaning under both: they have the same kinds of limits, in order. */
export function keepsLayout(
  before: readonly CheckedLimit[],
  after: readonly CheckedLimit[],
): boolean {
  const kinds = (limits: readonly CheckedLimit[]) =>
    limits.map(({ algorithm }) => algorithm).join();
  return kinds(before) === kinds(after);
}

/** The numbers that override the declared ones for all keys, by name; undefined if there are none. */
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

/** Overrides for a limiter. They have all numbers, so that none comes from the declaration. */
export function toOverrides(limits: readonly CheckedLimit[], byName: NumbersByName): Overrides {
  const entries = limits.flatMap(({ name, algorithm }): [string, LimitOverride][] => {
    const numbers = Object.hasOwn(byName, name) ? byName[name] : undefined;
    if (numbers === undefined) return [];
    const [limit, windowMs, capacity] = numbers;
    return [[name, { limit, windowMs, ...(algorithm === 'gcra' && { burst: capacity }) }]];
  });
  return Object.fromEntries(entries);
}

/** The timestamps of a log have the same meaning under any limit, so it needs no declared numbers. */
function declare(limit: CheckedLimit, [declared, windowMs, capacity]: Numbers): CheckedLimit {
  return limit.algorithm === 'log' ? limit : { ...limit, limit: declared, windowMs, capacity };
}

function numbersOf({ limit, windowMs, capacity }: CheckedLimit): Numbers {
  return [limit, windowMs, capacity];
}
