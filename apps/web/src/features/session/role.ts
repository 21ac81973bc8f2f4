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
