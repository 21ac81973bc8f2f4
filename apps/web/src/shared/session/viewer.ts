import { useQuery } from '@tanstack/react-query';
import type { Role } from './documents.generated.ts';
import { viewerQuery } from './queries/viewer-query.ts';
import { mayAct } from './role.ts';

/** Who looks at the page; undefined until it is known. */
export function useViewer():
  | {
      readonly name: string;
      readonly role: Role;
      /** When the session ends whatever happens; null for a token that never expires. */
      readonly endsAt: number | null;
    }
  | undefined {
  return useQuery(viewerQuery).data;
}

/**
 * Whether the viewer may do what wants a role. What they may not do is not on the screen; the
 * server would refuse it anyway. False until it is known: a button that goes away is worse than
 * one that comes.
 */
export function useCan(role: Role): boolean {
  const viewer = useViewer();
  return viewer !== undefined && mayAct(viewer.role, role);
}
