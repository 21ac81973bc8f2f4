import { useId } from 'react';
import { STRATEGIES } from '../strategies.ts';
import type { StrategyId } from '../strategy-id.ts';

interface StrategyChoiceProps {
  readonly chosen: StrategyId;
  readonly onPick: (strategy: StrategyId) => void;
}

/** The strategies, with their uses and limits. */
export function StrategyChoice({ chosen, onPick }: StrategyChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium text-ink-2">
        Strategy (cannot be changed later)
      </legend>
      <div className="grid gap-1.5 sm:grid-cols-2">
        {STRATEGIES.map(({ id, title, can, but }) => (
          <label
            key={id}
            className="grid grid-cols-[auto_1fr] content-start gap-x-2.5 rounded-sm border border-line px-3 py-2 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent sm:first:col-span-2"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => onPick(id)}
              aria-describedby={`${name}-${id}`}
              className="mt-1 accent-accent focus-visible:outline-none"
            />
            <span className="font-medium">
              {title} <code className="font-normal text-ink-2">{id}</code>
            </span>
            <span id={`${name}-${id}`} className="col-start-2 text-sm text-ink-2">
              {can} {but}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
