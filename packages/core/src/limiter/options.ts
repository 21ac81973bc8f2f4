import { MayflyError } from '../errors.ts';
import { checkInteger, checkObject, checkOptions, checkTtl, type OptionNames } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { overrideLimit, type CheckedLimit, type LimitOverride } from './limit.ts';
import { checkIdempotency } from '../redis/once.ts';
import type {
  CallCost,
  CountedCall,
  Escalation,
  OverrideOptions,
  Overrides,
  RefundedCall,
} from './limiter.ts';

const DAY_MS = 86_400_000;

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}

const ESCALATION: OptionNames<Escalation> = {
  after: true,
  withinMs: true,
  blockMs: true,
  factor: true,
  maxMs: true,
};

/** `after`, `withinMs`, `blockMs`, `factor`, `maxMs`, as arguments of scripts; `after` 0 for never. */
export function checkEscalation(escalation: Escalation | undefined): readonly number[] {
  if (escalation === undefined) return [0, 0, 0, 0, 0];
  const {
    after,
    withinMs,
    blockMs,
    factor = 2,
    maxMs = Math.max(DAY_MS, blockMs),
  } = checkOptions(escalation, ESCALATION, 'escalation', 'escalation.');
  checkInteger(after, 1, 1_000_000, 'INVALID_OPTION', 'escalation.after');
  checkTtl(withinMs, 'escalation.withinMs');
  checkTtl(blockMs, 'escalation.blockMs');
  checkTtl(maxMs, 'escalation.maxMs');
  if (!(factor >= 1 && factor <= 100)) {
    refuse('escalation.factor', 'escalation.factor must be a number from 1 to 100');
  }
  if (maxMs < blockMs) refuse('escalation.maxMs', 'escalation.maxMs must be at least blockMs');
  return [after, withinMs, blockMs, factor, maxMs];
}

const CALL: OptionNames<CallCost> = { cost: true };
const COUNTED_CALL: OptionNames<CountedCall> = { cost: true, idempotency: true };
const REFUNDED_CALL: OptionNames<RefundedCall> = { ...COUNTED_CALL, decidedAt: true };
const OVERRIDE_OPTIONS: OptionNames<OverrideOptions> = { forMs: true };

/** The cost of a call. `INVALID_OPTION`. */
export function costOf(call: CallCost): number {
  return checkCost(checkOptions(call, CALL, 'call').cost ?? 1);
}

/** The cost of a call that counts. `INVALID_OPTION`, `INVALID_IDEMPOTENCY_KEY`. */
export function countedCost(call: CountedCall): number {
  const { cost = 1, idempotency } = checkOptions(call, COUNTED_CALL, 'call');
  if (idempotency !== undefined) checkIdempotency(idempotency);
  return checkCost(cost);
}

/** `INVALID_OPTION`, `INVALID_IDEMPOTENCY_KEY`. */
export function checkRefund(call: RefundedCall): { cost: number; decidedAt: number | '' } {
  const { cost = 1, decidedAt, idempotency } = checkOptions(call, REFUNDED_CALL, 'call');
  if (idempotency !== undefined) checkIdempotency(idempotency);
  if (decidedAt !== undefined && !Number.isSafeInteger(decidedAt)) {
    refuse('decidedAt', 'decidedAt must be the now of an earlier decision');
  }
  return { cost: checkCost(cost), decidedAt: decidedAt ?? '' };
}

/** The duration of an override. `INVALID_OPTION`, `INVALID_TTL`. */
export function durationOf(options: OverrideOptions): number {
  return checkTtl(checkOptions(options, OVERRIDE_OPTIONS).forMs ?? CONSTRAINTS.ttlMs, 'forMs');
}

/** Whole, from 1. The script checks whether the limits, with overrides, can ever allow it. */
export function checkCost(cost: number, field = 'cost'): number {
  return checkInteger(cost, 1, CONSTRAINTS.limit, 'INVALID_OPTION', field);
}

export function checkKey(key: string, field = 'key'): string {
  if (
    typeof key !== 'string' ||
    key === '' ||
    Buffer.byteLength(key) > CONSTRAINTS.limiterKeyBytes ||
    !key.isWellFormed()
  ) {
    throw new MayflyError(
      'INVALID_KEY',
      `${field} must be 1 to ${CONSTRAINTS.limiterKeyBytes} bytes of well-formed text in UTF-8`,
      { field },
    );
  }
  return key;
}

/** JSON by the name of a limit: [limit, window in ms, capacity]. */
export function encodeOverrides(limits: readonly CheckedLimit[], overrides: Overrides): string {
  const entries: readonly (readonly [string, LimitOverride])[] = Object.entries(
    checkObject(overrides, 'overrides'),
  );
  if (entries.length === 0) refuse('overrides', 'overrides must name at least one limit');
  const encoded = entries.map(([name, override]) => {
    const field = `overrides.${name}`;
    const declared = limits.find((limit) => limit.name === name);
    if (declared === undefined) refuse('overrides', 'overrides must name limits of the limiter');
    const { limit, windowMs, capacity } = overrideLimit(declared, override, field);
    return [name, [limit, windowMs, capacity]] as const;
  });
  return JSON.stringify(Object.fromEntries(encoded));
}
