import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { nameConfirmation } from './name-confirmation.ts';

/** What each dialog that deletes something by its name is opened with. */
export interface Deletion {
  readonly name: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

interface DeleteDialogProps extends Deletion {
  /** The kind of thing, such as "set". */
  readonly what: string;
  /** What becomes of it, and whether that can be undone. */
  readonly children: ReactNode;
  readonly remove: Pick<
    UseMutationResult<unknown, unknown, void>,
    'isPending' | 'error' | 'mutate'
  >;
}

/** Asks before a thing with all that belongs to it is deleted: its name has to be typed. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { what, name, children, remove, onDeleted, onClose } = props;
  return (
    <ConfirmDialog
      title={`Delete this ${what}`}
      action={`Delete ${what}`}
      confirmation={nameConfirmation(what, name)}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
