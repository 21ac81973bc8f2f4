import {
  CONSTRAINTS,
  type AddMode,
  type AddResult,
  type ChangeResult,
  type JsonValue,
  type MayflyErrorCode,
  type RemoveResult,
  type RevertResult,
  type SeenResult,
} from '../../src/index.ts';
import type { StrategyUnderTest } from './strategies.ts';

/** A rejected call, as far as the contract specifies it. */
export interface Refusal {
  readonly refused: MayflyErrorCode;
}

/** The definition of an expiring set: a map from members to expiries, and one predicate. */
export class Model {
  readonly #strategy: StrategyUnderTest;
  readonly #clock: { readonly now: number };
  readonly #expiries = new Map<string, number>();
  readonly #values = new Map<string, JsonValue>();

  constructor(strategy: StrategyUnderTest, clock: { readonly now: number }) {
    this.#strategy = strategy;
    this.#clock = clock;
  }

  /** The expiry of a live member. */
  expiryOf(member: string): number | undefined {
    const expiresAt = this.#expiries.get(member);
    return expiresAt !== undefined && expiresAt > this.#clock.now ? expiresAt : undefined;
  }

  /** Null for a member without one. */
  valueOf(member: string): JsonValue {
    return this.#values.get(member) ?? null;
  }

  /** Every live member with its expiry. */
  live(): Map<string, number> {
    return new Map([...this.#expiries].filter(([member]) => this.expiryOf(member) !== undefined));
  }

  /** Adds for the default time to live. */
  add(member: string, mode: AddMode): AddResult | Refusal {
    return this.addFor(member, this.#strategy.defaultTtlMs, mode);
  }

  addFor(member: string, ttlMs: number, mode: AddMode): AddResult | Refusal {
    const { now } = this.#clock;
    return this.#add(member, mode, this.#strategy.expiryOf(now, ttlMs), 'INVALID_TTL');
  }

  addValue(member: string, value: JsonValue, mode: AddMode): AddResult | Refusal {
    const result = this.add(member, mode);
    if ('refused' in result || result.status === 'kept' || result.status === 'absent')
      return result;
    this.#values.set(member, value);
    return result;
  }

  addUntil(member: string, moment: number, mode: AddMode): AddResult | Refusal {
    return this.#add(member, mode, this.#strategy.expiryOf(moment, 0), 'INVALID_EXPIRY');
  }

  seenBefore(member: string, at: number): SeenResult {
    const expiresAt = this.#strategy.expiryOf(at, this.#strategy.defaultTtlMs);
    const result = this.#add(member, 'ifAbsent', expiresAt, 'INVALID_EXPIRY');
    if ('refused' in result || result.status === 'absent') return { status: 'tooOld' };
    return { ...result, status: result.status === 'added' ? 'new' : 'seen' };
  }

  remove(member: string): RemoveResult {
    const { now } = this.#clock;
    const expiresAt = this.expiryOf(member);
    this.#expiries.delete(member);
    return expiresAt === undefined
      ? { status: 'absent', now }
      : { status: 'removed', expiresAt, now };
  }

  extend(member: string, byMs: number): ChangeResult | Refusal {
    if (byMs > CONSTRAINTS.ttlMs) return { refused: 'INVALID_TTL' };
    return this.#change(member, (current) => current + byMs, 'INVALID_TTL');
  }

  expireAt(member: string, expiresAt: number): ChangeResult | Refusal {
    return this.#change(member, () => expiresAt, 'INVALID_EXPIRY');
  }

  persist(member: string): ChangeResult | Refusal {
    return this.#change(member, () => Infinity, 'INVALID_EXPIRY');
  }

  revertExpiry(member: string, from: number, to: number): RevertResult | Refusal {
    const { now } = this.#clock;
    const current = this.expiryOf(member);
    if (current === undefined) return { status: 'absent', now };
    if (current !== from) return { status: 'moved', expiresAt: current, now };
    if (to <= now) return { status: 'expired', now };
    if (!this.#isPossible(to)) return { refused: 'INVALID_EXPIRY' };
    this.#expiries.set(member, to);
    return { status: 'reverted', expiresAt: to, now };
  }

  clear(): void {
    this.#expiries.clear();
  }

  #add(
    member: string,
    mode: AddMode,
    expiresAt: number,
    refused: MayflyErrorCode,
  ): AddResult | Refusal {
    const { now } = this.#clock;
    if (!this.#isPossible(expiresAt)) return { refused };
    const current = this.expiryOf(member);
    if (current === undefined) {
      if (mode === 'ifLive') return { status: 'absent', now };
      this.#values.delete(member);
      this.#expiries.set(member, expiresAt);
      return { status: 'added', expiresAt, now };
    }
    if (mode === 'ifAbsent' || (mode === 'ifLater' && expiresAt <= current)) {
      return { status: 'kept', expiresAt: current, now };
    }
    this.#expiries.set(member, expiresAt);
    return { status: 'updated', expiresAt, now };
  }

  #change(
    member: string,
    change: (current: number) => number,
    refused: MayflyErrorCode,
  ): ChangeResult | Refusal {
    const { now } = this.#clock;
    const current = this.expiryOf(member);
    if (current === undefined) return { status: 'absent', now };
    const expiresAt = change(current);
    if (!this.#isPossible(expiresAt)) return { refused };
    this.#expiries.set(member, expiresAt);
    return { status: 'changed', expiresAt, formerExpiresAt: current, now };
  }

  #isPossible(expiresAt: number): boolean {
    const { now } = this.#clock;
    const furthest = now + (this.#strategy.furthestMs ?? CONSTRAINTS.ttlMs);
    return expiresAt > now && (expiresAt <= furthest || expiresAt === Infinity);
  }
}
