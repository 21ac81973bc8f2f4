import { useState, type SubmitEvent } from 'react';
import { parseDuration } from '../../../clock/parse-duration.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { fieldMessages } from '../../../graphql/error-messages.ts';
import { useCreateSet } from '../mutations/use-create-set.ts';
import { DIALOG_ACTIONS } from '../../../components/dialog-look.ts';
import { FIELD_NOTE } from '../../../components/field-look.ts';
import { FormProblem } from '../../../components/FormProblem.tsx';

interface CreateSetDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (name: string) => void;
}

export default function CreateSetDialog({ onClose, onCreated }: CreateSetDialogProps) {
  const [name, setName] = useState('');
  const [ttl, setTtl] = useState('5m');
  const [tried, setTried] = useState(false);
  const create = useCreateSet();

  const refused = fieldMessages(create.error, ['name', 'defaultTtlMs']);
  const taken = create.data === 'EXISTS' ? 'There is a set of that name already.' : undefined;
  const missing = tried && name === '' ? 'Enter a name.' : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const duration = parseDuration(ttl);
    if (name === '' || !duration.ok || create.isPending) return;
    create.mutate(
      { name, defaultTtlMs: duration.ms },
      { onSuccess: (status) => status === 'CREATED' && onCreated(name) },
    );
  };

  return (
    <Dialog title="Create a set" onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-2">
        <Field
          label="Name"
          name="name"
          autoFocus
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            create.reset();
          }}
          problem={missing ?? taken ?? refused.name}
          hint="Letters, digits and . _ : / @ + - such as logins:web"
        />
        <DurationField
          label="Default time to live"
          name="defaultTtl"
          value={ttl}
          onChange={(event) => {
            setTtl(event.target.value);
            create.reset();
          }}
          problem={refused.defaultTtlMs ?? (tried ? durationProblem(ttl) : undefined)}
        />
        <p className={FIELD_NOTE}>For members that are added without a time of their own.</p>
        {refused.form && <FormProblem>{refused.form}</FormProblem>}
        <footer className={DIALOG_ACTIONS}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={create.isPending}>
            Create set
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
