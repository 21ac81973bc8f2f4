import type { ReactNode } from 'react';

/** The welcome to an empty store. What one can do first is handed in. */
export function FirstVisit({ children }: { children: ReactNode }) {
  return (
    <section className="first-visit" aria-labelledby="welcome">
      <svg viewBox="0 0 600 120" className="first-visit-drawing" aria-hidden="true">
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
            />
          );
        })}
        <path d="M0 108h600" />
      </svg>
      <h1 id="welcome">Nothing lives here yet</h1>
      <p className="lead">
        A Mayfly set gives every member its own time to live. Add a member, watch its time run down,
        and it is gone: no sweeping, no scripts of your own.
      </p>
      <div className="first-visit-actions">{children}</div>
    </section>
  );
}
