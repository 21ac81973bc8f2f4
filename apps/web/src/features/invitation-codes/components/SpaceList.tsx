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
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { ALPHABET_NAMES, shareLabel, type Space } from '../space.ts';
import { FullnessTag, UtilisationBar } from './UtilisationBar.tsx';

export function SpaceList({ spaces }: { spaces: readonly Space[] }) {
  return (
    <Table caption="Spaces of invitation codes">
      <TableHead>
        <ColumnHead>Space</ColumnHead>
        <ColumnHead>Codes</ColumnHead>
        <ColumnHead numeric>Lives</ColumnHead>
        <ColumnHead numeric>Uses</ColumnHead>
        <ColumnHead numeric>Live</ColumnHead>
        <ColumnHead>Utilisation</ColumnHead>
      </TableHead>
      <TableBody>
        {spaces.map((space) => (
          <TableRow key={space.name} className="max-md:gap-y-1">
            <RowHead>
              <Link to="/invitations/$name" params={{ name: space.name }} className={ROW_LINK}>
                {space.name}
              </Link>
              <FullnessTag share={space.utilisation.share} />
            </RowHead>
            <Cell label="Codes" className="max-md:col-span-2">
              {space.length} × {ALPHABET_NAMES[space.alphabet]}
            </Cell>
            <Cell label="Lives" numeric>
              {formatDuration(space.ttlMs)}
            </Cell>
            <Cell label="Uses" numeric>
              {space.maxUses === null ? 'unlimited' : wholeNumber.format(space.maxUses)}
            </Cell>
            <Cell label="Live" numeric>
              {wholeNumber.format(space.utilisation.live)}
            </Cell>
            <Cell label="Utilisation" className="min-w-36 max-md:col-span-full">
              <span className="block pb-1 text-sm">{shareLabel(space.utilisation.share)}</span>
              <UtilisationBar share={space.utilisation.share} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
