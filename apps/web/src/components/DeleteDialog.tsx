import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { nameConfirmation } from './name-confirmation.ts';

/** The properties of every dialog that deletes a thing by its name. */
export interface Deletion {
  readonly name: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

interface DeleteDialogProps extends Deletion {
  /** The kind of thing, such as "set". */
  readonly what: string;
  /** What happens to it, and whether the user can undo it. */
  readonly children: ReactNode;
  readonly remove: Pick<
    UseMutationResult<unknown, unknown, void>,
    'isPending' | 'error' | 'mutate'
  >;
}

/** Asks the user to type the name of a thing before it is deleted. */
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
