import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { FIELD_LABEL, FIELD_NOTE } from '../../../components/field-style.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { CloseIcon, PlusIcon } from '../../../components/icons.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { SCOPE_KINDS, SCOPE_NAMES, type Scope } from '../scopes.ts';

interface ScopeFieldsProps {
  /** Null: everything. */
  readonly scopes: readonly Scope[] | null;
  readonly problem: string | undefined;
  readonly onChange: (scopes: readonly Scope[] | null) => void;
}

const ACCESS = ['all', 'some'] as const;
const ACCESS_NAMES = { all: 'Everything', some: 'Only some names' } as const;

const FIRST: readonly Scope[] = [{ kind: 'SET', prefix: '' }];

/** Whether the token reaches everything, or only what has a prefix. */
export function ScopeFields({ scopes, problem, onChange }: ScopeFieldsProps) {
  const change = (index: number, next: Partial<Scope>) =>
    onChange((scopes ?? []).map((scope, at) => (at === index ? { ...scope, ...next } : scope)));
  return (
    <div className="grid justify-items-start gap-1">
      <p className={FIELD_LABEL}>Access to</p>
      <Segments
        legend="Access to"
        choices={ACCESS}
        labelOf={(choice) => ACCESS_NAMES[choice]}
        chosen={scopes === null ? 'all' : 'some'}
        onPick={(picked) => onChange(picked === 'all' ? null : FIRST)}
      />
      {scopes !== null && (
        <div className="grid w-full gap-2 pt-1">
          {scopes.map(({ kind, prefix }, index) => (
            <div key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2">
              <SelectField
                label={`Kind ${index + 1}`}
                choices={SCOPE_KINDS}
                labelOf={(choice) => SCOPE_NAMES[choice]}
                chosen={kind}
                onPick={(picked) => change(index, { kind: picked })}
              />
              <Field
                label={`Names begin with ${index + 1}`}
                value={prefix}
                onChange={(event) => change(index, { prefix: event.target.value })}
              />
              <IconButton
                label={`Remove scope ${index + 1}`}
                className="mt-6"
                disabled={scopes.length === 1}
                onClick={() => onChange(scopes.filter((_, at) => at !== index))}
              >
                <CloseIcon />
              </IconButton>
            </div>
          ))}
          <Button
            size="small"
            className="justify-self-start"
            onClick={() => onChange([...scopes, ...FIRST])}
          >
            <PlusIcon /> Add scope
          </Button>
          <p className={FIELD_NOTE} data-problem={problem ? '' : undefined} aria-live="polite">
            {problem ??
              'Empty: all names of the kind. The token sees no overview, servers, tokens or audit log.'}
          </p>
        </div>
      )}
    </div>
  );
}
