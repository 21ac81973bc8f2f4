import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DIALOG_ACTIONS } from '../../../components/dialog-style.ts';

interface NewSecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows the token once. Only its button closes the dialog. */
export function NewSecret({ name, secret, onClose }: NewSecretProps) {
  return (
    <Dialog title="Copy the token now">
      <p>
        This is the token of <strong className="wrap-anywhere">{name}</strong>.{' '}
        <strong>It is never shown again:</strong> Mayfly only stores a digest. Anyone who has it
        gets the rights of its role.
      </p>
      <div className="flex items-center gap-3 rounded-sm border border-dashed border-line-strong bg-sunken p-3">
        <code className="min-w-0 flex-1 wrap-anywhere select-all">{secret}</code>
        <CopyButton text={secret} what="token" look="primary" />
      </div>
      <footer className={DIALOG_ACTIONS}>
        <Button onClick={onClose}>I have copied it</Button>
      </footer>
    </Dialog>
  );
}
