import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { CheckIcon, DashIcon } from './icons.tsx';

interface CheckboxProps {
  readonly label: string;
  /** For screen readers only, as in a row that names itself. */
  readonly hideLabel?: boolean;
  readonly checked: boolean;
  /** Some of the items are selected. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hideLabel, checked, mixed = false, onChange }: CheckboxProps) {
  return (
    <label className="inline-flex items-center gap-2 pointer-coarse:min-h-9">
      <BaseCheckbox.Root
        checked={checked}
        indeterminate={mixed}
        onCheckedChange={onChange}
        className="grid size-4.5 flex-none place-items-center rounded-xs border border-line-strong bg-raised text-accent-ink data-checked:border-accent data-checked:bg-accent data-indeterminate:border-accent data-indeterminate:bg-accent"
      >
        <BaseCheckbox.Indicator>{mixed ? <DashIcon /> : <CheckIcon />}</BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span className={hideLabel ? 'sr-only' : ''}>{label}</span>
    </label>
  );
}
