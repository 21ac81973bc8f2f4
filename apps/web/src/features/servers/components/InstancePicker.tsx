import { SelectField } from '../../../components/SelectField.tsx';
import { MAX_LINES, VIEWS, type Selection, type View } from '../view.ts';

interface InstancePickerProps {
  readonly ids: readonly string[];
  readonly selection: Selection;
  readonly onPick: (picked: { readonly instance: string } | { readonly view: View }) => void;
}

const VIEW_LABELS: Readonly<Record<View, string>> = {
  each: 'All, one line each',
  together: 'All combined',
};

/** Separates ids from views: an id can have any value, even the name of a view. */
const PREFIX = 'instance:';

/** Selects the shown instances, if there are several. The height is always the same. */
export function InstancePicker({ ids, selection, onPick }: InstancePickerProps) {
  if (ids.length < 2) {
    return (
      <p className="mt-1 flex min-h-9 items-center font-mono text-ink-2 wrap-anywhere pointer-coarse:min-h-11">
        {ids[0]}
      </p>
    );
  }
  const views = VIEWS.filter((view) => view === 'together' || ids.length <= MAX_LINES);
  return (
    <div className="mt-1 w-64 max-w-full">
      <SelectField
        label="Instances"
        hideLabel
        choices={[...views, ...ids.map((id) => `${PREFIX}${id}`)]}
        labelOf={(choice) =>
          choice.startsWith(PREFIX)
            ? choice.slice(PREFIX.length)
            : VIEW_LABELS[choice === 'each' ? 'each' : 'together']
        }
        chosen={selection.view === 'one' ? `${PREFIX}${selection.ids[0]}` : selection.view}
        onPick={(choice) =>
          onPick(
            choice.startsWith(PREFIX)
              ? { instance: choice.slice(PREFIX.length) }
              : { view: choice === 'each' ? 'each' : 'together' },
          )
        }
      />
    </div>
  );
}
