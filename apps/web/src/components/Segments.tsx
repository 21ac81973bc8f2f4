import { useId } from 'react';

interface SegmentsProps<Choice extends string> {
  /** What is chosen, for who does not see it. */
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly labelOf: (choice: Choice) => string;
  readonly chosen: Choice;
  readonly onPick: (choice: Choice) => void;
}

/** A few choices side by side, one of which holds. */
export function Segments<Choice extends string>(props: SegmentsProps<Choice>) {
  const { legend, choices, labelOf, chosen, onPick } = props;
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice === chosen}
            onChange={() => onPick(choice)}
          />
          {labelOf(choice)}
        </label>
      ))}
    </fieldset>
  );
}
