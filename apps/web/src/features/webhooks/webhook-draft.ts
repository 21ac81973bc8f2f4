import type { ParseResult } from '../../shared/forms/field-reader.ts';
import type { Webhook } from './queries/use-webhooks.ts';
import type { ChangeName } from './webhook.ts';

export type Selection = 'prefix' | 'name';

/** The input of the form. */
export interface WebhookDraft {
  readonly webhook: string;
  readonly url: string;
  readonly selection: Selection;
  /** The name of a set, or the beginning of names. */
  readonly sets: string;
  readonly changes: readonly ChangeName[];
}

interface Said {
  readonly webhook: string;
  readonly settings: {
    readonly url: string;
    readonly sets: { readonly name: string } | { readonly prefix: string };
    readonly changes: ChangeName[];
  };
}

export function toWebhookDraft(webhook?: Webhook): WebhookDraft {
  return {
    webhook: webhook?.name ?? '',
    url: webhook?.url ?? '',
    selection: webhook?.set === null ? 'prefix' : webhook === undefined ? 'prefix' : 'name',
    sets: webhook?.set ?? webhook?.prefix ?? '',
    changes: webhook?.changes ?? ['EXPIRED'],
  };
}

/** Parses a draft. Problems have the API's names of the fields. */
export function readWebhook(draft: WebhookDraft): ParseResult<Said> {
  const problems: Record<string, string> = {};
  const [webhook, url, text] = [draft.webhook.trim(), draft.url.trim(), draft.sets.trim()];
  if (webhook === '') problems['webhook'] = 'Enter a name.';
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url))
    problems['url'] = 'Enter an http or https URL.';
  if (draft.selection === 'name' && text === '') problems['sets.name'] = 'Enter the name of a set.';
  if (draft.changes.length === 0) problems['changes'] = 'Choose at least one change.';
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const sets = draft.selection === 'name' ? { name: text } : { prefix: text };
  return { ok: true, webhook, settings: { url, sets, changes: [...draft.changes] } };
}
