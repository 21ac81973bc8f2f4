import type { SubmitEvent } from 'react';
import { CountField } from '../../../components/CountField.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { DurationField } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { changedFields } from '../../../shared/forms/changed-fields.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { fieldMessages } from '../../../shared/graphql/error-messages.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { useChangePurpose, useCreatePurpose } from '../mutations/use-save-purpose.ts';
import { SUBJECT_FORM_NAMES, SUBJECT_FORMS, type Purpose } from '../purpose.ts';
import { emptyPurpose, isZero, readPurpose, toPurposeDraft } from '../purpose-draft.ts';

interface PurposeDialogProps {
  /** The purpose to be changed; null for a new one. */
  readonly purpose: Purpose | null;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

const FIELDS = [
  'purpose',
  'digits',
  'ttlMs',
  'maxLiveCodes',
  'windowMs',
  'resendCooldownMs',
  'maxAttempts',
  'attemptWindowMs',
  'callerLimit.limit',
  'callerLimit.windowMs',
] as const;

const GROUP = 'grid gap-x-3 gap-y-1 sm:grid-cols-3';

export default function PurposeDialog({ purpose: opened, onClose, onSaved }: PurposeDialogProps) {
  const create = useCreatePurpose();
  const change = useChangePurpose();
  const { form, ...refused } = fieldMessages(create.error ?? change.error, FIELDS);
  const { draft, read, problems, tried, attempt, edit, text } = useDraft({
    begin: () => (opened === null ? emptyPurpose() : toPurposeDraft(opened)),
    read: readPurpose,
    refused,
    onEdit: () => {
      create.reset();
      change.reset();
    },
  });
  const taken =
    create.data === 'EXISTS' ? 'There is a purpose of that name already.' : problems['purpose'];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    attempt();
    if (!read.ok || draft.purpose === '' || create.isPending || change.isPending) return;
    if (opened === null) {
      const input = { purpose: draft.purpose, subjectForm: draft.subjectForm, ...read.rules };
      create.mutate(input, {
        onSuccess: (status) => status === 'CREATED' && onSaved(draft.purpose),
      });
    } else {
      change.mutate(
        { purpose: opened.name, ...changedFields(opened, read.rules) },
        {
          onSuccess: () => {
            notify('done', `The purpose ${opened.name} is changed.`);
            onSaved(opened.name);
          },
        },
      );
    }
  };

  return (
    <Dialog
      title={opened === null ? 'Create a purpose' : `Edit ${opened.name}`}
      wide
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-3">
        {opened === null ? (
          <>
            <Field
              {...text('purpose', 'Name')}
              autoFocus
              problem={taken ?? (tried && draft.purpose === '' ? 'Enter a name.' : undefined)}
              hint="What the passwords are for, such as login"
            />
            <div className="flex flex-wrap items-center gap-3">
              <span className="text-sm font-medium text-ink-2">A subject is a</span>
              <Segments
                legend="How subjects are written"
                choices={SUBJECT_FORMS}
                labelOf={(choice) => SUBJECT_FORM_NAMES[choice]}
                chosen={draft.subjectForm}
                onPick={(subjectForm) => edit({ subjectForm })}
              />
              <span className="text-sm text-ink-2">Chosen for good.</span>
            </div>
          </>
        ) : (
          <p className="text-ink-2">
            What counts against subjects stays. Passwords that were issued before keep their expiry.
          </p>
        )}
        <div className={GROUP}>
          <CountField {...text('digits', 'Digits')} hint="6 to 12" />
          <DurationField {...text('ttlMs', 'A password lives')} />
          {isZero(draft.resendCooldownMs) ? (
            <Field {...text('resendCooldownMs', 'Pause before the next one')} hint="= no pause" />
          ) : (
            <DurationField {...text('resendCooldownMs', 'Pause before the next one')} />
          )}
          <CountField {...text('maxLiveCodes', 'Passwords of a subject')} />
          <DurationField {...text('windowMs', 'in any')} />
          <span className="max-sm:hidden" />
          <CountField {...text('maxAttempts', 'Wrong attempts of a subject')} />
          <DurationField {...text('attemptWindowMs', 'in any')} />
        </div>
        <Switch
          label="Limit callers as well, over all subjects: each call then has to name its caller"
          checked={draft.limitsCallers}
          onChange={(limitsCallers) => edit({ limitsCallers })}
        />
        {draft.limitsCallers && (
          <div className={GROUP}>
            <CountField {...text('callerLimit', 'Calls of a caller', 'callerLimit.limit')} />
            <DurationField {...text('callerWindow', 'in any', 'callerLimit.windowMs')} />
          </div>
        )}
        {form && <FormProblem>{form}</FormProblem>}
        <DialogActions
          action={opened === null ? 'Create purpose' : 'Save purpose'}
          busy={create.isPending || change.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
