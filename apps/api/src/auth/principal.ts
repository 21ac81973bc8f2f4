import type { Role } from '../graphql/resolvers.generated.ts';

/** Who makes a request, and what they may do. */
export interface Principal {
  /** Tells principals apart, for limits and logs; no secret. */
  readonly id: string;
  /** What people call them. */
  readonly name: string;
  readonly role: Role;
  readonly kind: 'token' | 'session';
}

const RANKS: Record<Role, number> = { VIEWER: 0, OPERATOR: 1, ADMIN: 2 };

/** Whether a principal may do what a role may: each role may all that the ones below it may. */
export function mayActAs({ role }: Principal, required: Role): boolean {
  return RANKS[role] >= RANKS[required];
}
