import { offerUndo } from '../../../shared/undo/offer-undo.ts';
import type { ChangedMember } from './change-outcome.ts';
import { restorationOf } from './restore-members.ts';

/** What is removed beyond this is not remembered by a page, and so is gone for good. */
export const MOST_UNDOABLE = 20_000;

/** Tells what became of members of a set, and offers to put them back. */
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
        const told = await run();
        await readAgain();
        return told;
      } catch (error) {
        // In an outage reading takes its time: that one can try again is told at once.
        void readAgain();
        throw error;
      }
    },
  });
}
