import type { ReactNode } from 'react';
import { Countdown } from '../shared/clock/Countdown.tsx';
import { useIsLive } from '../shared/clock/use-live.ts';

interface RejectionNoticeProps {
  readonly children: ReactNode;
  /** The API's answer: when it was given, and after how long the caller can retry. */
  readonly answer: { readonly now: string | null; readonly retryAfterMs: number | null };
}

/** Why a call was rejected, and for how long. */
export function RejectionNotice({ children, answer: { now, retryAfterMs } }: RejectionNoticeProps) {
  const until = now === null || retryAfterMs === null ? null : Date.parse(now) + retryAfterMs;
  const holds = useIsLive(until ?? 0);
  return (
    <p role="alert" className="rounded-sm bg-ember-wash px-3 py-2">
      {children}{' '}
      {until !== null &&
        (holds ? (
          <>
            Try again in <Countdown expiresAt={until} />.
          </>
        ) : (
          'You can try again now.'
        ))}
    </p>
  );
}
