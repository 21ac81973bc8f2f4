import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { useIsLive } from '../../../shared/clock/use-live.ts';
import { CopyButton } from '../../../components/CopyButton.tsx';

interface ShownCodeProps {
  readonly id: string;
  readonly code: string;
  readonly expiresAt: number;
  readonly note: string;
}

/** A code, unmasked. */
export function ShownCode({ id, code, expiresAt, note }: ShownCodeProps) {
  const live = useIsLive(expiresAt);
  if (!live) {
    return (
      <p role="status" className="text-ink-2">
        The code has expired.
      </p>
    );
  }
  return (
    <section
      aria-label="Invitation code"
      className="mt-2 grid gap-1.5 rounded-md border border-accent bg-accent-wash p-4"
    >
      <p className="text-sm text-ink-2">
        Stands for <code className="wrap-anywhere text-ink">{id}</code> for{' '}
        <Countdown expiresAt={expiresAt} />
      </p>
      <p className="font-mono text-secret font-medium tracking-wide wrap-anywhere select-all">
        {code}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CopyButton text={code} what="code" size="small" />
        <span className="text-sm text-ink-2" role="status">
          {note}
        </span>
      </div>
    </section>
  );
}
