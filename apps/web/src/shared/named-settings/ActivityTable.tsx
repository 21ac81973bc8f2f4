import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
  ROW_LINK,
} from '../../components/Table.tsx';
import { lineToken } from '../charts/chart-line.ts';
import { OutcomeBars } from '../charts/OutcomeBars.tsx';
import { totalOf, type OutcomeCounts, type OutcomeKind } from '../charts/outcomes.ts';
import { wholeNumber } from '../numbers/whole-number.ts';

interface ActivityRow<Outcome extends string> {
  readonly name: string;
  /** What it does, in one line. */
  readonly about: string;
  readonly tag?: ReactNode;
  readonly counts: OutcomeCounts<Outcome>;
}

interface ActivityTableProps<Outcome extends string> {
  /** Of the table, for screen readers. */
  readonly caption: string;
  /** The kind of thing, such as "Policy". */
  readonly what: string;
  readonly to: '/limits/$name' | '/one-time-passwords/$name' | '/invitations/$name';
  readonly kinds: readonly OutcomeKind<Outcome>[];
  readonly rows: readonly ActivityRow<Outcome>[];
}

const SPAN = 'Last hour';

/** Named settings with their calls of the last hour. Only outcomes that happened have a colour. */
export function ActivityTable<Outcome extends string>(props: ActivityTableProps<Outcome>) {
  const { caption, what, to, kinds, rows } = props;
  return (
    <Table caption={`${caption}, with their calls of the last hour`}>
      <TableHead>
        <ColumnHead>{what}</ColumnHead>
        <ColumnHead>{SPAN}</ColumnHead>
        {kinds.map(({ outcome, label }) => (
          <ColumnHead key={outcome} numeric>
            {label}
          </ColumnHead>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ name, about, tag, counts }) => (
          <TableRow
            key={name}
            className={kinds.length > 4 ? 'max-md:grid-cols-5' : 'max-md:grid-cols-4'}
          >
            <RowHead className="min-w-56">
              <Link to={to} params={{ name }} className={ROW_LINK}>
                {name}
              </Link>
              {tag}
              <span className="block text-sm text-ink-2">{about}</span>
            </RowHead>
            <Cell label={SPAN} className="max-md:col-span-full max-md:pb-1">
              <OutcomeBars counts={counts} kinds={kinds} />
            </Cell>
            {kinds.map((kind, index) => {
              const total = totalOf(counts, kind.outcome);
              return (
                <Cell key={kind.outcome} label={kind.label} numeric>
                  {total === 0 ? (
                    <span className="text-ink-2">0</span>
                  ) : (
                    <span
                      className={index === 0 ? '' : 'font-medium'}
                      {...(index > 0 && { style: { color: `var(${lineToken(kind)})` } })}
                    >
                      {wholeNumber.format(total)}
                    </span>
                  )}
                </Cell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
