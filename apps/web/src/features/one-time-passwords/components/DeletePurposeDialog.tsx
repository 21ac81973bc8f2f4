import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useDeletePurpose } from '../mutations/use-delete-purpose.ts';

interface DeletePurposeDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export default function DeletePurposeDialog(props: DeletePurposeDialogProps) {
  const { name, onClose, onDeleted } = props;
  const remove = useDeletePurpose(name);
  return (
    <ConfirmDialog
      title="Delete this purpose"
      action="Delete purpose"
      confirmation={{
        text: name,
        label: 'Type the name of the purpose to confirm',
        problem: 'This is not the name of the purpose.',
      }}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <p>
        Deletes the rules of <code>{name}</code>: nothing can be issued or verified for it any more.
        What its subjects have is left to expire, and counts again if the purpose is created anew
        before that.
      </p>
    </ConfirmDialog>
  );
}
