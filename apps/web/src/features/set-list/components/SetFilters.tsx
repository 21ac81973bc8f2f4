import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from '../../../components/Field.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { SORTS, type SetSort, type SetsView } from '../sets-view.ts';
import { STRATEGIES } from '../strategies.ts';
import { Button } from '../../../components/Button.tsx';
import { Popover } from '../../../components/Popover.tsx';
import { KEYBOARD_SCROLLABLE } from '../../../components/keyboard-scrollable.ts';

interface SetFiltersProps {
  readonly view: SetsView;
  readonly onChange: (change: (view: SetsView) => Record<string, unknown>) => void;
}

/** Delay between typing and filtering. */
const TYPING_MS = 150;

const KINDS = ['all', ...STRATEGIES.map(({ id }) => id), 'adopted'] as const;

const SORT_LABELS: Readonly<Record<SetSort, string>> = {
  name: 'Name',
  count: 'Live members',
  expiry: 'Next expiry',
  created: 'Creation time',
};

/** The filters and the order of the list. The address contains all of them. */
export function SetFilters({ view, onChange }: SetFiltersProps) {
  const { q = '', kind = 'all', sort = 'name' } = view;
  // The field changes immediately; the address follows, and can also change by other means (back, a link).
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (q !== typed) setTyped(q);
  }
  const tell = useEffectEvent((text: string) => {
    if (text !== q) onChange((former) => ({ ...former, q: text }));
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search aria-label="Sets" className="mb-1 flex flex-wrap items-start gap-x-3">
      <Field
        label="Name contains"
        type="search"
        className="w-60 max-sm:w-full"
        value={typed}
        maxLength={128}
        onChange={(event) => setTyped(event.target.value)}
        problem={/\s/.test(typed.trim()) ? 'Names must not contain spaces.' : undefined}
      />
      <div className="w-40 max-sm:flex-1">
        <SelectField
          label="Strategy"
          choices={KINDS}
          chosen={kind}
          onPick={(picked) => onChange((former) => ({ ...former, kind: picked }))}
        />
      </div>
      <div className="w-40 max-sm:flex-1">
        <SelectField
          label="Sort by"
          choices={SORTS}
          labelOf={(each) => SORT_LABELS[each]}
          chosen={sort}
          onPick={(picked) => onChange((former) => ({ ...former, sort: picked }))}
        />
      </div>
      <div className="mt-6">
        <StrategyHelp />
      </div>
    </search>
  );
}

/** Explains the strategies of the list. */
function StrategyHelp() {
  return (
    <Popover
      title="Strategies"
      trigger={
        <Button look="quiet" className="self-end">
          About strategies
        </Button>
      }
    >
      <div
        role="region"
        aria-label="Strategies"
        {...KEYBOARD_SCROLLABLE}
        className="-mx-1 max-h-[min(60dvh,calc(var(--available-height)-5rem))] overflow-y-auto px-1"
      >
        <dl className="grid gap-2.5 text-sm">
          {STRATEGIES.map(({ id, title, can, but }) => (
            <div key={id}>
              <dt className="font-medium">
                <code>{id}</code> <span className="font-normal text-ink-2">· {title}</span>
              </dt>
              <dd className="text-ink-2">
                {can} {but}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Popover>
  );
}
