import { SelectField } from '../../../components/SelectField.tsx';

interface InstancePickerProps {
  readonly ids: readonly string[];
  readonly id: string;
  readonly onPick: (id: string) => void;
}

/** Which instance is shown; a choice only where there is one. */
export function InstancePicker({ ids, id, onPick }: InstancePickerProps) {
  if (ids.length < 2) return <p className="font-mono text-ink-2 wrap-anywhere">{id}</p>;
  return <SelectField label="Instance" hideLabel choices={ids} chosen={id} onPick={onPick} />;
}
