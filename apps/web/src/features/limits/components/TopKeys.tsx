import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { KeyAction } from '../key-action.ts';
import { useTopKeys } from '../queries/use-top-keys.ts';
import { KeyMenu } from './KeyMenu.tsx';

interface TopKeysProps {
  readonly policy: string;
  /** In shadow mode: the denials are those that it would have made. */
  readonly shadow: boolean;
  readonly windowMs: number;
  readonly windowLabel: string;
  readonly onWatch: (key: string) => void;
  readonly onAct: (act: KeyAction) => void;
}

/** The keys with most calls, and those with most denied calls. */
export function TopKeys({ policy, shadow, windowMs, windowLabel, onWatch, onAct }: TopKeysProps) {
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
        {(data) => (
          <KeyRanking
            label={title}
            keys={pick(data)}
            tone={tone}
            none={none}
            onWatch={onWatch}
            onAct={onAct}
          />
        )}
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

interface KeyRankingProps extends Pick<TopKeysProps, 'onWatch' | 'onAct'> {
  readonly label: string;
  readonly keys: readonly RankedKey[];
  readonly tone: 'calm' | 'denied';
  readonly none: string;
}

function KeyRanking({ label, keys, tone, none, onWatch, onAct }: KeyRankingProps) {
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
            <span className="relative tabular-nums">{wholeNumber.format(count)}</span>
            <span className="relative">
              <KeyMenu limitKey={key} onWatch={onWatch} onAct={onAct} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
