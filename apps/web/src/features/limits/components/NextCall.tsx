import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { useIsLive } from '../../../shared/clock/use-live.ts';
import { passesAt, type Decision } from '../call-marks.ts';

interface NextCallProps {
  readonly decision: Decision;
  readonly cost: number;
}

const LOOK = 'text-xl tracking-tight';

/** When the next call is allowed, and what blocks it until then. */
export function NextCall({ decision, cost }: NextCallProps) {
  const at = passesAt(decision);
  const waits = useIsLive(at ?? 0);
  const call = cost === 1 ? 'The next call' : `A call of ${cost}`;
  if (decision.status === 'UNAVAILABLE') {
    return (
      <p className={LOOK}>
        Redis did not decide in time. By its outage setting, the policy{' '}
        {decision.passes ? 'allows' : 'denies'} calls.
      </p>
    );
  }
  if (at === null) return <p className={LOOK}>{call} is denied. The wait is unknown.</p>;
  // A shadowed call passes, but users want to see the wait that it would have.
  if (!waits) return <p className={LOOK}>{call} passes now.</p>;
  const blocked = decision.reason === 'BLOCKED';
  return (
    <p className={LOOK}>
      {decision.shadowed ? `Without shadow mode, ${call.toLowerCase()}` : call} passes in{' '}
      <Countdown expiresAt={at} />
      <span className="block text-sm tracking-normal text-ink-2">
        {blocked ? 'The key is blocked.' : `The limit ${decision.limit ?? ''} is exhausted.`}
      </span>
    </p>
  );
}
