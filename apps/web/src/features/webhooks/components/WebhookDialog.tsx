import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { resultText } from '../../../shared/named-settings/result-text.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { ChangeWebhookDocument, CreateWebhookDocument } from '../documents.generated.ts';
import type { Webhook } from '../queries/use-webhooks.ts';
import { CHANGE_NAMES, CHANGES } from '../webhook.ts';
import { readWebhook, toWebhookDraft, type Selection } from '../webhook-draft.ts';
import { SecretDialog } from './SecretDialog.tsx';

interface WebhookDialogProps {
  /** The webhook to edit; without it the dialog creates one. */
  readonly opened?: Webhook;
  readonly onClose: () => void;
}

const FIELDS = ['webhook', 'url', 'sets.name', 'sets.prefix', 'changes'] as const;
/** The form checks the syntax. The API also checks the address. */
const URL_RULE =
  'The URL must have no credentials, and a public address or one that WEBHOOK_ALLOW names.';
const SELECTIONS: readonly Selection[] = ['prefix', 'name'];
const SELECTION_NAMES = { prefix: 'By prefix', name: 'One set' } as const;

type Settings = Extract<ReturnType<typeof readWebhook>, { ok: true }>;

/** Resolves to the secret of a new webhook, which is never available again; null for one that exists. */
function useSave(opened: Webhook | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ webhook, settings }: Settings) => {
      const input = { webhook, ...settings };
      if (opened === undefined) {
        const { createWebhook } = await request(CreateWebhookDocument, { input });
        return { isNew: createWebhook.status === 'CREATED', secret: createWebhook.secret };
      }
      await request(ChangeWebhookDocument, { input });
      return { isNew: false, secret: null };
    },
    // The secret is not cached: it disappears with its dialog.
    gcTime: 0,
    onSettled: async (_saved, _error, { webhook }) => {
      await client.invalidateQueries({ queryKey: queryKeys.webhooks() });
      await client.invalidateQueries({ queryKey: queryKeys.webhook(webhook) });
    },
  });
}

export default function WebhookDialog({ opened, onClose }: WebhookDialogProps) {
  const navigate = useNavigate();
  const saving = useSave(opened);
  const { form: failure, url: refusedUrl, ...others } = useFieldMessages(saving.error, FIELDS);
  const refused = { ...others, ...(refusedUrl !== undefined && { url: URL_RULE }) };
  const form = useDraft({
    begin: () => toWebhookDraft(opened),
    read: readWebhook,
    refused,
    onEdit: saving.reset,
  });
  const { draft, edit, text, problems, read } = form;
  const exists = opened === undefined && saving.data?.isNew === false;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.attempt();
    if (!read.ok || saving.isPending) return;
    saving.mutate(read, {
      onSuccess: () => {
        if (opened === undefined) return;
        notify('done', resultText('webhook', opened.name, 'changed'));
        onClose();
      },
    });
  };

  const created = draft.webhook.trim();
  if (typeof saving.data?.secret === 'string') {
    return (
      <SecretDialog
        name={created}
        secret={saving.data.secret}
        onClose={() => {
          onClose();
          void navigate({ to: '/webhooks/$name', params: { name: created } });
        }}
      />
    );
  }
  return (
    <Dialog
      title={opened === undefined ? 'Create webhook' : `Edit ${opened.name}`}
      wide
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-3">
        {opened === undefined && (
          <Field
            {...text('webhook', 'Name')}
            autoFocus
            problem={exists ? 'A webhook with this name already exists.' : problems['webhook']}
            hint="The receiver, such as crm"
          />
        )}
        <Field
          {...text('url', 'URL')}
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="Receives signed POST requests. It must have a public address."
        />
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm font-medium text-ink-2">Sets</span>
          <Segments
            legend="Sets"
            choices={SELECTIONS}
            labelOf={(choice) => SELECTION_NAMES[choice]}
            chosen={draft.selection}
            onPick={(selection) => edit({ selection })}
          />
        </div>
        {draft.selection === 'name' ? (
          <Field {...text('sets', 'Name of the set', 'sets.name')} />
        ) : (
          <Field
            {...text('sets', 'Names begin with', 'sets.prefix')}
            hint="Empty: all sets. Only sets of the strategies sorted and sharded have events."
          />
        )}
        <fieldset>
          <legend className="text-sm font-medium text-ink-2">Changes</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2 py-1.5 max-md:grid max-md:grid-cols-2">
            {CHANGES.map((change) => (
              <Checkbox
                key={change}
                label={CHANGE_NAMES[change]}
                checked={draft.changes.includes(change)}
                onChange={(on) =>
                  edit({
                    changes: CHANGES.filter((each) =>
                      each === change ? on : draft.changes.includes(each),
                    ),
                  })
                }
              />
            ))}
          </div>
          <p className="text-sm text-ink-2">
            Added, extended and removed members are reported only by sets whose change feed is on.
          </p>
        </fieldset>
        {problems['changes'] && <FormProblem>{problems['changes']}</FormProblem>}
        {failure && <FormProblem>{failure}</FormProblem>}
        <DialogActions
          action={opened === undefined ? 'Create webhook' : 'Save webhook'}
          busy={saving.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
