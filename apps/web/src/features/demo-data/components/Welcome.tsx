import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../components/button-style.ts';
import { useDemoData, demoDataQuery } from '../queries/use-demo-data.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { StartDemoDataDocument } from '../documents.generated.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';

interface WelcomeProps {
  readonly create: (look: 'plain' | 'primary') => ReactNode;
}

/** An empty store, and the first actions: add demo data, create a set, or adopt one from Redis. */
export function Welcome({ create }: WelcomeProps) {
  const available = useDemoData().data?.available ?? false;
  const admin = useCan('ADMIN');
  return (
    <FirstVisit>
      {admin && available && <StartDemoDataButton />}
      {admin && create(available ? 'plain' : 'primary')}
      {admin && (
        <Link to="/adopted" className={buttonStyle('quiet')}>
          Adopt a sorted set
        </Link>
      )}
    </FirstVisit>
  );
}

function useStartDemoData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(StartDemoDataDocument, {})).startDemoData,
    onSuccess: ({ demoData, status }) => {
      if (demoData) queryClient.setQueryData(demoDataQuery.queryKey, demoData);
      if (status === 'STORE_NOT_EMPTY') {
        notify('failed', 'Demo data needs an empty store, but sets exist.');
      } else notify('done', 'Demo data added. Its members join and leave by themselves.');
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    // The button stays busy until the list shows the new sets.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}

function StartDemoDataButton() {
  const start = useStartDemoData();
  return (
    <Button look="primary" busy={start.isPending} onClick={() => start.mutate()}>
      Add demo data
    </Button>
  );
}

/** The welcome to an empty store. The caller passes the first actions. */
function FirstVisit({ children }: { children: ReactNode }) {
  return (
    <section
      className="mx-auto grid max-w-md justify-items-start gap-4 pt-8"
      aria-labelledby="welcome"
    >
      <svg viewBox="0 0 600 120" className="mb-2 w-full overflow-visible" aria-hidden="true">
        {Array.from({ length: 24 }, (_, index) => {
          const left = (24 - index) / 24;
          const x = 12 + index * 25;
          return (
            <line
              key={index}
              x1={x}
              x2={x}
              y1={108}
              y2={108 - 92 * left * left}
              opacity={0.25 + left * 0.75}
              className="origin-bottom animate-grow stroke-accent stroke-[7]"
            />
          );
        })}
        <path d="M0 108h600" className="stroke-line-strong" />
      </svg>
      <h1 id="welcome" className="text-2xl font-semibold tracking-tight">
        No sets yet
      </h1>
      <p className="max-w-md text-ink-2">
        A Mayfly set gives every member its own time to live. Add a member and watch it expire: no
        sweeping, no scripts.
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
