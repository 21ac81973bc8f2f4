import { CountField } from '../../../components/CountField.tsx';
import { DurationField } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Switch } from '../../../components/Switch.tsx';
import type { Problems } from '../../../shared/forms/field-reader.ts';
import type { PolicyDraft } from '../policy-draft.ts';

interface BehaviourFieldsProps {
  readonly draft: PolicyDraft;
  readonly problems: Problems;
  readonly onChange: (change: Partial<PolicyDraft>) => void;
}

const GROUP = 'grid gap-x-3 gap-y-1 sm:grid-cols-3';
const OUTAGES = ['CLOSED', 'OPEN', 'LOCAL'] as const;
const OUTAGE_LABELS = { CLOSED: 'Deny', OPEN: 'Let pass', LOCAL: 'Decide locally' } as const;

/** What a policy does beside its limits: shadow mode, blocks, and how it answers in an outage. */
export function BehaviourFields({ draft, problems, onChange }: BehaviourFieldsProps) {
  const text = (
    field:
      | 'after'
      | 'within'
      | 'block'
      | 'factor'
      | 'longest'
      | 'localShare'
      | 'localKeys'
      | 'answerWithin'
      | 'failures'
      | 'pause',
    label: string,
    path: string,
  ) => ({
    label,
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    problem: problems[path],
  });
  return (
    <>
      <div className="grid gap-2">
        <Switch
          label="Shadow mode: decide and count, deny nothing"
          checked={draft.shadow}
          onChange={(shadow) => onChange({ shadow })}
        />
        <Switch
          label="Count denied calls as well, until a limit is full"
          checked={draft.countDenied}
          onChange={(countDenied) => onChange({ countDenied })}
        />
        <Switch
          label="Block keys that go on calling while they are denied"
          checked={draft.blocks}
          onChange={(blocks) => onChange({ blocks })}
        />
      </div>
      {draft.blocks && (
        <fieldset className={GROUP}>
          <legend className="sr-only">Blocks</legend>
          <CountField {...text('after', 'After so many denials', 'escalation.after')} />
          <DurationField {...text('within', 'within', 'escalation.withinMs')} />
          <DurationField {...text('block', 'block for', 'escalation.blockMs')} />
          <Field
            {...text('factor', 'Each next time, times', 'escalation.factor')}
            inputMode="decimal"
          />
          <DurationField {...text('longest', 'and at most', 'escalation.maxMs')} />
        </fieldset>
      )}
      <fieldset className="grid gap-2 border-t border-line pt-3">
        <legend className="sr-only">Outage</legend>
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm font-medium text-ink-2">If Redis does not decide in time</span>
          <Segments
            legend="If Redis does not decide in time"
            choices={OUTAGES}
            labelOf={(choice) => OUTAGE_LABELS[choice]}
            chosen={draft.outage}
            onPick={(outage) => onChange({ outage })}
          />
        </div>
        <div className={GROUP}>
          {draft.outage === 'LOCAL' && (
            <>
              <Field
                {...text('localShare', 'Share of each limit', 'outage.localShare')}
                inputMode="decimal"
                hint="With four processes 0.25 keeps to it"
              />
              <CountField {...text('localKeys', 'Keys remembered', 'outage.localKeys')} />
            </>
          )}
          <DurationField {...text('answerWithin', 'In time is within', 'outage.answerWithinMs')} />
          <CountField {...text('failures', 'After failures in a row', 'outage.failures')} />
          <DurationField {...text('pause', 'do not ask Redis for', 'outage.pauseMs')} />
        </div>
      </fieldset>
    </>
  );
}
