import { Suspense, useMemo, useState } from 'react';
import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { useLive } from '../../../shared/clock/use-live.ts';
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
import { Tag } from '../../../components/Tag.tsx';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import { RoleTag } from '../../../shared/session/components/RoleTag.tsx';
import { SignOutButton } from '../../../shared/session/components/SignOutButton.tsx';
import type { Session } from '../queries/use-sessions.ts';

const EndSessionDialog = lazy(() => import('./EndSessionDialog.tsx'));

const toMortal = (session: Session) => ({ session, expiresAt: Date.parse(session.expiresAt) });

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<Session | null>(null);
  const { live } = useLive(useMemo(() => sessions.map(toMortal), [sessions]));
  const { container, onFocus, onBlur } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={container} tabIndex={-1} onFocus={onFocus} onBlur={onBlur} className="outline-none">
      <Table caption="Sessions">
        <TableHead>
          <ColumnHead>Token</ColumnHead>
          <ColumnHead>Role</ColumnHead>
          <ColumnHead>Address</ColumnHead>
          <ColumnHead>Since</ColumnHead>
          <ColumnHead>Ends if unused</ColumnHead>
          <ColumnHead>Ends at the latest</ColumnHead>
          <ColumnHead>
            <span className="sr-only">Actions</span>
          </ColumnHead>
        </TableHead>
        <TableBody>
          {live.map(({ session, expiresAt }) => (
            <TableRow key={session.id} className="max-md:gap-y-1.5">
              <RowHead>
                <span className="mr-2 font-mono font-medium wrap-anywhere">
                  {session.tokenName}
                </span>
                {session.isCurrent && <Tag tone="accent">current</Tag>}
              </RowHead>
              <Cell label="Role">
                <RoleTag role={session.role} />
              </Cell>
              <Cell label="Address" className="font-mono text-sm whitespace-normal! wrap-anywhere">
                {session.address}
              </Cell>
              <Cell label="Since">
                <Moment at={Date.parse(session.createdAt)} />
              </Cell>
              <Cell label="Ends if unused">
                <Countdown expiresAt={expiresAt} />
              </Cell>
              <Cell label="Ends at the latest">
                <Moment at={Date.parse(session.endsAt)} />
              </Cell>
              <Cell
                label=""
                className="text-right max-md:self-end max-md:text-left max-md:before:hidden"
              >
                {session.isCurrent ? (
                  <SignOutButton />
                ) : (
                  <Button
                    look="danger"
                    size="small"
                    aria-label={`End the session of ${session.tokenName} at ${session.address}`}
                    onClick={() => setEnding(session)}
                  >
                    End
                  </Button>
                )}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {ending && (
        <Suspense>
          <EndSessionDialog session={ending} onClose={() => setEnding(null)} />
        </Suspense>
      )}
    </div>
  );
}
