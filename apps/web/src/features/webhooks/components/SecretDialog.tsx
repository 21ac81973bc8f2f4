import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DIALOG_ACTIONS } from '../../../components/dialog-style.ts';

interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a signing secret once. Only its button closes the dialog. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog title="Copy the signing secret now">
      <p>
        The receiver of <strong className="wrap-anywhere">{name}</strong> verifies signatures with
        it. <strong>It is never shown again.</strong> If you lose it, rotate the secret.
      </p>
      <div className="flex items-center gap-3 rounded-sm border border-dashed border-line-strong bg-sunken p-3">
        <code className="min-w-0 flex-1 wrap-anywhere select-all">{secret}</code>
        <CopyButton text={secret} what="signing secret" look="primary" />
      </div>
      <footer className={DIALOG_ACTIONS}>
        <Button onClick={onClose}>I have copied it</Button>
      </footer>
    </Dialog>
  );
}
