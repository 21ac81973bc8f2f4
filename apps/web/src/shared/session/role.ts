import type { Role } from './documents.generated.ts';

const RANK: Readonly<Record<Role, number>> = { VIEWER: 0, OPERATOR: 1, ADMIN: 2 };

/** Each role may all that the ones before it may. */
export function mayAct(role: Role, wanted: Role): boolean {
  return RANK[role] >= RANK[wanted];
}

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  VIEWER: 'viewer',
  OPERATOR: 'operator',
  ADMIN: 'admin',
};

export const ROLES = ['VIEWER', 'OPERATOR', 'ADMIN'] as const;

/** What each role may do, in a sentence. */
export const ROLE_MEANINGS: Readonly<Record<Role, string>> = {
  VIEWER: 'Looks at everything but tokens, sessions and the audit log. Changes nothing.',
  OPERATOR: 'As a viewer, and changes members, uses codes and limits.',
  ADMIN: 'As an operator, and creates, changes and deletes sets and policies, and manages access.',
};
