import type { ReactNode, SubmitEvent } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';

interface SettingsDialogProps {
  /** Of `useSettingsForm`. */
  readonly form: {
    readonly what: string;
    readonly opened: string | undefined;
    readonly failure: string | undefined;
    readonly busy: boolean;
    readonly submit: (event: SubmitEvent) => void;
    readonly onClose: () => void;
  };
  readonly children: ReactNode;
}

/** The dialog that creates or edits named settings. */
export function SettingsDialog({ form, children }: SettingsDialogProps) {
  const { what, opened, failure, busy, submit, onClose } = form;
  const isNew = opened === undefined;
  return (
    <Dialog title={isNew ? `Create ${what}` : `Edit ${opened}`} wide onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-3">
        {children}
        {failure && <FormProblem>{failure}</FormProblem>}
        <DialogActions
          action={`${isNew ? 'Create' : 'Save'} ${what}`}
          busy={busy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
