import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';

interface DiscardDialogProps {
  /** How many, such as "all" or "oldest 100". */
  readonly which: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before dead letters are removed permanently. */
export default function DiscardDialog({ which, ...props }: DiscardDialogProps) {
  return (
    <ConfirmDialog title="Discard dead letters" action={`Discard ${which}`} {...props}>
      <p>Removes them permanently, without another delivery. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
