import { Link } from '@tanstack/react-router';
import {
  Cell,
  ColumnHead,
  ROW_LINK,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Moment } from '../../../shared/clock/Moment.tsx';
import type { Series } from '../series.ts';

export function SeriesList({ series }: { series: readonly Series[] }) {
  return (
    <Table caption="Series">
      <TableHead>
        <ColumnHead>Series</ColumnHead>
        <ColumnHead>Fields</ColumnHead>
        <ColumnHead>Retention</ColumnHead>
        <ColumnHead>Created</ColumnHead>
      </TableHead>
      <TableBody>
        {series.map(({ name, fields, retentionMs, createdAt }) => (
          <TableRow key={name}>
            <RowHead className="min-w-56">
              <Link to="/series/$name" params={{ name }} className={ROW_LINK}>
                {name}
              </Link>
            </RowHead>
            <Cell
              label="Fields"
              className="max-w-md truncate text-ink-2 max-md:col-span-full max-md:max-w-none max-md:whitespace-normal"
            >
              {fields.join(', ')}
            </Cell>
            <Cell label="Retention">{formatDuration(retentionMs)}</Cell>
            <Cell label="Created">
              <Moment at={Date.parse(createdAt)} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
