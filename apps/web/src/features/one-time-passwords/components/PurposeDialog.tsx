import { CountField } from '../../../components/CountField.tsx';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { DurationField } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { changedFields } from '../../../shared/forms/changed-fields.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { SettingsDialog } from '../../../shared/named-settings/SettingsDialog.tsx';
import { useSettingsForm } from '../../../shared/named-settings/use-settings-form.ts';
import {
  ChangeOneTimePasswordPurposeDocument,
  CreateOneTimePasswordPurposeDocument,
} from '../documents.generated.ts';
import { SUBJECT_FORM_NAMES, SUBJECT_FORMS, type Purpose } from '../purpose.ts';
import { emptyPurpose, isZero, readPurpose, toPurposeDraft } from '../purpose-draft.ts';

interface PurposeDialogProps {
  /** The purpose to edit; without it the dialog creates one. */
  readonly opened?: Purpose;
  readonly onClose: () => void;
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

/** The others are in the disclosure. */
const FIRST: readonly string[] = ['purpose', 'digits', 'ttlMs'];

const GROUP = 'grid gap-x-3 gap-y-1 sm:grid-cols-3';

export default function PurposeDialog({ opened, onClose }: PurposeDialogProps) {
  const form = useSettingsForm({
    what: 'purpose',
    opened: opened?.name,
    begin: () => (opened === undefined ? emptyPurpose() : toPurposeDraft(opened)),
    read: readPurpose,
    fields: FIELDS,
    save: async ({ subjectForm, rules }, purpose) => {
      if (opened === undefined) {
        const input = { purpose, subjectForm, ...rules };
        return (await request(CreateOneTimePasswordPurposeDocument, { input }))
          .createOneTimePasswordPurpose.status;
      }
      const input = { purpose, ...changedFields(opened, rules) };
      await request(ChangeOneTimePasswordPurposeDocument, { input });
      return 'CHANGED';
    },
    affects: (name) => [queryKeys.purposes(), queryKeys.purpose(name)],
    page: '/one-time-passwords/$name',
    onClose,
  });
  const { draft, edit, text, nameField } = form;
  return (
    <SettingsDialog form={form}>
      {opened === undefined ? (
        <>
          <Field {...nameField} hint="The use of the passwords, such as login" />
          <div className="flex flex-wrap items-center gap-3">
            <span className="text-sm font-medium text-ink-2">Subject format</span>
            <Segments
              legend="Subject format"
              choices={SUBJECT_FORMS}
              labelOf={(choice) => SUBJECT_FORM_NAMES[choice]}
              chosen={draft.subjectForm}
              onPick={(subjectForm) => edit({ subjectForm })}
            />
            <span className="text-sm text-ink-2">Cannot be changed later.</span>
          </div>
        </>
      ) : (
        <p className="text-ink-2">
          Counted passwords and attempts stay. Issued passwords keep their expiry.
        </p>
      )}
      <div className={GROUP}>
        <CountField {...text('digits', 'Digits')} hint="6 to 12" />
        <DurationField {...text('ttlMs', 'Time to live')} />
      </div>
      <Disclosure
        label="Limits for subjects and callers"
        open={Object.keys(form.problems).some((field) => !FIRST.includes(field))}
      >
        <div className={GROUP}>
          <CountField {...text('maxLiveCodes', 'Passwords per subject')} />
          <DurationField {...text('windowMs', 'in any')} />
          {isZero(draft.resendCooldownMs) ? (
            <Field {...text('resendCooldownMs', 'Pause before the next one')} hint="= no pause" />
          ) : (
            <DurationField {...text('resendCooldownMs', 'Pause before the next one')} />
          )}
          <CountField {...text('maxAttempts', 'Wrong attempts per subject')} />
          <DurationField {...text('attemptWindowMs', 'in any')} />
        </div>
        <Switch
          label="Limit callers, over all subjects. Each call must name its caller."
          checked={draft.limitsCallers}
          onChange={(limitsCallers) => edit({ limitsCallers })}
        />
        {draft.limitsCallers && (
          <div className={GROUP}>
            <CountField {...text('callerLimit', 'Calls per caller', 'callerLimit.limit')} />
            <DurationField {...text('callerWindow', 'in any', 'callerLimit.windowMs')} />
          </div>
        )}
      </Disclosure>
    </SettingsDialog>
  );
}
