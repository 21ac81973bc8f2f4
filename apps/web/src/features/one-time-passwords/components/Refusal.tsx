import type { ReactNode } from 'react';
import { Countdown } from '../../../clock/Countdown.tsx';
import { useIsLive } from '../../../clock/use-live.ts';

interface RefusalProps {
  readonly children: ReactNode;
  /** When the same call is looked at again, on the server's clock; null if that was not told. */
  readonly until: number | null;
}

/** Why a call was refused, and how long that lasts. */
export function Refusal({ children, until }: RefusalProps) {
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
