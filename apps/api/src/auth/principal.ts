import type { Answer } from '@mayfly/core';
import type { Role } from '../graphql/types.generated.ts';
import type { Scopes } from './scopes.ts';

/** An authenticated caller and its permissions. */
export interface Principal {
  /** Identifies the principal in limits and logs. Not secret. */
  readonly id: string;
  /** The name of the token. */
  readonly name: string;
  readonly role: Role;
  readonly scopes: Scopes;
  readonly kind: 'token' | 'session';
  /** The token of the principal, or the one that opened the session. */
  readonly tokenId: string;
  /** When the principal ends in any case, epoch ms; Infinity for never. */
  readonly endsAt: number;
}

const RANKS: Record<Role, number> = { VIEWER: 0, OPERATOR: 1, ADMIN: 2 };

/** The origin of a request. */
export interface Caller {
  readonly principal: Principal;
  readonly requestId: string;
  /** The network address. */
  readonly address: string;
  /** What the request has spent of its budget so far. */
  charge?: Charge | undefined;
  /** The header `Idempotency-Key`, for a mutation with one change. */
  readonly idempotencyKey?: string | undefined;
  /** Whether an answer is that of an earlier call with the same idempotency key. */
  replayed?: boolean;
}

/** The cost of an operation, and the budget after it. */
export interface Charge {
  /** About the number of objects that the operation can return; null before it is measured. */
  readonly cost: number | null;
  /** What was spent: 1, and 1 more for every 100 of the cost. */
  readonly units: number;
  /** The answer of the budget. */
  readonly answer: Answer;
}

/** Whether a principal has a role. Each role includes the ones below it. */
export function mayActAs({ role }: Principal, required: Role): boolean {
  return RANKS[role] >= RANKS[required];
}
