import { Suspense, useMemo, useState } from 'react';
import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { useLive } from '../../../shared/clock/use-live.ts';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { Button } from '../../../components/Button.tsx';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import { RoleTag } from '../../../shared/session/components/RoleTag.tsx';
import type { Token } from '../queries/use-tokens.ts';
import { scopesLabel, type Scope } from '../scopes.ts';

/** The scopes of a token, below its name. */
export function TokenScopes({ scopes }: { scopes: readonly Scope[] | null }) {
  if (scopes === null) return null;
  return (
    <span className="block font-sans text-sm font-normal text-ink-2">{scopesLabel(scopes)}</span>
  );
}

const RevokeTokenDialog = lazy(() => import('./RevokeTokenDialog.tsx'));

const toMortal = (token: Token) => ({
  token,
  expiresAt: token.expiresAt === null ? null : Date.parse(token.expiresAt),
});

/** The live tokens. Each disappears when it expires. */
export function TokenList({ tokens }: { tokens: readonly Token[] }) {
  const [revoking, setRevoking] = useState<Token | null>(null);
  const { live } = useLive(useMemo(() => tokens.map(toMortal), [tokens]));
  const { container, onFocus, onBlur } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={container} tabIndex={-1} onFocus={onFocus} onBlur={onBlur} className="outline-none">
      <Table caption="Created tokens">
        <TableHead>
          <ColumnHead>Token</ColumnHead>
          <ColumnHead>Role</ColumnHead>
          <ColumnHead>Expires</ColumnHead>
          <ColumnHead>Last used</ColumnHead>
          <ColumnHead>Created</ColumnHead>
          <ColumnHead>Created by</ColumnHead>
          <ColumnHead>
            <span className="sr-only">Actions</span>
          </ColumnHead>
        </TableHead>
        <TableBody>
          {live.map(({ token, expiresAt }) => (
            <TableRow key={token.id} className="max-md:gap-y-1.5">
              <RowHead className="font-mono font-medium wrap-anywhere">
                {token.name}
                <TokenScopes scopes={token.scopes} />
              </RowHead>
              <Cell label="Role">
                <RoleTag role={token.role} />
              </Cell>
              <Cell label="Expires">
                <Countdown expiresAt={expiresAt} />
              </Cell>
              <Cell label="Last used">
                {token.lastUsedAt === null ? (
                  <span className="text-ink-2">never</span>
                ) : (
                  <Moment at={Date.parse(token.lastUsedAt)} />
                )}
              </Cell>
              <Cell label="Created">
                <Moment at={Date.parse(token.createdAt)} />
              </Cell>
              <Cell
                label="Created by"
                className="font-mono text-sm wrap-anywhere whitespace-normal!"
              >
                {token.createdBy}
              </Cell>
              <Cell
                label=""
                className="text-right max-md:self-end max-md:text-left max-md:before:hidden"
              >
                <Button
                  look="danger"
                  size="small"
                  aria-label={`Revoke ${token.name}`}
                  onClick={() => setRevoking(token)}
                >
                  Revoke
                </Button>
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {revoking && (
        <Suspense>
          <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} />
        </Suspense>
      )}
    </div>
  );
}
