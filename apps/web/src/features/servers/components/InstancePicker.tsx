interface InstancePickerProps {
  readonly ids: readonly string[];
  readonly id: string;
  readonly onPick: (id: string) => void;
}

/** Which instance is shown; a choice only where there is one. */
export function InstancePicker({ ids, id, onPick }: InstancePickerProps) {
  if (ids.length < 2) return <p className="instance name">{id}</p>;
  return (
    <label className="instance">
      <span className="sr-only">Instance</span>
      <select className="select" value={id} onChange={(event) => onPick(event.target.value)}>
        {ids.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  );
}
