import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { TableSkeleton } from '../../../components/TableSkeleton.tsx';
import { useConfiguredTokens, useTokens, type ConfiguredToken } from '../queries/use-tokens.ts';
import { TokenList, TokenScopes } from './TokenList.tsx';
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

export function TokensTab() {
  const tokens = useTokens();
  const configured = useConfiguredTokens();
  return (
    <div className="grid gap-6">
      <QueryBoundary
        query={tokens}
        failure="Could not load tokens"
        skeleton={
          <TableSkeleton label="Loading tokens" rows={3} className="h-[46px] max-md:h-[140px]" />
        }
        isEmpty={(data) => data.tokens.length === 0}
        empty={
          <EmptyState title="No tokens yet">
            <p>
              Create one token for each program and person. The audit log then shows who did what,
              and you can revoke each token separately.
            </p>
          </EmptyState>
        }
      >
        {(data) => (
          <div>
            <TokenList tokens={data.tokens} />
            <LoadMore
              query={tokens}
              shown={data.tokens.length}
              total={data.totalCount}
              what="tokens"
            />
          </div>
        )}
      </QueryBoundary>
      {/* Rendered after the list above has loaded, so that it does not move. */}
      {tokens.isFetched && (
        <section aria-labelledby="configured-tokens">
          <h2 id="configured-tokens" className="text-lg font-semibold tracking-tight">
            By configuration
          </h2>
          <p className="mb-2 text-ink-2">
            To change these, edit the server’s configuration and restart it.
          </p>
          <QueryBoundary
            query={configured}
            failure="Could not load configured tokens"
            skeleton={
              <TableSkeleton
                label="Loading configured tokens"
                rows={1}
                className="h-[41px] max-md:h-[106px]"
              />
            }
          >
            {(data) => <ConfiguredTokens tokens={data} />}
          </QueryBoundary>
        </section>
      )}
    </div>
  );
}

const SOURCES: Readonly<Record<ConfiguredToken['source'], string>> = {
  ENVIRONMENT: 'MAYFLY_TOKEN, or the data folder',
  FILE: 'MAYFLY_TOKENS_FILE',
};

/** Tokens from the configuration, which cannot be changed here. */
function ConfiguredTokens({ tokens }: { tokens: readonly ConfiguredToken[] }) {
  return (
    <Table caption="Configured tokens">
      <TableHead>
        <ColumnHead>Token</ColumnHead>
        <ColumnHead>Role</ColumnHead>
        <ColumnHead>Source</ColumnHead>
      </TableHead>
      <TableBody>
        {tokens.map(({ id, name, role, scopes, source }) => (
          <TableRow key={id}>
            <RowHead className="w-1/2 font-mono font-medium wrap-anywhere">
              {name}
              <TokenScopes scopes={scopes} />
            </RowHead>
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
