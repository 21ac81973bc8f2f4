import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { LoadMoreButton } from '../../../components/LoadMore.tsx';
import { TableSkeleton } from '../../../components/TableSkeleton.tsx';
import { useSessions } from '../queries/use-sessions.ts';
import { SessionList } from './SessionList.tsx';

export function SessionsTab() {
  const sessions = useSessions();
  return (
    <QueryBoundary
      query={sessions}
      failure="Could not load sessions"
      skeleton={
        <TableSkeleton label="Loading sessions" rows={3} className="h-[61px] max-md:h-[150px]" />
      }
      isEmpty={(data) => data.length === 0 && !sessions.hasNextPage}
      empty={<EmptyState title="No sessions" />}
    >
      {(data) => (
        <>
          <SessionList sessions={data} />
          {sessions.hasNextPage && (
            <p className="mt-3">
              <LoadMoreButton query={sessions} />
            </p>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
