import { changeErrorMessage } from '../graphql/error-messages.ts';
import { notify, tell } from '../notices/notify.ts';
import { pageUndo, UNDO_MS } from './undo-stack.ts';

interface Offer {
  /** What was done, such as "12 members are removed." */
  readonly text: string;
  readonly restore: () => Promise<void>;
  /** What to say once it is back. */
  readonly restored: string;
}

/** Tells that something was done, with a button that takes it back for ten seconds; so do the keys. */
export function offerUndo({ text, restore, restored }: Offer): void {
  const id = pageUndo.push({
    label: text,
    restore,
    onSettled: (outcome, error) => {
      close();
      if (outcome === 'restored') notify('done', restored);
      if (outcome === 'failed') notify('failed', `Not undone. ${changeErrorMessage(error)}`);
    },
  });
  const close = tell({
    tone: 'done',
    text,
    forMs: UNDO_MS,
    action: { label: 'Undo', run: () => void pageUndo.undo(id) },
  });
}
