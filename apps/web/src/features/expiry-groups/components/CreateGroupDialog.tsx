import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { CountField, countProblem, parseCount } from '../../../components/CountField.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { resultText } from '../../../shared/named-settings/result-text.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { CreateExpiryGroupDocument } from '../documents.generated.ts';

interface CreateGroupDialogProps {
  readonly set: string;
  readonly onClose: () => void;
}

const TRIES = { least: 1, most: 100 };

export default function CreateGroupDialog({ set, onClose }: CreateGroupDialogProps) {
  const [name, setName] = useState('');
  const [tries, setTries] = useState('');
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const creation = useMutation({
    mutationFn: async (group: string) => {
      const maxTries = parseCount(tries, TRIES) ?? null;
      const input = { set, group, maxTries };
      return (await request(CreateExpiryGroupDocument, { input })).createExpiryGroup.status;
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.expiryGroups(set) }),
  });
  const refused = useFieldMessages(creation.error, ['group', 'maxTries'] as const);
  const triesProblem = tries.trim() === '' ? undefined : countProblem(tries, TRIES);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const group = name.trim();
    if (group === '' || triesProblem !== undefined || creation.isPending) return;
    creation.mutate(group, {
      onSuccess: (status) => {
        notify('done', resultText('group', group, status === 'CREATED' ? 'created' : 'changed'));
        onClose();
      },
    });
  };
  return (
    <Dialog title="Create group" onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-2">
        <Field
          label="Name"
          name="group"
          autoFocus
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            creation.reset();
          }}
          problem={tried && name.trim() === '' ? 'Enter a name.' : refused.group}
          hint="The program that receives the events, such as mailer"
        />
        <CountField
          label="Tries per event"
          name="maxTries"
          value={tries}
          onChange={(event) => {
            setTries(event.target.value);
            creation.reset();
          }}
          problem={tried ? (triesProblem ?? refused.maxTries) : undefined}
          hint="Then it is a dead letter. Empty: no limit"
        />
        {refused.form && <FormProblem>{refused.form}</FormProblem>}
        <DialogActions action="Create group" busy={creation.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
