import { Link } from '@tanstack/react-router';
import { ROW_LINK } from '../../../components/row-link.ts';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { toSegment } from '../../../shared/navigation/name-segment.ts';
import { limitLabel } from '../limit-labels.ts';
import type { PolicySummary } from '../queries/use-policies.ts';
import { OUTCOMES, totals, type Outcome } from '../traffic.ts';
import { TrafficBars } from './TrafficBars.tsx';

const HEADS: Readonly<Record<Outcome, string>> = {
  allowed: 'Allowed',
  denied: 'Denied',
  shadowed: 'Shadowed',
  unavailable: 'Unavailable',
};

/** Denied calls and errors stand out. */
const COUNT_LOOK: Readonly<Record<Outcome, string>> = {
  allowed: '',
  denied: 'font-medium text-series-2',
  shadowed: 'font-medium text-series-3',
  unavailable: 'font-medium text-danger',
};

function PolicyRow({ policy }: { policy: PolicySummary }) {
  const { name, limits, shadow, traffic } = policy;
  const counts = totals(traffic);
  return (
    <TableRow className="max-md:grid-cols-4">
      <RowHead className="min-w-56">
        <Link to="/limits/$name" params={{ name: toSegment(name) }} className={ROW_LINK}>
          {name}
        </Link>
        {shadow && <Tag tone="ember">shadow mode</Tag>}
        <span className="block text-sm text-ink-2">{limits.map(limitLabel).join('; ')}</span>
      </RowHead>
      <Cell label="Last 15 minutes" className="max-md:col-span-full max-md:pb-1">
        <TrafficBars traffic={traffic} />
      </Cell>
      {OUTCOMES.map((outcome) => (
        <Cell key={outcome} label={HEADS[outcome]} numeric>
          {counts[outcome] === 0 ? (
            <span className="text-ink-2">0</span>
          ) : (
            <span className={COUNT_LOOK[outcome]}>{wholeNumber.format(counts[outcome])}</span>
          )}
        </Cell>
      ))}
    </TableRow>
  );
}

export function PolicyList({ policies }: { policies: readonly PolicySummary[] }) {
  return (
    <Table caption="Rate limit policies, with their calls of the last 15 minutes">
      <TableHead>
        <ColumnHead>Policy</ColumnHead>
        <ColumnHead>Last 15 minutes</ColumnHead>
        {OUTCOMES.map((outcome) => (
          <ColumnHead key={outcome} numeric>
            {HEADS[outcome]}
          </ColumnHead>
        ))}
      </TableHead>
      <TableBody>
        {policies.map((policy) => (
          <PolicyRow key={policy.name} policy={policy} />
        ))}
      </TableBody>
    </Table>
  );
}
