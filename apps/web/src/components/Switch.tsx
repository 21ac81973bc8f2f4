import { Switch as BaseSwitch } from '@base-ui/react/switch';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that takes effect immediately, without a form. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="inline-flex items-center gap-2.5 pointer-coarse:min-h-9">
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={onChange}
        className="flex h-5 w-9 flex-none rounded-full border border-line-strong bg-sunken p-0.5 transition-colors data-checked:border-accent data-checked:bg-accent"
      >
        <BaseSwitch.Thumb className="size-3.5 rounded-full bg-ink-2 transition-transform data-checked:translate-x-4 data-checked:bg-accent-ink" />
      </BaseSwitch.Root>
      {label}
    </label>
  );
}
