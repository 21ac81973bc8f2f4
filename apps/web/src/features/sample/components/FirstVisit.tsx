import type { ReactNode } from 'react';

/** The welcome to an empty store. The caller passes the first actions. */
export function FirstVisit({ children }: { children: ReactNode }) {
  return (
    <section
      className="mx-auto grid max-w-[40rem] justify-items-start gap-4 pt-[clamp(1.5rem,8vh,5rem)]"
      aria-labelledby="welcome"
    >
      <svg viewBox="0 0 600 120" className="mb-2 w-full overflow-visible" aria-hidden="true">
        {Array.from({ length: 24 }, (_, index) => {
          const left = (24 - index) / 24;
          const x = 12 + index * 25;
          return (
            <line
              key={index}
              x1={x}
              x2={x}
              y1={108}
              y2={108 - 92 * left * left}
              opacity={0.25 + left * 0.75}
              className="origin-bottom animate-grow stroke-accent stroke-[7]"
            />
          );
        })}
        <path d="M0 108h600" className="stroke-line-strong" />
      </svg>
      <h1 id="welcome" className="text-2xl font-semibold tracking-tight">
        No sets yet
      </h1>
      <p className="max-w-[34rem] text-ink-2">
        A Mayfly set gives every member its own time to live. Add a member and watch it expire: no
        sweeping, no scripts.
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
