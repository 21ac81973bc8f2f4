import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { RoleTag } from '../../../shared/session/components/RoleTag.tsx';
import type { ConfiguredToken } from '../queries/use-tokens.ts';

const SOURCES: Readonly<Record<ConfiguredToken['source'], string>> = {
  ENVIRONMENT: 'MAYFLY_TOKEN, or the data folder',
  FILE: 'MAYFLY_TOKENS_FILE',
};

/** Tokens from the configuration, which cannot be changed here. */
export function ConfiguredTokens({ tokens }: { tokens: readonly ConfiguredToken[] }) {
  return (
    <Table caption="Configured tokens">
      <TableHead>
        <ColumnHead>Token</ColumnHead>
        <ColumnHead>Role</ColumnHead>
        <ColumnHead>Source</ColumnHead>
      </TableHead>
      <TableBody>
        {tokens.map(({ id, name, role, source }) => (
          <TableRow key={id}>
            <RowHead className="w-1/2 font-mono font-medium wrap-anywhere">{name}</RowHead>
            <Cell label="Role">
              <RoleTag role={role} />
            </Cell>
            <Cell label="Source" className="font-mono text-sm whitespace-normal! max-md:col-span-2">
              {SOURCES[source]}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
