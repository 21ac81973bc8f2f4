import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { nameConfirmation } from '../../components/name-confirmation.ts';
import { notify } from '../notices/notify.ts';
import { resultText } from './result-text.ts';

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
  readonly remove: () => Promise<{ readonly status: 'DELETED' | 'ABSENT' | null }>;
  /** Of the list of these things. */
  readonly queryKey: QueryKey;
}

/** Asks the user to type the name of a thing before it is deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { what, name, children, remove, queryKey, onDeleted, onClose } = props;
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: ({ status }) => {
      if (status === 'DELETED') notify('done', resultText(what, name, 'deleted'));
      else notify('failed', resultText(what, name, 'no longer exists'));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <ConfirmDialog
      title={`Delete this ${what}`}
      action={`Delete ${what}`}
      confirmation={nameConfirmation(what, name)}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={() => deletion.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
