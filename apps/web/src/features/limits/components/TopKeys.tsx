import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { KeyMenu } from './KeyMenu.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { LimitTopKeysDocument } from '../documents.generated.ts';

const MAX_KEYS = 10;
const POLL_MS = 3_000;

/** The keys with most calls and most denied calls. For operators, because keys may be addresses. */
function useTopKeys(name: string, windowMs: number) {
  return useQuery({
    queryKey: queryKeys.limitTopKeys(name, windowMs),
    queryFn: async ({ signal }) => {
      const variables = { name, first: MAX_KEYS, windowMs };
      const { limitPolicy } = await request(LimitTopKeysDocument, variables, { signal });
      return {
        busiest: limitPolicy.busiestKeys?.keys ?? [],
        mostDenied: limitPolicy.mostDeniedKeys?.keys ?? [],
      };
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(POLL_MS),
  });
}

interface TopKeysProps {
  readonly policy: string;
  /** In shadow mode: the denials are those that it would have made. */
  readonly shadow: boolean;
  readonly windowMs: number;
  readonly windowLabel: string;
}

/** The keys with most calls, and those with most denied calls. */
export function TopKeys({ policy, shadow, windowMs, windowLabel }: TopKeysProps) {
  const query = useTopKeys(policy, windowMs);
  const skeleton = <Skeleton label="Loading keys" rows={3} />;
  const list = (
    title: string,
    pick: (data: NonNullable<typeof query.data>) => readonly RankedKey[],
    tone: 'calm' | 'denied',
    none: string,
  ) => (
    <Panel title={title} actions={<span className="text-sm text-ink-2">last {windowLabel}</span>}>
      <QueryBoundary query={query} failure="Could not load keys" skeleton={skeleton}>
        {(data) => <KeyRanking label={title} keys={pick(data)} tone={tone} none={none} />}
      </QueryBoundary>
    </Panel>
  );
  return (
    <>
      {list('Busiest keys', ({ busiest }) => busiest, 'calm', 'No calls yet.')}
      {list(
        shadow ? 'Keys that it would deny most' : 'Most denied keys',
        ({ mostDenied }) => mostDenied,
        'denied',
        'No denied calls.',
      )}
    </>
  );
}

interface RankedKey {
  readonly key: string;
  readonly count: number;
}

interface KeyRankingProps {
  readonly label: string;
  readonly keys: readonly RankedKey[];
  readonly tone: 'calm' | 'denied';
  readonly none: string;
}

function KeyRanking({ label, keys, tone, none }: KeyRankingProps) {
  const { container, onFocus, onBlur } = useKeptFocus<HTMLDivElement>();
  const most = keys[0]?.count ?? 1;
  if (keys.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <div ref={container} tabIndex={-1} onFocus={onFocus} onBlur={onBlur}>
      <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {keys.map(({ key, count }) => (
          <li key={key} className="relative flex items-center gap-2 rounded-sm pl-2">
            <span
              aria-hidden="true"
              className={`absolute inset-y-0.5 left-0 rounded-xs ${tone === 'denied' ? 'bg-ember-wash' : 'bg-accent-wash'}`}
              style={{ width: `${(count / most) * 100}%` }}
            />
            <code className="relative min-w-0 flex-1 truncate" title={key}>
              {key}
            </code>
            <span className="relative">{wholeNumber.format(count)}</span>
            <span className="relative">
              <KeyMenu limitKey={key} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
