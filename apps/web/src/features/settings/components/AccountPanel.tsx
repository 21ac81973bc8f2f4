import { Link } from '@tanstack/react-router';
import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { RoleTag } from '../../../shared/session/components/RoleTag.tsx';
import { SignOutButton } from '../../../shared/session/components/SignOutButton.tsx';
import { ROLE_MEANINGS } from '../../../shared/session/role.ts';
import { useCan, useViewer } from '../../../shared/session/viewer.ts';

/** Who is signed in, with which role, and until when. */
export function AccountPanel() {
  const viewer = useViewer();
  const admin = useCan('ADMIN');
  return (
    <Panel title="Account" actions={<SignOutButton />}>
      {viewer ? (
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
          <dt className="text-ink-2">Token</dt>
          <dd className="font-mono font-medium wrap-anywhere">{viewer.name}</dd>
          <dt className="text-ink-2">Role</dt>
          <dd>
            <RoleTag role={viewer.role} />
            <p className="mt-1 text-ink-2">{ROLE_MEANINGS[viewer.role]}</p>
          </dd>
          <dt className="text-ink-2">Session ends</dt>
          <dd>
            <Countdown expiresAt={viewer.endsAt} />
            <p className="mt-1 text-ink-2">Or after twelve hours without use.</p>
          </dd>
        </dl>
      ) : (
        <Skeleton label="Loading your account" rows={3} />
      )}
      {admin && (
        <p className="mt-3 flex flex-wrap gap-x-4">
          <Link to="/tokens" search={{ tab: 'sessions' }}>
            All sessions
          </Link>
          <Link to="/tokens">Tokens</Link>
        </p>
      )}
    </Panel>
  );
}
