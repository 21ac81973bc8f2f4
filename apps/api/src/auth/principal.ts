import type { Role } from '../graphql/types.generated.ts';

/** Who makes a request, and what they may do. */
export interface Principal {
  /** Tells principals apart, for limits and logs; no secret. */
  readonly id: string;
  /** What people call them: the name of the token. */
  readonly name: string;
  readonly role: Role;
  readonly kind: 'token' | 'session';
  /** The token that they act by: their own, or the one that opened the session. */
  readonly tokenId: string;
  /** When they are nobody any more, whatever they do, in epoch ms; Infinity for never. */
  readonly endsAt: number;
}

const RANKS: Record<Role, number> = { VIEWER: 0, OPERATOR: 1, ADMIN: 2 };

/** Who makes a request, from where. */
export interface Caller {
  readonly principal: Principal;
  readonly requestId: string;
  /** The network address. */
  readonly address: string;
}

/** Whether a principal may do what a role may: each role may all that the ones below it may. */
export function mayActAs({ role }: Principal, required: Role): boolean {
  return RANKS[role] >= RANKS[required];
}
