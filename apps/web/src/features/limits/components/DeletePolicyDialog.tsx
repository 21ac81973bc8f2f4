import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useDeletePolicy } from '../mutations/use-delete-policy.ts';

interface DeletePolicyDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export default function DeletePolicyDialog({ name, onClose, onDeleted }: DeletePolicyDialogProps) {
  const remove = useDeletePolicy(name);
  return (
    <ConfirmDialog
      title="Delete this policy"
      action="Delete policy"
      confirmation={{
        text: name,
        label: 'Type the name of the policy to confirm',
        problem: 'This is not the name of the policy.',
      }}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <p>
        Deletes <code>{name}</code> with what counts against keys and with their overrides. Whoever
        asks by it is answered with an error from then on. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
