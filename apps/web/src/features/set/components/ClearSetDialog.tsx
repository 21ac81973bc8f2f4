import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { changeErrorMessage } from '../../../graphql/error-messages.ts';
import { useClearSet } from '../mutations/use-clear-set.ts';

interface ClearSetDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

export function ClearSetDialog({ name, onClose }: ClearSetDialogProps) {
  const clear = useClearSet(name);
  return (
    <Dialog title="Clear this set" onClose={onClose}>
      <div className="stack">
        <p>
          Drops all members of <code className="name">{name}</code>, also those that never expire.
          The set itself stays.
        </p>
        {clear.error && (
          <p role="alert" className="form-problem">
            {changeErrorMessage(clear.error)}
          </p>
        )}
        <footer className="dialog-actions">
          <Button onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button
            look="danger"
            busy={clear.isPending}
            onClick={() => clear.mutate(undefined, { onSuccess: onClose })}
          >
            Clear set
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
