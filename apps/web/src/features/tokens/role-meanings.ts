import type { Role } from './documents.generated.ts';

/** The rights of each role, in a sentence. */
export const ROLE_MEANINGS: Readonly<Record<Role, string>> = {
  VIEWER: 'Views everything except tokens, sessions and the audit log. Cannot change anything.',
  OPERATOR: 'Like a viewer, and can change members and use codes and limits.',
  ADMIN: 'Like an operator, and can manage sets, policies and access.',
};
