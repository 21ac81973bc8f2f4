import { changeErrorMessage } from '../graphql/error-messages.ts';
import { notify, tell } from '../notices/notify.ts';
import { pageUndo, UNDO_MS } from './undo-stack.ts';

interface Offer {
  /** What was done, such as "12 members are removed." */
  readonly text: string;
  /** Puts it back. May resolve to what to say of it, where not all could be put back. */
  readonly restore: () => Promise<string | void>;
  /** What to say once it is back. */
  readonly restored: string;
}

/** Tells that something was done, with a button that takes it back for ten seconds; so do the keys. */
export function offerUndo({ text, restore, restored }: Offer): void {
  let told = restored;
  const id = pageUndo.push({
    label: text,
    restore: async () => {
      told = (await restore()) ?? restored;
    },
    onSettled: (outcome, error) => {
      close();
      if (outcome === 'restored') notify('done', told);
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
