import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { Cell, RowHead, TableRow, ROW_LINK } from '../../../components/Table.tsx';
import { errorMessage } from '../../../shared/graphql/error-messages.ts';
import { isOutage } from '../../../shared/graphql/api-error.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { layoutLabel } from '../layout-labels.ts';
import { useAdoptedSummary, type AdoptedSet } from '../queries/use-adopted-sets.ts';

/** An adopted set in a list, with its action. */
export function AdoptedRow({ set, action }: { set: AdoptedSet; action?: ReactNode }) {
  const { data, error } = useAdoptedSummary(set.name);
  const next = data?.nextExpiresAt == null ? null : Date.parse(data.nextExpiresAt);
  const nothing = <span className="text-ink-2">—</span>;
  return (
    <TableRow>
      <RowHead>
        <Link to="/adopted/$name" params={{ name: set.name }} className={ROW_LINK}>
          {set.name}
        </Link>
        {set.key !== set.name && (
          <span className="block text-sm text-ink-2 wrap-anywhere">
            key <code>{set.key}</code>
          </span>
        )}
        {error !== null && !isOutage(error) && (
          <span className="block text-sm text-danger">{errorMessage(error)}</span>
        )}
      </RowHead>
      <Cell label="Scores" className="max-md:col-span-full max-md:mb-1">
        <span className="text-ink-2 max-md:whitespace-normal">{layoutLabel(set)}</span>
      </Cell>
      <Cell label="Live" numeric>
        {data ? wholeNumber.format(data.count) : nothing}
      </Cell>
      <Cell label="Not swept" numeric>
        {data ? wholeNumber.format(data.expiredCount) : nothing}
      </Cell>
      <Cell label="Next expiry" numeric>
        {next === null ? nothing : <Countdown expiresAt={next} past="now" />}
      </Cell>
      {action !== undefined && (
        <td className="relative z-10 py-1 text-right max-md:col-span-full max-md:text-left">
          {action}
        </td>
      )}
    </TableRow>
  );
}
