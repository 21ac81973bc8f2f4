import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { changeErrorMessage } from '../shared/graphql/error-messages.ts';
import { useStandingError } from '../shared/graphql/use-standing-error.ts';
import { Button } from './Button.tsx';
import { BACKDROP, DIALOG, DIALOG_ACTIONS, DIALOG_BODY, DIALOG_TITLE } from './dialog-style.ts';
import { Field } from './Field.tsx';
import { FormProblem } from './FormProblem.tsx';
import { useFocusBack } from './use-focus-back.ts';

interface ConfirmDialogProps {
  readonly title: string;
  /** What happens, and whether the user can undo it. */
  readonly children: ReactNode;
  /** The verb, such as "Delete set". */
  readonly action: string;
  /** For actions that cannot be undone: the text that the user must type, with its label. */
  readonly confirmation?: {
    readonly text: string;
    readonly label: string;
    /** Shown if the typed text differs. */
    readonly problem: string;
  };
  readonly busy: boolean;
  readonly error?: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks the user to confirm a destructive action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, confirmation, busy, onConfirm, onClose } = props;
  const error = useStandingError(props.error);
  const focusBack = useFocusBack();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const matches = confirmation === undefined || typed === confirmation.text;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(!matches);
    if (matches && !busy) onConfirm();
  };

  return (
    <AlertDialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={BACKDROP} />
        <AlertDialog.Popup finalFocus={focusBack} className={`${DIALOG} ${DIALOG_BODY.narrow}`}>
          <AlertDialog.Title className={DIALOG_TITLE}>{title}</AlertDialog.Title>
          <form onSubmit={submit} noValidate className="grid gap-3">
            <AlertDialog.Description render={<div />} className="wrap-anywhere">
              {children}
            </AlertDialog.Description>
            {confirmation && (
              <Field
                label={confirmation.label}
                name="confirmation"
                autoFocus
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                problem={tried && !matches ? confirmation.problem : undefined}
              />
            )}
            {error !== undefined && error !== null && (
              <FormProblem>{changeErrorMessage(error)}</FormProblem>
            )}
            <footer className={DIALOG_ACTIONS}>
              <Button onClick={onClose} autoFocus={confirmation === undefined}>
                Cancel
              </Button>
              <Button type="submit" look="danger" busy={busy}>
                {action}
              </Button>
            </footer>
          </form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
