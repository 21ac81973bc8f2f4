import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { CountField, countProblem } from '../../../components/CountField.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { blockProblem, NEW_SET, SHARDS, toNewSet, type SetDraft } from '../new-set.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreateSetDocument, type CreateExpiringSetInput } from '../documents.generated.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { SetPreview } from './SetPreview.tsx';
import { StrategyChoice } from './StrategyChoice.tsx';

/** Resolves to whether the set was created, or the name already exists. */
function useCreateSet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: CreateExpiringSetInput) => {
      const { createExpiringSet } = await request(CreateSetDocument, { input });
      return createExpiringSet.status;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}

/** Creates a set and opens its page. */
export default function CreateSetDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(NEW_SET);
  const [tried, setTried] = useState(false);
  const create = useCreateSet();
  const { name, kind, ttl, shards, block } = draft;

  const ttlField = kind === 'window' ? 'windowMs' : 'defaultTtlMs';
  const path = (option: string) => `strategy.${kind}.${option}`;
  const fields = ['name', path(ttlField), path('shards'), path('blockMs')];
  const refused: Readonly<Partial<Record<string, string>>> = useFieldMessages(create.error, fields);
  const taken = create.data === 'EXISTS' ? 'A set with this name already exists.' : undefined;
  const missing = tried && name === '' ? 'Enter a name.' : undefined;

  const change = (part: Partial<SetDraft>) => {
    setDraft({ ...draft, ...part });
    create.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const input = toNewSet(draft);
    if (input === undefined || create.isPending) return;
    create.mutate(input, {
      onSuccess: (status) => {
        if (status !== 'CREATED') return;
        notify('done', `Set ${name} created. Add its first member.`);
        onClose();
        void navigate({ to: '/sets/$name', params: { name } });
      },
    });
  };

  return (
    <Dialog title="Create set" wide onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <Field
            label="Name"
            name="name"
            autoFocus
            value={name}
            onChange={(event) => change({ name: event.target.value })}
            problem={missing ?? taken ?? refused['name']}
            hint="Such as logins:web"
          />
          <DurationField
            label={kind === 'window' ? 'Window' : 'Default time to live'}
            name="defaultTtl"
            value={ttl}
            onChange={(event) => change({ ttl: event.target.value })}
            problem={refused[path(ttlField)] ?? (tried ? durationProblem(ttl) : undefined)}
          />
          {kind === 'sharded' && (
            <CountField
              label="Slots"
              name="shards"
              value={shards}
              onChange={(event) => change({ shards: event.target.value })}
              hint="A few per master, including masters you may add later."
              problem={refused[path('shards')] ?? countProblem(shards, SHARDS)}
            />
          )}
          {kind === 'buckets' && (
            <DurationField
              label="Block width"
              name="block"
              value={block}
              onChange={(event) => change({ block: event.target.value })}
              problem={refused[path('blockMs')] ?? blockProblem(draft)}
            />
          )}
        </div>
        <StrategyChoice chosen={kind} onPick={(picked) => change({ kind: picked })} />
        <SetPreview draft={draft} />
        {refused['form'] && <FormProblem>{refused['form']}</FormProblem>}
        <DialogActions action="Create set" busy={create.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
