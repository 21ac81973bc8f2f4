import { Combobox } from '@base-ui/react/combobox';
import { useId } from 'react';
import { POPUP, POPUP_ITEM } from './dialog-style.ts';
import { FIELD, FIELD_CONTROL, FIELD_LABEL } from './field-style.ts';

interface ComboboxFieldProps {
  readonly label: string;
  readonly choices: readonly string[];
  readonly chosen: string;
  readonly onPick: (choice: string) => void;
}

/** Enough to show that typing more narrows the list. */
const MAX_SHOWN = 60;

/** A choice from a long list, filtered by typing. */
export function ComboboxField({ label, choices, chosen, onPick }: ComboboxFieldProps) {
  const id = useId();
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <Combobox.Root
        items={choices}
        limit={MAX_SHOWN}
        value={chosen}
        autoHighlight
        onValueChange={(value) => {
          if (value !== null) onPick(value);
        }}
      >
        {/* Also named by aria-label: an open list hides everything around the input, including the label. */}
        <Combobox.Input id={id} aria-label={label} className={FIELD_CONTROL} />
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} collisionPadding={8} className="z-50">
            <Combobox.Popup className={`${POPUP} min-w-(--anchor-width) p-1`}>
              <Combobox.Empty className="px-2.5 py-1.5 text-ink-2 empty:hidden">
                No match.
              </Combobox.Empty>
              <Combobox.List
                aria-label={label}
                className="max-h-[min(18rem,var(--available-height))] overflow-y-auto"
              >
                {(choice: string) => (
                  <Combobox.Item key={choice} value={choice} className={POPUP_ITEM}>
                    {choice}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}
