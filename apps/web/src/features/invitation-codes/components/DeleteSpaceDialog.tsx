import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useDeleteSpace } from '../mutations/use-space-upkeep.ts';

interface DeleteSpaceDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export default function DeleteSpaceDialog({ name, onClose, onDeleted }: DeleteSpaceDialogProps) {
  const remove = useDeleteSpace(name);
  return (
    <ConfirmDialog
      title="Delete this space"
      action="Delete space"
      confirmation={{
        text: name,
        label: 'Type the name of the space to confirm',
        problem: 'This is not the name of the space.',
      }}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <p>
        Deletes <code>{name}</code> with all its codes: none of them leads anywhere any more. This
        cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
