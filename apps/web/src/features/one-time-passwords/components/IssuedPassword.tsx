import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { LifeBar } from '../../../shared/clock/LifeBar.tsx';
import { useIsLive } from '../../../shared/clock/use-live.ts';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { readable } from '../purpose.ts';

interface IssuedPasswordProps {
  readonly code: string;
  readonly expiresAt: number;
  readonly ttlMs: number;
  readonly onHide: () => void;
}

/** A password, shown once. */
export function IssuedPassword({ code, expiresAt, ttlMs, onHide }: IssuedPasswordProps) {
  const live = useIsLive(expiresAt);
  if (!live) {
    return (
      <p role="status" className="text-ink-2">
        The password has expired.
      </p>
    );
  }
  return (
    <section
      aria-label="Issued password"
      className="grid gap-2 rounded-md border border-accent bg-accent-wash p-4"
    >
      <p className="font-mono text-secret font-medium tracking-wide select-all">{readable(code)}</p>
      <div>
        <p className="pb-1 text-sm text-ink-2">
          Expires in <Countdown expiresAt={expiresAt} />
        </p>
        <LifeBar expiresAt={expiresAt} fullMs={ttlMs} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={code} what="password" />
        <Button look="quiet" onClick={onHide}>
          Hide
        </Button>
        <span className="text-sm text-ink-2" role="status">
          Shown only once: Mayfly stores only its digest.
        </span>
      </div>
    </section>
  );
}
