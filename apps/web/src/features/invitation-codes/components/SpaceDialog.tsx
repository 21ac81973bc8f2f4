import type { SubmitEvent } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { CountField } from '../../../components/CountField.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { DurationField } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { changedFields } from '../../../shared/forms/changed-fields.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { fieldMessages } from '../../../shared/graphql/error-messages.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useChangeSpace, useCreateSpace } from '../mutations/use-save-space.ts';
import { ALPHABET_NAMES, ALPHABETS, capacityOf, SPELLINGS, type Space } from '../space.ts';
import { emptySpace, readSpace, toSpaceDraft } from '../space-draft.ts';

interface SpaceDialogProps {
  /** The space to be changed; null for a new one. */
  readonly space: Space | null;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
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

export default function SpaceDialog({ space: opened, onClose, onSaved }: SpaceDialogProps) {
  const create = useCreateSpace();
  const change = useChangeSpace();
  const { form, ...refused } = fieldMessages(create.error ?? change.error, FIELDS);
  const { draft, read, problems, tried, attempt, edit, text } = useDraft({
    begin: () => (opened === null ? emptySpace() : toSpaceDraft(opened)),
    read: readSpace,
    refused,
    onEdit: () => {
      create.reset();
      change.reset();
    },
  });
  const taken =
    create.data === 'EXISTS' ? 'There is a space of that name already.' : problems['space'];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    attempt();
    if (!read.ok || draft.space === '' || create.isPending || change.isPending) return;
    if (opened === null) {
      const input = { space: draft.space, ...read.spelling, ...read.rules };
      create.mutate(input, { onSuccess: (status) => status === 'CREATED' && onSaved(draft.space) });
    } else {
      change.mutate(
        { space: opened.name, ...changedFields(opened, read.rules) },
        {
          onSuccess: () => {
            notify('done', `The space ${opened.name} is changed.`);
            onSaved(opened.name);
          },
        },
      );
    }
  };
  const { longest, usual } = SPELLINGS[draft.alphabet];

  return (
    <Dialog
      title={opened === null ? 'Create a space' : `Edit ${opened.name}`}
      wide
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-3">
        {opened === null ? (
          <>
            <Field
              {...text('space', 'Name')}
              autoFocus
              problem={taken ?? (tried && draft.space === '' ? 'Enter a name.' : undefined)}
              hint="What the codes lead to, such as rooms"
            />
            <div className="flex flex-wrap items-center gap-3">
              <span className="text-sm font-medium text-ink-2">Codes of</span>
              <Segments
                legend="Symbols of the codes"
                choices={ALPHABETS}
                labelOf={(choice) => ALPHABET_NAMES[choice]}
                chosen={draft.alphabet}
                onPick={(alphabet) => edit({ alphabet, length: String(SPELLINGS[alphabet].usual) })}
              />
              <span className="text-sm text-ink-2">Chosen for good, like their length.</span>
            </div>
            <div className={GROUP}>
              <CountField
                {...text('length', 'Length')}
                hint={
                  read.ok
                    ? `${wholeNumber.format(capacityOf(draft.alphabet, read.spelling.length))} codes`
                    : `1 to ${longest}; ${usual} is usual`
                }
              />
              {draft.alphabet === 'CROCKFORD32' && (
                <div className="self-center">
                  <Checkbox
                    label="A symbol more, to tell mistyped ones"
                    checked={draft.checkSymbol}
                    onChange={(checkSymbol) => edit({ checkSymbol })}
                  />
                </div>
              )}
            </div>
          </>
        ) : (
          <p className="text-ink-2">Codes that were made before keep their expiry and uses.</p>
        )}
        <div className={GROUP}>
          <DurationField {...text('ttlMs', 'A code lives')} />
          <CountField {...text('maxUses', 'Uses of a code')} hint="Empty: any number" />
          <CountField
            {...text('callerMisses', 'Wrong codes of a caller', 'missesPerCaller.limit')}
          />
          <DurationField {...text('callerWindow', 'in any', 'missesPerCaller.windowMs')} />
          <CountField
            {...text('allMisses', 'Wrong codes of all callers', 'missesOfAll.limit')}
            hint="Whoever reaches it stops everybody"
          />
          <DurationField {...text('allWindow', 'in any', 'missesOfAll.windowMs')} />
        </div>
        {form && <FormProblem>{form}</FormProblem>}
        <DialogActions
          action={opened === null ? 'Create space' : 'Save space'}
          busy={create.isPending || change.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
