import type { ReactNode } from 'react';
import { Countdown } from '../shared/clock/Countdown.tsx';
import { useIsLive } from '../shared/clock/use-live.ts';

interface RejectionNoticeProps {
  readonly children: ReactNode;
  /** What the API said: when, and after how long the same call is looked at again. */
  readonly answer: { readonly now: string | null; readonly retryAfterMs: number | null };
}

/** Why a call was refused, and how long that lasts. */
export function RejectionNotice({ children, answer: { now, retryAfterMs } }: RejectionNoticeProps) {
  const until = now === null || retryAfterMs === null ? null : Date.parse(now) + retryAfterMs;
  const holds = useIsLive(until ?? 0);
  return (
    <p role="alert" className="rounded-sm bg-ember-wash px-3 py-2">
      {children}{' '}
      {until !== null &&
        (holds ? (
          <>
            Again in <Countdown expiresAt={until} />.
          </>
        ) : (
          'It can be tried again now.'
        ))}
    </p>
  );
}
