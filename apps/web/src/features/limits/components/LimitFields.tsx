import { Button } from '../../../components/Button.tsx';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { CountField } from '../../../components/CountField.tsx';
import { DurationField } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { ALGORITHM_NAMES, ALGORITHMS } from '../limit-labels.ts';
import type { LimitDraft } from '../policy-draft.ts';

interface LimitFieldsProps {
  readonly index: number;
  readonly draft: LimitDraft;
  /** The problem of a field, by its name in the API. */
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (draft: LimitDraft) => void;
  /** Undefined for the only limit. */
  readonly onRemove: (() => void) | undefined;
}

/** The fields of one limit. */
export function LimitFields({ index, draft, problemOf, onChange, onRemove }: LimitFieldsProps) {
  const { algorithm, large } = draft;
  const edit =
    (field: 'name' | 'limit' | 'window' | 'burst') => (event: { target: { value: string } }) =>
      onChange({ ...draft, [field]: event.target.value });
  return (
    <fieldset className="grid gap-x-3 gap-y-1 grid-cols-2 rounded-md border border-line p-3 sm:grid-cols-4">
      <legend className="px-1 text-sm font-medium text-ink-2">Limit {index + 1}</legend>
      <CountField
        label="At most"
        name={`limit-${index}`}
        value={draft.limit}
        onChange={edit('limit')}
        problem={problemOf('limit')}
      />
      <DurationField
        label="in"
        name={`window-${index}`}
        value={draft.window}
        onChange={edit('window')}
        problem={problemOf('windowMs')}
      />
      <SelectField
        label="Counted by"
        choices={ALGORITHMS}
        labelOf={(choice) => ALGORITHM_NAMES[choice]}
        chosen={algorithm}
        onPick={(picked) => onChange({ ...draft, algorithm: picked })}
      />
      <Field
        label="Name"
        name={`name-${index}`}
        value={draft.name}
        onChange={edit('name')}
        problem={problemOf('name')}
        hint="Such as burst"
      />
      {algorithm === 'GCRA' && (
        <CountField
          label="Burst size"
          name={`burst-${index}`}
          value={draft.burst}
          onChange={edit('burst')}
          problem={problemOf('burst')}
          hint="Empty: the limit"
          className="col-span-2"
        />
      )}
      {algorithm === 'LOG' && (
        <div className="col-span-2 self-center">
          <Checkbox
            label="Large log: up to 10,000 instead of 300"
            checked={large}
            onChange={(checked) => onChange({ ...draft, large: checked })}
          />
        </div>
      )}
      {onRemove && (
        <div className="col-start-2 flex justify-end self-center sm:col-start-4">
          <Button size="small" onClick={onRemove} aria-label={`Remove limit ${index + 1}`}>
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  );
}
