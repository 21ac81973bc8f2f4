import { CountField } from '../../../components/CountField.tsx';
import { DurationField } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Switch } from '../../../components/Switch.tsx';
import type { DraftForm } from '../../../shared/forms/use-draft.ts';
import type { PolicyDraft } from '../policy-draft.ts';

interface BehaviourFieldsProps {
  readonly draft: PolicyDraft;
  readonly text: DraftForm<PolicyDraft>['text'];
  readonly onChange: (change: Partial<PolicyDraft>) => void;
}

const GROUP = 'grid gap-x-3 gap-y-1 sm:grid-cols-3';
const OUTAGES = ['CLOSED', 'OPEN', 'LOCAL'] as const;
const OUTAGE_LABELS = { CLOSED: 'Deny', OPEN: 'Allow', LOCAL: 'Decide locally' } as const;

/** Denied calls, blocks, and the behaviour in an outage. */
export function BehaviourFields({ draft, text, onChange }: BehaviourFieldsProps) {
  return (
    <>
      <div className="grid gap-2">
        <Switch
          label="Also count denied calls, until a limit is full"
          checked={draft.countDenied}
          onChange={(countDenied) => onChange({ countDenied })}
        />
        <Switch
          label="Block keys that continue to call while denied"
          checked={draft.blocks}
          onChange={(blocks) => onChange({ blocks })}
        />
      </div>
      {draft.blocks && (
        <fieldset className={GROUP}>
          <legend className="sr-only">Blocks</legend>
          <CountField {...text('after', 'Denials', 'escalation.after')} />
          <DurationField {...text('within', 'Within', 'escalation.withinMs')} />
          <DurationField {...text('block', 'Block for', 'escalation.blockMs')} />
          <Field
            {...text('factor', 'Factor for each next block', 'escalation.factor')}
            inputMode="decimal"
          />
          <DurationField {...text('longest', 'Longest block', 'escalation.maxMs')} />
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
                hint="With 4 processes, use 0.25"
              />
              <CountField {...text('localKeys', 'Keys remembered', 'outage.localKeys')} />
            </>
          )}
          <DurationField
            {...text('answerWithin', 'Time limit for a decision', 'outage.answerWithinMs')}
          />
          <CountField {...text('failures', 'Failures before pausing', 'outage.failures')} />
          <DurationField {...text('pause', 'Pause', 'outage.pauseMs')} />
        </div>
      </fieldset>
    </>
  );
}
