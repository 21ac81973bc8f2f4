import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useDeleteSet } from '../mutations/use-delete-set.ts';

interface DeleteSetDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export default function DeleteSetDialog({ name, onClose, onDeleted }: DeleteSetDialogProps) {
  const remove = useDeleteSet(name);
  return (
    <ConfirmDialog
      title="Delete this set"
      action="Delete set"
      confirmation={{
        text: name,
        label: 'Type the name of the set to confirm',
        problem: 'This is not the name of the set.',
      }}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <p>
        Deletes <code>{name}</code> with all its members. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
