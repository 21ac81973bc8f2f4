import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { TableSkeleton } from '../../../components/TableSkeleton.tsx';
import { useConfiguredTokens, useTokens } from '../queries/use-tokens.ts';
import { ConfiguredTokens } from './ConfiguredTokens.tsx';
import { TokenList } from './TokenList.tsx';

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
