import { Link } from '@tanstack/react-router';
import { Tag } from '../../../components/Tag.tsx';
import { concernWords, type Concern } from '../concern-words.ts';

const MOST = 8;

/** What somebody should look after, each with a way to where that is done; or that there is nothing. */
export function ConcernList({ concerns }: { concerns: readonly Concern[] }) {
  if (concerns.length === 0) {
    return (
      <p className="text-sm text-ink-2">
        Nothing needs attention: members end in time, and there is room for more.
      </p>
    );
  }
  return (
    <section
      aria-labelledby="concerns"
      className="rounded-md border border-ember bg-ember-wash px-[clamp(0.75rem,1.5vw,1.25rem)] py-3"
    >
      <h2
        id="concerns"
        className="mb-1.5 flex items-center gap-2 text-lg font-semibold tracking-tight"
      >
        Needs attention <Tag tone="ember">{concerns.length}</Tag>
      </h2>
      <ul className="grid gap-1.5">
        {concerns.slice(0, MOST).map((concern) => {
          const { text, advice, place, label } = concernWords(concern);
          return (
            <li
              key={`${concern.kind} ${concern.subject ?? ''}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4"
            >
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-medium">{text}</strong>{' '}
                <span className="text-ink-2">{advice}</span>
              </span>
              <Link {...place} className="wrap-anywhere">
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
      {concerns.length > MOST && (
        <p className="mt-1.5 text-sm text-ink-2">and {concerns.length - MOST} more</p>
      )}
    </section>
  );
}
