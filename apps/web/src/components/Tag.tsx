import type { ReactNode } from 'react';

type Tone = 'calm' | 'accent' | 'ember' | 'danger';

const TONES: Readonly<Record<Tone, string>> = {
  calm: 'border-dashed border-line-strong text-ink-2',
  accent: 'border-accent text-accent',
  ember: 'border-ember bg-ember-wash text-ember',
  danger: 'border-danger bg-danger-wash text-danger',
};

/** A word about the element beside it. The colour only repeats what the word says. */
export function Tag({ tone = 'calm', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full border px-2 py-px align-middle font-sans text-xs font-medium tracking-normal whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
