import type { Dispatch, SetStateAction } from 'react';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { selectAll, selectRange, type Selection } from './selection.ts';
import { LONGEST_RANGE, namesBetween, namesFromTop } from '../members/find-ranks.ts';
import type { HeldRows } from '../members/use-held-rows.ts';

interface FarSelectionOptions {
  readonly set: string;
  /** Ranks stand for the expiry, so that members can be read by them. */
  readonly ordered: boolean;
  readonly rows: HeldRows;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
}

const MOST = wholeNumber.format(LONGEST_RANGE);

const tellIfCut = (names: readonly string[]) => {
  if (names.length === LONGEST_RANGE) {
    notify('failed', `A selection reaches ${MOST} members at most.`);
  }
};
const tellFailure = (error: unknown) => notify('failed', changeErrorMessage(error));

/** Chooses members of which not all are loaded. */
export function useFarSelection({ set, ordered, rows, setSelection }: FarSelectionOptions) {
  const range = (from: string, to: string) => {
    if (!ordered) return;
    namesBetween(set, from, to).then((names) => {
      if (names === null) {
        notify('failed', 'The first of these members is gone. Choose it anew.');
        return;
      }
      setSelection((known) => selectRange(known, names, to));
      tellIfCut(names);
    }, tellFailure);
  };

  /** All, or what was chosen stays: the first thousands of a longer list are nobody's choice. */
  const all = () => {
    const { members, total, gone } = rows;
    if (members.length >= total) {
      const names = members.map(({ member }) => member).filter((name) => !gone.has(name));
      setSelection((known) => selectAll(known, names));
    } else if (total > LONGEST_RANGE) {
      notify(
        'failed',
        `Not all ${wholeNumber.format(total)} can be chosen: a selection reaches ${MOST} members. ` +
          'Search for those that you mean: “Remove all matches…” takes any number.',
      );
    } else {
      namesFromTop(set).then((names) => {
        setSelection((known) => selectAll(known, names));
        tellIfCut(names);
      }, tellFailure);
    }
  };
  return { range, all };
}
