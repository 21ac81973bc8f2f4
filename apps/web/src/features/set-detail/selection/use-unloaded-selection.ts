import { useMemo, type Dispatch, type SetStateAction } from 'react';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { selectAll, selectRange, type Selection } from './selection.ts';
import { LONGEST_RANGE, namesBetween, namesFromTop } from '../members/find-ranks.ts';
import type { HeldRows } from '../members/use-held-rows.ts';

interface FarSelectionOptions {
  readonly set: string;
  /** Ranks follow the expiry, so members can be loaded by rank. */
  readonly ordered: boolean;
  readonly rows: HeldRows;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
}

const MOST = wholeNumber.format(LONGEST_RANGE);

const tellIfCut = (names: readonly string[]) => {
  if (names.length === LONGEST_RANGE) {
    notify('failed', `You can select at most ${MOST} members.`);
  }
};
const tellFailure = (error: unknown) => notify('failed', changeErrorMessage(error));

/** Selects members, including some that are not loaded. */
export function useUnloadedSelection({ set, ordered, rows, setSelection }: FarSelectionOptions) {
  return useMemo(() => {
    const range = (from: string, to: string) => {
      if (!ordered) return;
      namesBetween(set, from, to).then((names) => {
        if (names === null) {
          notify('failed', 'The first of these members is gone. Select it again.');
          return;
        }
        setSelection((known) => selectRange(known, names, to));
        tellIfCut(names);
      }, tellFailure);
    };

    /** Selects all, or leaves the selection: the first thousands of a longer list are no useful selection. */
    const all = () => {
      const { members, total, gone } = rows;
      if (members.length >= total) {
        const names = members.map(({ member }) => member).filter((name) => !gone.has(name));
        setSelection((known) => selectAll(known, names));
      } else if (total > LONGEST_RANGE) {
        notify(
          'failed',
          `Cannot select all ${wholeNumber.format(total)}: the maximum is ${MOST} members. ` +
            'Search instead: “Remove all matches…” has no maximum.',
        );
      } else {
        namesFromTop(set).then((names) => {
          setSelection((known) => selectAll(known, names));
          tellIfCut(names);
        }, tellFailure);
      }
    };
    return { range, all };
  }, [set, ordered, rows, setSelection]);
}
