import { Combobox } from '@base-ui/react/combobox';
import { useId } from 'react';
import { POPUP, POPUP_ITEM } from './dialog-style.ts';
import { FIELD, FIELD_INPUT, FIELD_LABEL } from './field-style.ts';

interface ComboboxFieldProps {
  readonly label: string;
  readonly choices: readonly string[];
  readonly chosen: string;
  readonly onPick: (choice: string) => void;
}

/** Enough to see that one has to type on. */
const MOST_SHOWN = 60;

/** One of many choices, found by typing a part of it. */
export function ComboboxField({ label, choices, chosen, onPick }: ComboboxFieldProps) {
  const id = useId();
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <Combobox.Root
        items={choices}
        limit={MOST_SHOWN}
        value={chosen}
        autoHighlight
        onValueChange={(value) => {
          if (value !== null) onPick(value);
        }}
      >
        {/* Named twice: while the list is open, everything around the input is hidden, the label too. */}
        <Combobox.Input id={id} aria-label={label} className={FIELD_INPUT} />
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} collisionPadding={8} className="z-50">
            <Combobox.Popup className={`${POPUP} min-w-(--anchor-width) p-1`}>
              <Combobox.Empty className="px-2.5 py-1.5 text-ink-2 empty:hidden">
                Nothing of that name.
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
