import { Blank } from '../../../components/Blank.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { LoadMoreButton } from '../../../components/LoadMore.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useSessions } from '../queries/use-sessions.ts';
import { SessionList } from './SessionList.tsx';

export function SessionsTab() {
  const sessions = useSessions();
  return (
    <Loaded
      query={sessions}
      failure="The sessions cannot be shown"
      skeleton={<Skeleton label="Reading the sessions" rows={4} />}
      isEmpty={(data) => data.length === 0 && !sessions.hasNextPage}
      empty={<Blank title="Nobody is signed in" />}
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
    </Loaded>
  );
}
