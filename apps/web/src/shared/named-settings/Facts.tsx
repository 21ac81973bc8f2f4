import type { ReactNode } from 'react';

interface FactsProps {
  /** Names and values. A value without text is omitted. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Settings as a quiet table. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="text-sm">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5 first:border-t-0"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="ml-auto text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
