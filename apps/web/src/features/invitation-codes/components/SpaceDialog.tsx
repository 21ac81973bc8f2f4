import { Checkbox } from '../../../components/Checkbox.tsx';
import { CountField } from '../../../components/CountField.tsx';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { DurationField } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { changedFields } from '../../../shared/forms/changed-fields.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { SettingsDialog } from '../../../shared/named-settings/SettingsDialog.tsx';
import { useSettingsForm } from '../../../shared/named-settings/use-settings-form.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import {
  ChangeInvitationSpaceDocument,
  CreateInvitationSpaceDocument,
} from '../documents.generated.ts';
import { ALPHABET_NAMES, ALPHABETS, capacityOf, SPELLINGS, type Space } from '../space.ts';
import { emptySpace, readSpace, toSpaceDraft } from '../space-draft.ts';

interface SpaceDialogProps {
  /** The space to edit; without it the dialog creates one. */
  readonly opened?: Space;
  readonly onClose: () => void;
}

const FIELDS = [
  'space',
  'length',
  'ttlMs',
  'maxUses',
  'missesPerCaller.limit',
  'missesPerCaller.windowMs',
  'missesOfAll.limit',
  'missesOfAll.windowMs',
] as const;

const GROUP = 'grid gap-x-3 gap-y-1 sm:grid-cols-2';

export default function SpaceDialog({ opened, onClose }: SpaceDialogProps) {
  const form = useSettingsForm({
    what: 'space',
    opened: opened?.name,
    begin: () => (opened === undefined ? emptySpace() : toSpaceDraft(opened)),
    read: readSpace,
    fields: FIELDS,
    save: async ({ spelling, rules }, space) => {
      if (opened === undefined) {
        const input = { space, ...spelling, ...rules };
        return (await request(CreateInvitationSpaceDocument, { input })).createInvitationSpace
          .status;
      }
      const input = { space, ...changedFields(opened, rules) };
      await request(ChangeInvitationSpaceDocument, { input });
      return 'CHANGED';
    },
    affects: (name) => [queryKeys.invitationSpaces(), queryKeys.invitationSpace(name)],
    page: '/invitations/$name',
    onClose,
  });
  const { draft, read, edit, text, nameField } = form;
  const { longest, usual } = SPELLINGS[draft.alphabet];
  return (
    <SettingsDialog form={form}>
      {opened === undefined ? (
        <>
          <Field {...nameField} hint="The things that the codes identify, such as rooms" />
          <div className="flex flex-wrap items-center gap-3">
            <span className="text-sm font-medium text-ink-2">Alphabet</span>
            <Segments
              legend="Alphabet"
              choices={ALPHABETS}
              labelOf={(choice) => ALPHABET_NAMES[choice]}
              chosen={draft.alphabet}
              onPick={(alphabet) => edit({ alphabet, length: String(SPELLINGS[alphabet].usual) })}
            />
            <span className="text-sm text-ink-2">Alphabet and length cannot be changed later.</span>
          </div>
          <div className={GROUP}>
            <CountField
              {...text('length', 'Length')}
              hint={
                read.ok
                  ? `${wholeNumber.format(capacityOf(draft.alphabet, read.spelling.length))} codes`
                  : `1 to ${longest}; usually ${usual}`
              }
            />
            {draft.alphabet === 'CROCKFORD32' && (
              <div className="self-center">
                <Checkbox
                  label="Add a check character"
                  checked={draft.checkSymbol}
                  onChange={(checkSymbol) => edit({ checkSymbol })}
                />
              </div>
            )}
          </div>
        </>
      ) : (
        <p className="text-ink-2">Existing codes keep their expiry and uses.</p>
      )}
      <div className={GROUP}>
        <DurationField {...text('ttlMs', 'Time to live')} />
        <CountField {...text('maxUses', 'Uses per code')} hint="Empty: unlimited" />
      </div>
      <Disclosure
        label="Limits for wrong codes"
        open={Object.keys(form.problems).some((field) => field.startsWith('misses'))}
      >
        <div className={GROUP}>
          <CountField
            {...text('callerMisses', 'Wrong codes per caller', 'missesPerCaller.limit')}
          />
          <DurationField {...text('callerWindow', 'in any', 'missesPerCaller.windowMs')} />
          <CountField
            {...text('allMisses', 'Wrong codes of all callers', 'missesOfAll.limit')}
            hint="When reached, all callers are blocked"
          />
          <DurationField {...text('allWindow', 'in any', 'missesOfAll.windowMs')} />
        </div>
      </Disclosure>
    </SettingsDialog>
  );
}
