import { Select } from '@base-ui/react/select';
import { FIELD, FIELD_INPUT, FIELD_LABEL } from './field-style.ts';
import { POPUP, POPUP_ITEM } from './dialog-style.ts';
import { CheckIcon, ChevronIcon } from './icons.tsx';

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
  return (
    <div className={FIELD}>
      <Select.Root
        value={chosen}
        items={choices.map((value) => ({ value, label: labelOf(value) }))}
        onValueChange={(value) => {
          if (value !== null) onPick(value);
        }}
      >
        <Select.Label className={hideLabel ? 'sr-only' : FIELD_LABEL}>{label}</Select.Label>
        <Select.Trigger
          className={`${FIELD_INPUT} flex items-center justify-between gap-3 text-left`}
        >
          <Select.Value className="truncate" />
          <Select.Icon className="text-ink-2">
            <ChevronIcon />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner
            alignItemWithTrigger={false}
            sideOffset={4}
            collisionPadding={8}
            className="z-50"
          >
            <Select.Popup
              className={`${POPUP} max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1`}
            >
              {choices.map((choice) => (
                <Select.Item key={choice} value={choice} className={POPUP_ITEM}>
                  <span className="grid size-4 place-items-center">
                    <Select.ItemIndicator>
                      <CheckIcon />
                    </Select.ItemIndicator>
                  </span>
                  <Select.ItemText>{labelOf(choice)}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}
