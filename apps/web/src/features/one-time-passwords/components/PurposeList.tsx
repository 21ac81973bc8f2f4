import { Link } from '@tanstack/react-router';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
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
import { rateLabel, SUBJECT_FORM_NAMES, type Purpose } from '../purpose.ts';

export function PurposeList({ purposes }: { purposes: readonly Purpose[] }) {
  return (
    <Table caption="Purposes of one-time passwords">
      <TableHead>
        <ColumnHead>Purpose</ColumnHead>
        <ColumnHead>For</ColumnHead>
        <ColumnHead numeric>Digits</ColumnHead>
        <ColumnHead numeric>Lives</ColumnHead>
        <ColumnHead numeric>Passwords</ColumnHead>
        <ColumnHead numeric>Wrong attempts</ColumnHead>
      </TableHead>
      <TableBody>
        {purposes.map((purpose) => (
          <TableRow key={purpose.name} className="max-md:gap-y-1">
            <RowHead>
              <Link
                to="/one-time-passwords/$name"
                params={{ name: purpose.name }}
                className={ROW_LINK}
              >
                {purpose.name}
              </Link>
            </RowHead>
            <Cell label="For">{SUBJECT_FORM_NAMES[purpose.subjectForm]}</Cell>
            <Cell label="Digits" numeric>
              {purpose.digits}
            </Cell>
            <Cell label="Lives" numeric>
              {formatDuration(purpose.ttlMs)}
            </Cell>
            <Cell label="Passwords" numeric>
              {rateLabel(purpose.maxLiveCodes, purpose.windowMs)}
            </Cell>
            <Cell label="Wrong attempts" numeric>
              {rateLabel(purpose.maxAttempts, purpose.attemptWindowMs)}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
