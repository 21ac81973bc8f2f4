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
import { SignOutButton } from '../../../shared/session/components/SignOutButton.tsx';
import { clientLabel } from '../client-label.ts';
import type { Session } from '../queries/use-sessions.ts';

const EndSessionDialog = lazy(() => import('./EndSessionDialog.tsx'));
const EndOthersDialog = lazy(() => import('./EndOthersDialog.tsx'));

const toMortal = (session: Session) => ({ session, expiresAt: Date.parse(session.expiresAt) });

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const { live } = useLive(useMemo(() => sessions.map(toMortal), [sessions]));
  const { container, onFocus, onBlur } = useKeptFocus<HTMLDivElement>();
  const close = () => setEnding(null);
  return (
    <div ref={container} tabIndex={-1} onFocus={onFocus} onBlur={onBlur} className="outline-none">
      {live.some(({ session }) => !session.isCurrent) && (
        <p className="mb-3 flex justify-end">
          <Button look="danger" onClick={() => setEnding('others')}>
            End all others…
          </Button>
        </p>
      )}
      <Table caption="Sessions">
        <TableHead>
          <ColumnHead>Session</ColumnHead>
          <ColumnHead>Address</ColumnHead>
          <ColumnHead>Last used</ColumnHead>
          <ColumnHead>Signed in</ColumnHead>
          <ColumnHead>Ends if unused</ColumnHead>
          <ColumnHead>
            <span className="sr-only">Actions</span>
          </ColumnHead>
        </TableHead>
        <TableBody>
          {live.map(({ session, expiresAt }) => (
            <TableRow key={session.id} className="max-md:gap-y-1.5">
              <RowHead>
                <span className="mr-2 font-medium">{clientLabel(session)}</span>
                {session.isCurrent && <Tag tone="accent">this session</Tag>}
                <span className="block text-sm text-ink-2 wrap-anywhere">
                  token <code>{session.tokenName}</code>, role {session.role.toLowerCase()}
                </span>
              </RowHead>
              <Cell label="Address" className="font-mono text-sm whitespace-normal! wrap-anywhere">
                {session.address}
              </Cell>
              <Cell label="Last used">
                {session.isCurrent ? (
                  'now'
                ) : session.lastUsedAt === null ? (
                  <span className="text-ink-2">—</span>
                ) : (
                  <Moment at={Date.parse(session.lastUsedAt)} />
                )}
              </Cell>
              <Cell label="Signed in">
                <Moment at={Date.parse(session.createdAt)} />
              </Cell>
              <Cell label="Ends if unused">
                <Countdown expiresAt={expiresAt} />
              </Cell>
              <Cell
                label=""
                className="text-right max-md:-ml-2 max-md:self-end max-md:text-left max-md:before:hidden"
              >
                {session.isCurrent ? (
                  <SignOutButton />
                ) : (
                  <Button
                    look="danger"
                    size="small"
                    aria-label={`End the session of ${session.tokenName}: ${clientLabel(session)} at ${session.address}`}
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
      <Suspense>
        {ending === 'others' && <EndOthersDialog onClose={close} />}
        {ending !== null && ending !== 'others' && (
          <EndSessionDialog session={ending} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
