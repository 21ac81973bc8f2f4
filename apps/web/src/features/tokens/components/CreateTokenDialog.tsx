import { useState, type SubmitEvent } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { FIELD_LABEL, FIELD_NOTE } from '../../../components/field-style.ts';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { ROLE_MEANINGS, ROLE_NAMES, ROLES } from '../../../shared/session/role.ts';
import type { Scope } from '../scopes.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { lifetimeLabel, lifetimeMs, LIFETIMES, type Lifetime } from '../lifetime.ts';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { DIALOG_ACTIONS } from '../../../components/dialog-style.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { CreateTokenDocument, type CreateTokenInput } from '../documents.generated.ts';

/** Resolves to the token itself, which is never available again. */
function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: CreateTokenInput) => {
      const { createToken } = await request(CreateTokenDocument, { input });
      return createToken.secret ?? '';
    },
    // The token is not cached: it disappears with its dialog.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tokens() }),
  });
}

export default function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<(typeof ROLES)[number]>('VIEWER');
  const [scopes, setScopes] = useState<readonly Scope[] | null>(null);
  const [lifetime, setLifetime] = useState<Lifetime>('90d');
  const [typed, setTyped] = useState('180d');
  const [tried, setTried] = useState(false);
  const create = useCreateToken();
  const refused = useFieldMessages(create.error, ['name', 'ttlMs', 'scopes'] as const);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const ttlMs = lifetimeMs(lifetime, typed);
    if (name.trim() === '' || ttlMs === undefined || create.isPending) return;
    create.mutate({
      name: name.trim(),
      role,
      scopes: scopes && [...scopes],
      ...(ttlMs !== null && { ttlMs }),
    });
  };

  if (create.data !== undefined) {
    return <NewSecret name={name.trim()} secret={create.data} onClose={onClose} />;
  }
  return (
    <Dialog title="Create token" onClose={onClose}>
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
          problem={tried && name.trim() === '' ? 'Enter a name.' : refused.name}
          hint="The user or program, such as ci or alice"
        />
        <div className="grid justify-items-start gap-1">
          <p className={FIELD_LABEL}>Role</p>
          <Segments
            legend="Role"
            choices={ROLES}
            labelOf={(choice) => ROLE_NAMES[choice]}
            chosen={role}
            onPick={setRole}
          />
          <p className={`${FIELD_NOTE} min-h-10`} aria-live="polite">
            {ROLE_MEANINGS[role]}
          </p>
        </div>
        <ScopeFields
          scopes={scopes}
          problem={refused.scopes}
          onChange={(next) => {
            setScopes(next);
            create.reset();
          }}
        />
        <div className="grid justify-items-start gap-1">
          <p className={FIELD_LABEL}>Expires after</p>
          <Segments
            legend="Expires after"
            choices={LIFETIMES}
            labelOf={lifetimeLabel}
            chosen={lifetime}
            onPick={setLifetime}
          />
          {lifetime === 'never' && (
            <p className={FIELD_NOTE}>Valid until revoked. Prefer a token that expires.</p>
          )}
        </div>
        {lifetime === 'other' && (
          <DurationField
            label="Duration"
            name="lifetime"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              create.reset();
            }}
            problem={refused.ttlMs ?? (tried ? durationProblem(typed) : undefined)}
          />
        )}
        {refused.form && <FormProblem>{refused.form}</FormProblem>}
        <DialogActions action="Create token" busy={create.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface NewSecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows the token once. Only its button closes the dialog. */
function NewSecret({ name, secret, onClose }: NewSecretProps) {
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
