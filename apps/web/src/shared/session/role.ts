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

/** The rights of each role, in a sentence. */
export const ROLE_MEANINGS: Readonly<Record<Role, string>> = {
  VIEWER: 'Views everything except tokens, sessions and the audit log. Cannot change anything.',
  OPERATOR: 'Like a viewer, and can change members and use codes and limits.',
  ADMIN: 'Like an operator, and can manage sets, policies and access.',
};
