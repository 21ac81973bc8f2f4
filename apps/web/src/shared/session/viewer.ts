import { useQuery } from '@tanstack/react-query';
import type { Role } from './documents.generated.ts';
import { viewerQuery } from './queries/viewer-query.ts';
import { hasRole } from './role.ts';

/** The signed-in user; undefined while loading. */
export function useViewer():
  | {
      readonly name: string;
      readonly role: Role;
      /** Whether the user sees only some names, and no figures of the whole server. */
      readonly isScoped: boolean;
      /** The latest end of the session; null for a token that never expires. */
      readonly endsAt: number | null;
    }
  | undefined {
  return useQuery(viewerQuery).data;
}

/**
 * Whether the user has the rights of a role. The page hides what the user cannot do, and the server rejects
 * it too. False while loading: a button that appears is better than one that disappears.
 */
export function useCan(role: Role): boolean {
  const viewer = useViewer();
  return viewer !== undefined && hasRole(viewer.role, role);
}
