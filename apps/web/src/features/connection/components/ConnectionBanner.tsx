import type { Outage } from '../connection-store.ts';

const TEXT = {
  redis: {
    title: 'Redis does not answer — retrying',
    detail: 'You see the last data. Countdowns continue; changes are not possible.',
  },
  api: {
    title: 'The Mayfly API does not answer — retrying',
    detail: 'You see the last data. Check that the server is running.',
  },
} as const;

/** The region stays mounted, so that screen readers announce a new text. */
export function ConnectionBanner({ outage }: { outage: Outage }) {
  return (
    <div role="alert" aria-label="Connection" className="sticky top-0 z-10 bg-paper">
      {outage && (
        <div className="flex animate-rise gap-3 border-b border-ember bg-ember-wash px-gutter py-2">
          <span
            className="mt-1.5 size-2.5 flex-none animate-alarm rounded-full bg-ember"
            aria-hidden="true"
          />
          <p>
            <strong>{TEXT[outage].title}</strong>{' '}
            <span className="text-ink-2">{TEXT[outage].detail}</span>
          </p>
        </div>
      )}
    </div>
  );
}
