import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { MAX_UNDOABLE } from '../editing/offer-restoration.ts';
import { useRemoveMatching } from './use-remove-matching.ts';
import type { MemberQuestion } from './use-member-search.ts';

interface RemoveMatchingDialogProps {
  readonly set: string;
  readonly question: MemberQuestion;
  readonly foundCount: number;
  /** The search has scanned all members, so the count is exact. */
  readonly complete: boolean;
  readonly onClose: () => void;
}

export default function RemoveMatchingDialog(props: RemoveMatchingDialogProps) {
  const { set, question, foundCount, complete, onClose } = props;
  const { text, match } = question;
  const remove = useRemoveMatching(set);
  const { removedCount, scannedCount, totalCount } = remove.progress;
  const count = wholeNumber.format(foundCount);
  const close = () => {
    remove.stop();
    onClose();
  };
  return (
    <ConfirmDialog
      title="Remove all matches"
      action={complete ? `Remove ${count}` : `Remove ${count} and more`}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ [match]: text }, { onSuccess: onClose })}
      onClose={close}
    >
      <p>
        Removes every member that {match === 'prefix' ? 'begins with' : 'contains'}{' '}
        <code>{text}</code>:{' '}
        {complete
          ? `${count} now, and any others that match by then.`
          : `${count} found so far; the search is not complete, so there may be more.`}{' '}
        You can undo up to {wholeNumber.format(MAX_UNDOABLE)} removals for ten seconds.
      </p>
      {remove.isPending && (
        <p className="mt-2" role="status">
          {wholeNumber.format(removedCount)} removed · {wholeNumber.format(scannedCount)} of{' '}
          {wholeNumber.format(totalCount)} others scanned. Cancel stops the removal.
        </p>
      )}
    </ConfirmDialog>
  );
}
