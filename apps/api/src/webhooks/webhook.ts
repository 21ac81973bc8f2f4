import { CONSTRAINTS, MayflyError, type SettingsEntry } from '@mayfly/core';
import type { SealedSecret } from './secrets.ts';

const CHANGES = ['expired', 'added', 'extended', 'removed'] as const;

/** A kind of change that a webhook reports. All but `expired` need the change feed of the set. */
export type WebhookChange = (typeof CHANGES)[number];

/** `failing`: its receiver has failed for a day. `gone`: its receiver answered 410. */
export type PauseReason = 'manual' | 'failing' | 'gone';

export interface WebhookSettings {
  /** A webhook that is created again has another one: it shares neither queue nor groups with the earlier one. */
  readonly id: string;
  readonly url: string;
  /** The set of this name, or all sets whose names begin with the prefix. */
  readonly sets: { readonly name: string } | { readonly prefix: string };
  readonly changes: readonly WebhookChange[];
  /** The current one first. */
  readonly secrets: readonly SealedSecret[];
  /** Null while it is active. */
  readonly paused: PauseReason | null;
}

export type Webhook = SettingsEntry<WebhookSettings>;

const URL_CHARACTERS = 2048;
const MAX_SECRETS = 5;
const NAME_CHARACTERS = new RegExp(`^[A-Za-z0-9._:/@+-]{0,${CONSTRAINTS.nameCharacters}}$`);

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', `${field} ${message}`, { field });
}

/** Throws `INVALID_OPTION` with the field. */
export function checkWebhook(webhook: WebhookSettings): WebhookSettings {
  const { id, url, sets, changes, secrets, paused } = webhook;
  checkUrl(url);
  const [field, text] = 'name' in sets ? ['sets.name', sets.name] : ['sets.prefix', sets.prefix];
  if (!NAME_CHARACTERS.test(text) || (field === 'sets.name' && text === '')) {
    refuse(field, 'must have only characters of A-Z a-z 0-9 . _ : / @ + -');
  }
  if (changes.length === 0) refuse('changes', 'must not be empty');
  if (secrets.length > MAX_SECRETS) refuse('overlapMs', 'must let earlier secrets end first');
  return {
    id,
    url,
    sets,
    changes: CHANGES.filter((each) => changes.includes(each)),
    secrets,
    paused,
  };
}

function checkUrl(text: string): void {
  const form = `must be an http or https URL without credentials, at most ${URL_CHARACTERS} characters`;
  if (text.length > URL_CHARACTERS || !URL.canParse(text)) refuse('url', form);
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') refuse('url', form);
  if (username !== '' || password !== '') refuse('url', form);
}

/** Distinguishes a webhook from earlier ones of its name: in keys, and in the names of its consumer groups. */
export function keyOf({ name, settings }: Pick<Webhook, 'name' | 'settings'>): string {
  return `webhook:${name}:${settings.id}`;
}

/** The name of the webhook that has a consumer group, or null for another group. */
export function webhookOf(group: string): string | null {
  return /^webhook:(.+):[^:]+$/.exec(group)?.[1] ?? null;
}

/** Whether a webhook reports changes that only a change feed has. */
export function needsFeed({ changes }: WebhookSettings): boolean {
  return changes.some((change) => change !== 'expired');
}
