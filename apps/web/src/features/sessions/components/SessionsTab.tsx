import { Blank } from '../../../components/Blank.tsx';
import { Button } from '../../../components/Button.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useSessions } from '../queries/use-sessions.ts';
import { SessionList } from './SessionList.tsx';

export function SessionsTab() {
  const sessions = useSessions();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = sessions;
  return (
    <Loaded
      query={sessions}
      failure="The sessions cannot be shown"
      skeleton={<Skeleton label="Reading the sessions" rows={4} />}
      isEmpty={(data) => data.length === 0 && !hasNextPage}
      empty={<Blank title="Nobody is signed in" />}
    >
      {(data) => (
        <>
          <SessionList sessions={data} />
          {hasNextPage && (
            <p className="mt-3">
              <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Load more
              </Button>
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
