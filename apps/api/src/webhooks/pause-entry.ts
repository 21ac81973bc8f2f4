import type { AuditEntry } from '../auth/audit/entry.ts';
import type { PauseReason } from './webhook.ts';

/** The audit entry of a webhook that was paused without a caller. */
export function pauseEntry(webhook: string, reason: PauseReason): AuditEntry {
  return {
    section: 'administration',
    actor: null,
    action: 'pauseWebhook',
    target: webhook,
    outcome: reason === 'gone' ? 'GONE' : 'FAILING',
    requestId: '',
    address: '',
  };
}
