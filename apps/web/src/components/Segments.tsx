import { useId, type ReactNode } from 'react';

interface SegmentsProps<Choice extends string> {
  /** The name of the choice, for screen readers. */
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly labelOf: (choice: Choice) => string;
  /** Shown instead of the label, which then is for screen readers only. */
  readonly iconOf?: (choice: Choice) => ReactNode;
  readonly chosen: Choice;
  readonly onPick: (choice: Choice) => void;
}

/** A few options side by side, one of which is selected. */
export function Segments<Choice extends string>(props: SegmentsProps<Choice>) {
  const { legend, choices, labelOf, iconOf, chosen, onPick } = props;
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-sm bg-sunken p-0.5 ring-1 ring-line ring-inset">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice}
          title={iconOf ? labelOf(choice) : undefined}
          className="relative grid h-7 min-w-8 place-items-center rounded-xs px-2 text-sm whitespace-nowrap text-ink-2 hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent pointer-coarse:h-9"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            aria-label={iconOf ? labelOf(choice) : undefined}
            checked={choice === chosen}
            onChange={() => onPick(choice)}
          />
          {iconOf ? iconOf(choice) : labelOf(choice)}
        </label>
      ))}
    </fieldset>
  );
}
