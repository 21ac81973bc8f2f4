import { Tag } from '../../../components/Tag.tsx';
import type { Role } from '../documents.generated.ts';
import { ROLE_NAMES } from '../role.ts';

/** The name of a role. Admins, who can do everything, stand out. */
export function RoleTag({ role }: { role: Role }) {
  return <Tag tone={role === 'ADMIN' ? 'accent' : 'calm'}>{ROLE_NAMES[role]}</Tag>;
}
