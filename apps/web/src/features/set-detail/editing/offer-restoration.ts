import { offerUndo } from '../../../shared/undo/offer-undo.ts';
import type { ChangedMember } from './change-outcome.ts';
import { restorationOf } from './restore-members.ts';

/** The page remembers at most this many removed members; more cannot be restored. */
export const MAX_UNDOABLE = 20_000;

/** Reports a change of members, and offers to undo it. */
export function offerRestoration(
  set: string,
  text: string,
  changed: readonly ChangedMember[],
  readAgain: () => Promise<void>,
): void {
  const { run, partly } = restorationOf(set, changed);
  offerUndo({
    text,
    restored: '',
    partly,
    restore: async () => {
      try {
        const message = await run();
        await readAgain();
        return message;
      } catch (error) {
        // During an outage a refetch is slow; the option to retry must appear immediately.
        void readAgain();
        throw error;
      }
    },
  });
}
