import { useId } from 'react';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { FIELD_LABEL } from '../../../components/field-style.ts';
import { STRATEGIES } from '../strategies.ts';
import type { StrategyId } from '../strategy-id.ts';

interface StrategyChoiceProps {
  readonly chosen: StrategyId;
  readonly onPick: (strategy: StrategyId) => void;
}

/** The strategies, each with its use. */
export function StrategyChoice({ chosen, onPick }: StrategyChoiceProps) {
  const name = useId();
  const options = STRATEGIES.map(({ id, title, can }) => (
    <label
      key={id}
      className="grid grid-cols-[auto_1fr] gap-x-2.5 rounded-sm border border-line px-3 py-1.5 sm:grid-cols-[auto_14rem_1fr] hover:border-line-strong has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent"
    >
      <input
        type="radio"
        name={name}
        value={id}
        checked={chosen === id}
        onChange={() => onPick(id)}
        aria-describedby={`${name}-${id}`}
        className="accent-accent focus-visible:outline-none"
      />
      <span className="font-medium">
        {title} <code className="font-normal text-ink-2">{id}</code>
      </span>
      <span id={`${name}-${id}`} className="text-ink-2 max-sm:col-start-2">
        {can}
      </span>
    </label>
  ));
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className={`${FIELD_LABEL} mb-1`}>Storage (cannot be changed later)</legend>
      {options.slice(0, 3)}
      <Disclosure label="More strategies">
        <div className="grid gap-1">{options.slice(3)}</div>
      </Disclosure>
    </fieldset>
  );
}
