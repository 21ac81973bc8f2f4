import { changeErrorMessage } from '../graphql/error-messages.ts';
import { notify, tell, type Notice } from '../notices/notify.ts';
import { pageUndo, RETRY_MS, UNDO_MS } from './undo-stack.ts';

interface Offer {
  /** What was done, such as "12 members are removed." */
  readonly text: string;
  /**
   * Puts it back. May resolve to what to say of it, where not all could be put back. When it rejects it is
   * called again as often as somebody tries again.
   */
  readonly restore: () => Promise<string | void>;
  /** What to say once it is back. */
  readonly restored: string;
  /** What to say of a restore that failed halfway; null where nothing is back yet. */
  readonly partly?: () => string | null;
}

/**
 * Tells that something was done, with a button that takes it back for ten seconds; so do the keys. Where
 * that fails, as in an outage, it can be tried again.
 */
export function offerUndo({ text, restore, restored, partly }: Offer): void {
  let told = restored;
  let close = () => {};
  const id = pageUndo.push({
    label: text,
    restore: async () => {
      told = (await restore()) ?? restored;
    },
    onOutcome: (outcome, error) => {
      close();
      if (outcome === 'restored') notify('done', told);
      if (outcome === 'failed') {
        const how = `${partly?.() ?? 'Not undone.'} ${changeErrorMessage(error)}`;
        show({ tone: 'failed', text: how, forMs: RETRY_MS }, 'Try again');
      }
    },
  });
  const show = (notice: Notice, label: string) => {
    const run = () => void pageUndo.undo(id);
    close = tell({ ...notice, action: { label, run } });
  };
  show({ tone: 'done', text, forMs: UNDO_MS }, 'Undo');
}
