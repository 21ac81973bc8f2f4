import { changeErrorMessage } from '../graphql/error-messages.ts';
import { notify, showNotice, type Notice } from '../notices/notify.ts';
import { pageUndo, RETRY_MS, UNDO_MS } from './undo-stack.ts';

interface Offer {
  /** What was done, such as "12 members removed." */
  readonly text: string;
  /**
   * Undoes it. Can resolve to a message, for a partial undo. If it rejects, it is called again for each
   * retry.
   */
  readonly restore: () => Promise<string | void>;
  /** The message after the undo. */
  readonly restored: string;
  /** The message after a partial failure; null if nothing is restored yet. */
  readonly partly?: () => string | null;
}

/**
 * Reports an action, with a button that undoes it for ten seconds; the shortcut does the same. A failed
 * undo, as in an outage, can be retried.
 */
export function offerUndo({ text, restore, restored, partly }: Offer): void {
  let message = restored;
  let close = () => {};
  const id = pageUndo.push({
    label: text,
    restore: async () => {
      message = (await restore()) ?? restored;
    },
    onOutcome: (outcome, error) => {
      close();
      if (outcome === 'restored') notify('done', message);
      if (outcome === 'failed') {
        const how = `${partly?.() ?? 'Not undone.'} ${changeErrorMessage(error)}`;
        show({ tone: 'failed', text: how, forMs: RETRY_MS }, 'Try again');
      }
    },
  });
  const show = (notice: Notice, label: string) => {
    const run = () => void pageUndo.undo(id);
    close = showNotice({ ...notice, action: { label, run } });
  };
  show({ tone: 'done', text, forMs: UNDO_MS }, 'Undo');
}
