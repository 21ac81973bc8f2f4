import { MayflyError } from '../errors.ts';
import { checkInteger, checkObject, checkTtl } from '../input.ts';
import { LIMITS } from '../limits.ts';
import { overrideLimit, type CheckedLimit, type LimitOverride } from './limit.ts';
import type { Escalation, Overrides } from './limiter.ts';

const DAY_MS = 86_400_000;

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}

/** `after`, `withinMs`, `blockMs`, `factor`, `maxMs`, as scripts are told them; `after` 0 for never. */
export function checkEscalation(escalation: Escalation | undefined): readonly number[] {
  if (escalation === undefined) return [0, 0, 0, 0, 0];
  const {
    after,
    withinMs,
    blockMs,
    factor = 2,
    maxMs = Math.max(DAY_MS, blockMs),
  } = checkObject(escalation, 'escalation');
  checkInteger(after, 1, 1_000_000, 'INVALID_OPTION', 'escalation.after');
  checkTtl(withinMs, 'escalation.withinMs');
  checkTtl(blockMs, 'escalation.blockMs');
  checkTtl(maxMs, 'escalation.maxMs');
  if (!(factor >= 1 && factor <= 100)) {
    refuse('escalation.factor', 'escalation.factor is a number from 1 to 100');
  }
  if (maxMs < blockMs) refuse('escalation.maxMs', 'escalation.maxMs is at least blockMs');
  return [after, withinMs, blockMs, factor, maxMs];
}

/** Whole, from 1. Whether the limits, as they are overridden, could ever let it pass is for the script to say. */
export function checkCost(cost: number): number {
  return checkInteger(cost, 1, LIMITS.limit, 'INVALID_OPTION', 'cost');
}

export function checkKey(key: string): string {
  if (
    typeof key !== 'string' ||
    key === '' ||
    Buffer.byteLength(key) > LIMITS.limiterKeyBytes ||
    !key.isWellFormed()
  ) {
    throw new MayflyError(
      'INVALID_KEY',
      `key is 1 to ${LIMITS.limiterKeyBytes} bytes of well-formed text in UTF-8`,
      { field: 'key' },
    );
  }
  return key;
}

/** JSON by the name of a limit: [limit, window in ms, capacity]. */
export function encodeOverrides(limits: readonly CheckedLimit[], overrides: Overrides): string {
  const entries: readonly (readonly [string, LimitOverride])[] = Object.entries(
    checkObject(overrides, 'overrides'),
  );
  if (entries.length === 0) refuse('overrides', 'overrides name at least one limit');
  const encoded = entries.map(([name, override]) => {
    const field = `overrides.${name}`;
    const declared = limits.find((limit) => limit.name === name);
    if (declared === undefined) refuse('overrides', 'overrides name limits of the limiter');
    const { limit, windowMs, capacity } = overrideLimit(declared, override, field);
    return [name, [limit, windowMs, capacity]] as const;
  });
  return JSON.stringify(Object.fromEntries(encoded));
}
