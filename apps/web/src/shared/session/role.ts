import type { Role } from './documents.generated.ts';

const RANK: Readonly<Record<Role, number>> = { VIEWER: 0, OPERATOR: 1, ADMIN: 2 };

/** In ascending order: each role has all rights of the roles before it. */
export function hasRole(role: Role, wanted: Role): boolean {
  return RANK[role] >= RANK[wanted];
}

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  VIEWER: 'viewer',
  OPERATOR: 'operator',
  ADMIN: 'admin',
};

export const ROLES = ['VIEWER', 'OPERATOR', 'ADMIN'] as const;
