import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useClearSet } from '../mutations/use-clear-set.ts';

interface ClearSetDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

export default function ClearSetDialog({ name, onClose }: ClearSetDialogProps) {
  const clear = useClearSet(name);
  return (
    <ConfirmDialog
      title="Clear this set"
      action="Clear set"
      busy={clear.isPending}
      error={clear.error}
      onConfirm={() => clear.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Drops all members of <code>{name}</code>, also those that never expire. The set itself
        stays.
      </p>
    </ConfirmDialog>
  );
}
