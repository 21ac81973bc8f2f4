import { Blank } from '../../../components/Blank.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
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
      <Loaded
        query={tokens}
        failure="Could not load tokens"
        skeleton={
          <TableSkeleton label="Loading tokens" rows={3} className="h-[46px] max-md:h-[140px]" />
        }
        isEmpty={(data) => data.tokens.length === 0}
        empty={
          <Blank title="No tokens yet">
            <p>
              Give each program and each person a token of their own: the audit log then says who
              did what, and each can be revoked alone.
            </p>
          </Blank>
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
      </Loaded>
      {/* It comes when the list above has its height, and one knows where it is to stand. */}
      {tokens.isFetched && (
        <section aria-labelledby="configured-tokens">
          <h2 id="configured-tokens" className="text-lg font-semibold tracking-tight">
            By configuration
          </h2>
          <p className="mb-2 text-ink-2">
            To change these, edit the server’s configuration and restart it.
          </p>
          <Loaded
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
          </Loaded>
        </section>
      )}
    </div>
  );
}
