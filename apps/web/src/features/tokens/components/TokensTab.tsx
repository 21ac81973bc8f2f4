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
        failure="The tokens cannot be shown"
        skeleton={
          <TableSkeleton
            label="Reading the tokens"
            rows={3}
            className="h-[46px] max-md:h-[140px]"
          />
        }
        isEmpty={(data) => data.tokens.length === 0}
        empty={
          <EmptyState title="No tokens were made yet">
            <p>
              Give each program and each person a token of their own: the audit log then says who
              did what, and each can be revoked alone.
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
      {/* It comes when the list above has its height, and one knows where it is to stand. */}
      {tokens.isFetched && (
        <section aria-labelledby="configured-tokens">
          <h2 id="configured-tokens" className="text-lg font-semibold tracking-tight">
            By configuration
          </h2>
          <p className="mb-2 text-ink-2">Whoever runs the server changes these, and restarts it.</p>
          <QueryBoundary
            query={configured}
            failure="The configured tokens cannot be shown"
            skeleton={
              <TableSkeleton
                label="Reading the configured tokens"
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
