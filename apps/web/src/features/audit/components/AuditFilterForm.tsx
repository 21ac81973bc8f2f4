import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { Field } from '../../../components/Field.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { ComboboxField } from '../../../components/ComboboxField.tsx';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { actionLabel, KNOWN_ACTIONS } from '../actions.ts';
import { FAILED, isFiltered, SECTIONS, WITHINS, type AuditSearch } from '../audit-search.ts';

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
  FORBIDDEN: 'Not allowed',
  UNAUTHENTICATED: 'Wrong token',
};

const SECTION_LABELS: Readonly<Record<(typeof SECTIONS)[number], string>> = {
  ADMINISTRATION: 'Sets, policies, tokens',
  ITEMS: 'Members, keys, codes',
  ACCESS: 'Sign-ins, refusals',
};

const WITHIN_LABELS: Readonly<Record<(typeof WITHINS)[number], string>> = {
  '1h': 'Last hour',
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
};

const ANY_ACTION = 'Any';

const ACTION_OF: ReadonlyMap<string, string> = new Map(
  KNOWN_ACTIONS.map((action) => [actionLabel(action), action]),
);
const ACTION_LABELS = [ANY_ACTION, ...[...ACTION_OF.keys()].toSorted()];

const textsOf = ({ actor = '', target = '' }: AuditSearch) => ({ actor, target });

export function AuditFilterForm({ search, onSearch }: AuditFilterFormProps) {
  const phone = useMediaQuery('(width < 48rem)');
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
  const field = (name: keyof typeof typed, label: string) => (
    <Field
      label={label}
      name={name}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  );

  const form = (
    <form
      onSubmit={submit}
      role="search"
      aria-label="Audit entries"
      className="grid grid-cols-2 items-start gap-x-3 gap-y-1 md:mb-4 lg:grid-cols-[repeat(6,minmax(0,1fr))_auto]"
    >
      <ComboboxField
        label="Action"
        choices={ACTION_LABELS}
        chosen={search.action === undefined ? ANY_ACTION : actionLabel(search.action)}
        onPick={(label) => searchWith({ action: ACTION_OF.get(label) ?? '' })}
      />
      {field('target', 'Target')}
      {field('actor', 'Actor')}
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
      <SelectField
        label="Time"
        choices={[ANY, ...WITHINS]}
        labelOf={(choice) => (choice === ANY ? 'Any' : WITHIN_LABELS[choice])}
        chosen={search.within ?? ANY}
        onPick={(within) => searchWith({ within: within === ANY ? undefined : within })}
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
  // On a phone the fields would take half of the first screen.
  if (!phone) return form;
  const count = Object.keys(search).length;
  return (
    <div className="mb-4">
      <Disclosure label={count === 0 ? 'Filters' : `Filters (${count})`}>{form}</Disclosure>
    </div>
  );
}
