import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Field } from '../../../components/Field.tsx';
import { changeErrorMessage } from '../../../graphql/error-messages.ts';
import { useDeleteSet } from '../mutations/use-delete-set.ts';

interface DeleteSetDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteSetDialog({ name, onClose, onDeleted }: DeleteSetDialogProps) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const remove = useDeleteSet(name);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed === name && !remove.isPending) remove.mutate(undefined, { onSuccess: onDeleted });
  };

  return (
    <Dialog title="Delete this set" onClose={onClose}>
      <form onSubmit={submit} noValidate className="stack">
        <p>
          Deletes <code className="name">{name}</code> with all its members. This cannot be undone.
        </p>
        <Field
          label="Type the name of the set to confirm"
          name="confirmation"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          problem={tried && typed !== name ? 'This is not the name of the set.' : undefined}
        />
        {remove.error && (
          <p role="alert" className="form-problem">
            {changeErrorMessage(remove.error)}
          </p>
        )}
        <footer className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" busy={remove.isPending}>
            Delete set
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
