import { useId } from 'react';
import { FIELD, FIELD_CONTROL, FIELD_LABEL } from './field-style.ts';
import { ChevronIcon } from './icons.tsx';

interface SelectFieldProps<Choice extends string> {
  readonly label: string;
  /** For screen readers only, if the selected value explains itself. */
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice[];
  readonly labelOf?: (choice: Choice) => string;
  readonly chosen: Choice;
  readonly onPick: (choice: Choice) => void;
}

/** A choice of about a dozen options. For fewer use `Segments`, for more `ComboboxField`. */
export function SelectField<Choice extends string>(props: SelectFieldProps<Choice>) {
  const { label, hideLabel = false, choices, labelOf = String, chosen, onPick } = props;
  const id = useId();
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : FIELD_LABEL}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={chosen}
          onChange={({ currentTarget }) => {
            const picked = choices.find((choice) => choice === currentTarget.value);
            if (picked !== undefined) onPick(picked);
          }}
          className={`${FIELD_CONTROL} appearance-none truncate pr-8`}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labelOf(choice)}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-ink-2">
          <ChevronIcon />
        </span>
      </div>
    </div>
  );
}
