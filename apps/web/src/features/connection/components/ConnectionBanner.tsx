import type { Outage } from '../connection-store.ts';

const TEXT = {
  redis: {
    title: 'Redis does not answer — retrying',
    detail: 'What you see is what was last read. Countdowns go on; changes cannot be made.',
  },
  api: {
    title: 'The Mayfly API does not answer — retrying',
    detail: 'What you see is what was last read. Check that the server is running.',
  },
} as const;

/** The region stays mounted, so that its text is announced when it comes. */
export function ConnectionBanner({ outage }: { outage: Outage }) {
  return (
    <div role="alert" aria-label="Connection">
      {outage && (
        <div className="banner">
          <span className="banner-pulse" aria-hidden="true" />
          <p>
            <strong>{TEXT[outage].title}</strong> <span>{TEXT[outage].detail}</span>
          </p>
        </div>
      )}
    </div>
  );
}
