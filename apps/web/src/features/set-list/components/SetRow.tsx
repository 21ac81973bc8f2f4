import { Link } from '@tanstack/react-router';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Cell, RowHead, TableRow, ROW_LINK } from '../../../components/Table.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { DEMO_PREFIX } from '../../../shared/graphql/demo-prefix.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { toLine } from '../count-history.ts';
import type { SetSummary } from '../queries/use-sets.ts';
import { Suspense } from 'react';
import type { SetStrategy } from '../../../shared/graphql/enums.generated.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import { strategyInfo } from '../strategies.ts';

interface SetRowProps {
  readonly set: Omit<SetSummary, 'defaultTtlMs'> & { readonly defaultTtlMs?: number };
  /** Earlier live counts, the latest last; undefined if the column is hidden. */
  readonly history?: readonly (number | null)[] | undefined;
}

export function SetRow({ set, history }: SetRowProps) {
  const { name, strategy, count, countIsExact, defaultTtlMs, nextExpiresAt } = set;
  return (
    <TableRow data-name={name}>
      <RowHead>
        <Link to="/sets/$name" params={{ name }} className={ROW_LINK}>
          {name}
        </Link>
        {name.startsWith(DEMO_PREFIX) && <Tag>demo</Tag>}
      </RowHead>
      {history && (
        <Cell label="Strategy">
          <StrategyTag strategy={strategy} />
        </Cell>
      )}
      <Cell label="Live" numeric>
        {!countIsExact && (
          <span title="At most: expired members are counted until they are freed">
            <span aria-hidden="true" className="text-ink-2">
              ≤{' '}
            </span>
            <span className="sr-only">at most </span>
          </span>
        )}
        {wholeNumber.format(count)}
      </Cell>
      {history && (
        <td className="w-28 py-2 pl-1 max-md:hidden">
          <Sparkline values={toLine(history)} className="block" />
        </td>
      )}
      <Cell label="Next expiry" numeric>
        {nextExpiresAt === null ? (
          <span className="text-ink-2">—</span>
        ) : (
          // After it, the next poll brings a later expiry, or none.
          <Countdown expiresAt={nextExpiresAt} past="now" />
        )}
      </Cell>
      {defaultTtlMs !== undefined && (
        <Cell label="Time to live" numeric className="max-md:hidden">
          {formatDuration(defaultTtlMs)}
        </Cell>
      )}
    </TableRow>
  );
}

// Lists appear before their tooltips load.
const Tooltip = lazy(async () => ({
  default: (await import('../../../components/Tooltip.tsx')).Tooltip,
}));

/** The strategy of a set. "About strategies" explains it in full. */
function StrategyTag({ strategy }: { strategy: SetStrategy }) {
  const { id, can, but } = strategyInfo(strategy);
  const tag = (
    <span className="relative">
      <Tag>{id}</Tag>
    </span>
  );
  return (
    <Suspense fallback={tag}>
      <Tooltip text={`${can} ${but}`}>{tag}</Tooltip>
    </Suspense>
  );
}
