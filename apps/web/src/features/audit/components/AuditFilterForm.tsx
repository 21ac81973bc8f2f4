import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { FAILED, isFiltered, SECTIONS, type AuditSearch } from '../audit-search.ts';

interface AuditFilterFormProps {
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
}

const ANY = 'any';

const OUTCOMES: readonly string[] = [ANY, 'OK', FAILED, 'FORBIDDEN', 'UNAUTHENTICATED'];

const OUTCOME_LABELS: Readonly<Record<string, string>> = {
  [ANY]: 'Any',
  OK: 'Done',
  [FAILED]: 'Not done',
};

const SECTION_LABELS: Readonly<Record<(typeof SECTIONS)[number], string>> = {
  ADMINISTRATION: 'Sets, policies, tokens',
  ITEMS: 'Members, keys, codes',
  ACCESS: 'Sign-ins, refusals',
};

const textsOf = ({ actor = '', action = '', target = '' }: AuditSearch) => ({
  actor,
  action,
  target,
});

export function AuditFilterForm({ search, onSearch }: AuditFilterFormProps) {
  const [typed, setTyped] = useState(() => textsOf(search));
  const [before, setBefore] = useState(search);
  // When the address changes, by a row or by "back", the fields follow.
  if (before !== search) {
    setBefore(search);
    setTyped(textsOf(search));
  }
  const outcome = search.outcome ?? ANY;
  const outcomes = OUTCOMES.includes(outcome) ? OUTCOMES : [...OUTCOMES, outcome];

  const searchWith = (chosen: Partial<AuditSearch>) => onSearch({ ...search, ...typed, ...chosen });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    searchWith({});
  };
  const field = (name: keyof typeof typed, label: string, hint: string) => (
    <Field
      label={label}
      name={name}
      hint={hint}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  );

  return (
    <form
      onSubmit={submit}
      role="search"
      aria-label="Audit entries"
      className="mb-3 grid grid-cols-2 items-start gap-x-3 gap-y-1 lg:grid-cols-[1fr_1fr_1fr_13rem_12rem_auto]"
    >
      {field('action', 'Action', 'For example addMember')}
      {field('target', 'Target', 'For example a set name')}
      {field('actor', 'Actor', 'Token name')}
      <SelectField
        label="Section"
        choices={[ANY, ...SECTIONS]}
        labelOf={(choice) => (choice === ANY ? 'Any' : SECTION_LABELS[choice])}
        chosen={search.section ?? ANY}
        onPick={(section) => searchWith({ section: section === ANY ? undefined : section })}
      />
      <SelectField
        label="Outcome"
        choices={outcomes}
        labelOf={(choice) => OUTCOME_LABELS[choice] ?? choice}
        chosen={outcome}
        onPick={(chosen) => searchWith({ outcome: chosen === ANY ? undefined : chosen })}
      />
      <div className="flex gap-2 max-lg:col-span-full max-lg:mb-3 lg:pt-6">
        <Button type="submit">Search</Button>
        {isFiltered(search) && (
          <Button look="quiet" onClick={() => onSearch({})}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
