import { Link } from '@tanstack/react-router';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
  ROW_LINK,
} from '../../../components/Table.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { limitLabel } from '../limit-labels.ts';
import type { PolicySummary } from '../queries/use-policies.ts';
import { OUTCOMES, totals, type Outcome, trafficBars, type Traffic } from '../traffic.ts';

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
        <Link to="/limits/$name" params={{ name }} className={ROW_LINK}>
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

const FILL: Readonly<Record<Outcome, string>> = {
  allowed: 'fill-series-1',
  denied: 'fill-series-2',
  shadowed: 'fill-series-3',
  unavailable: 'fill-series-4',
};

const BAR = 4;
const GAP = 1;
const HEIGHT = 24;

/** A small chart with a bar for each point. The numbers beside it are its text alternative. */
function TrafficBars({ traffic }: { traffic: Traffic }) {
  const bars = trafficBars(traffic);
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, bars.length * (BAR + GAP) - GAP)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-6 w-37.5 max-md:w-full"
      aria-hidden="true"
    >
      <rect width="100%" height="1" y={HEIGHT - 1} className="fill-line" />
      {bars.map((pieces, index) =>
        pieces.map(({ outcome, bottom, height }) => (
          <rect
            key={`${index}:${outcome}`}
            x={index * (BAR + GAP)}
            width={BAR}
            y={HEIGHT * (1 - bottom - height)}
            height={HEIGHT * height}
            className={FILL[outcome]}
          />
        )),
      )}
    </svg>
  );
}
