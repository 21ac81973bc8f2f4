import { useDeferredValue, useMemo, useState, type SubmitEvent } from 'react';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { useStandingError } from '../../../shared/graphql/use-standing-error.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { type NewMemberInput, AddMembersDocument } from '../documents.generated.ts';
import { readPaste, type PastedMember } from './paste-members.ts';
import type { AddMemberFormProps } from './AddMemberForm.tsx';
import { PastePreview } from './PastePreview.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { toBatches } from './batches.ts';
import { refetchSet } from '../refetch-set.ts';

/**
 * Adds any number of members, a thousand at a time. `sentCount` is the progress; after a failure those
 * members were added, and sending the rest again is safe.
 */
function useAddMany(set: string) {
  const client = useQueryClient();
  const [sentCount, setSentCount] = useState(0);
  const mutation = useMutation({
    mutationFn: async (all: readonly NewMemberInput[]) => {
      setSentCount(0);
      let added = 0;
      for (const members of toBatches(all)) {
        // oxlint-disable-next-line no-await-in-loop -- Sequential, so that progress is one number.
        const answer = await request(AddMembersDocument, { input: { set, members: [...members] } });
        const results = answer.addMembers.results ?? [];
        added += results.filter(({ status }) => status === 'ADDED').length;
        setSentCount((sent) => sent + members.length);
      }
      return { added, updated: all.length - added };
    },
    onSuccess: ({ added, updated }) => {
      const more = updated > 0 ? ` ${wholeNumber.format(updated)} updated.` : '';
      notify('done', `${wholeNumber.format(added)} members added.${more}`);
    },
    onSettled: () => refetchSet(client, set),
  });
  return { ...mutation, sentCount };
}

const EXAMPLE = 'alice\nbob\n{"member": "carol", "ttl": "1h 30m", "value": {"from": "import"}}';

const toInput = ({ member, ttlMs, never, value }: PastedMember): NewMemberInput => ({
  member,
  ...(never ? { lifetime: { never: true } } : ttlMs === undefined ? {} : { lifetime: { ttlMs } }),
  ...(value === undefined ? {} : { value }),
});

/** Adds many members from pasted text. */
export default function PasteDialog(props: AddMemberFormProps & { readonly onClose: () => void }) {
  const { set, defaultTtlMs, onClose } = props;
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const deferred = useDeferredValue(text);
  const lines = useMemo(() => readPaste(deferred), [deferred]);
  const add = useAddMany(set);
  const standing = useStandingError(add.error);
  const error = add.sentCount > 0 ? add.error : standing;
  const good = lines.flatMap((line) => (line.status === 'good' ? [line.member] : []));
  const badCount = lines.length - good.length;
  const ready = good.length > 0 && badCount === 0 && deferred === text;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (ready && !add.isPending) add.mutate(good.map(toInput), { onSuccess: onClose });
  };
  const problem =
    !tried || ready
      ? undefined
      : lines.length === 0
        ? 'Paste at least one member.'
        : `Fix or remove the ${badCount === 1 ? 'line' : 'lines'} below.`;

  return (
    <Dialog title="Add many members" wide onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-2">
        <TextField
          label="Members, one per line, or NDJSON"
          name="members"
          autoFocus
          rows={8}
          placeholder={EXAMPLE}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            add.reset();
          }}
          hint={`The default "ttl" is ${formatDuration(defaultTtlMs)}; null means never.`}
          problem={problem}
        />
        {lines.length > 0 && <PastePreview lines={lines} defaultTtlMs={defaultTtlMs} />}
        {error !== null && (
          <FormProblem>
            {changeErrorMessage(error)}{' '}
            {add.sentCount > 0 && `${wholeNumber.format(add.sentCount)} were added.`}
          </FormProblem>
        )}
        <DialogActions
          action={good.length > 0 ? `Add ${wholeNumber.format(good.length)}` : 'Add'}
          busy={add.isPending}
          onCancel={onClose}
        >
          {add.isPending && good.length > 1_000 && (
            <p role="status" className="mr-auto self-center text-sm text-ink-2">
              {wholeNumber.format(add.sentCount)} of {wholeNumber.format(good.length)} sent
            </p>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
