import type { Webhook, WebhookSummary } from './queries/use-webhooks.ts';

export type ChangeName = Webhook['changes'][number];
export type Outcome = Webhook['attempts'][number]['outcome'];

export const CHANGES: readonly ChangeName[] = ['EXPIRED', 'ADDED', 'EXTENDED', 'REMOVED'];

export const CHANGE_NAMES: Readonly<Record<ChangeName, string>> = {
  EXPIRED: 'Expired',
  ADDED: 'Added',
  EXTENDED: 'Extended',
  REMOVED: 'Removed',
};

export const STATE_NAMES: Readonly<Record<Webhook['state'], string>> = {
  ACTIVE: 'active',
  PAUSED: 'paused',
  FAILING: 'paused: receiver fails',
  GONE: 'paused: receiver is gone',
};

/** Why a webhook does not send, and what an admin can do. */
export const PAUSES: Readonly<Record<Exclude<Webhook['state'], 'ACTIVE'>, string>> = {
  PAUSED: 'An admin paused this webhook.',
  FAILING: 'The receiver failed for a day. Repair it, send a test event, then resume the webhook.',
  GONE: 'The receiver answered 410 Gone. Correct the URL, or resume the webhook.',
};

/** The sets of a webhook, such as "sets that begin with app:". */
export function setsLabel({ set, prefix }: Pick<WebhookSummary, 'set' | 'prefix'>): string {
  if (set !== null) return `set ${set}`;
  return prefix === '' || prefix === null ? 'all sets' : `sets that begin with ${prefix}`;
}

/** How an attempt ended. */
export function outcomeText(outcome: Outcome | null, httpStatus: number | null): string {
  switch (outcome) {
    case 'DELIVERED':
      return `Delivered (${httpStatus ?? ''})`;
    case 'REJECTED':
      return `Status ${httpStatus ?? ''}`;
    case 'TIMED_OUT':
      return 'No answer in 10 s';
    case 'UNREACHABLE':
      return 'Cannot be reached';
    case 'ADDRESS_REFUSED':
      return 'Address not allowed';
    case 'UNSIGNED':
      return 'Secret not readable';
    case null:
      return 'Not sent';
  }
}
