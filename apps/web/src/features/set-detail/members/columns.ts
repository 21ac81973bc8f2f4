import { useState } from 'react';
import type { MemberRights } from '../set-context.ts';
import { compactJson } from './compact-json.ts';
import type { Member } from './member.ts';

/** A longer value gets no wider column. */
const WIDEST = 48;

/** The characters of the longest value so far, 0 if no member has a value: the column grows and never shrinks. */
export function useValueWidth(members: readonly Member[]): number {
  const [widest, setWidest] = useState(0);
  const [known, setKnown] = useState<readonly Member[] | null>(null);
  if (known === members) return widest;
  setKnown(members);
  let width = widest;
  for (const { value } of members) {
    if (width >= WIDEST) break;
    if (value !== null) width = Math.max(width, compactJson(value).length);
  }
  if (width !== widest) setWidest(Math.min(width, WIDEST));
  return Math.min(width, WIDEST);
}

/** The columns of the rows, and of a row with its actions: they take a place between the value and the time. */
export function columnsOf({ change, reschedule, keep }: MemberRights, valueWidth: number) {
  const tick = change ? '1.125rem ' : '';
  const actions = keep ? '16.5rem ' : reschedule ? '14.5rem ' : change ? '2rem ' : '';
  const valueOf = (most: string) =>
    valueWidth > 0 ? `minmax(0, clamp(0rem, ${most}, ${valueWidth / 2 + 1}rem)) ` : '';
  return {
    '--columns': `${tick}minmax(6rem, 1fr) ${valueOf('40%')}8.5rem`,
    '--with-actions': `${tick}minmax(6rem, 1fr) ${valueOf('40% - 16rem')}${actions}8.5rem`,
  };
}
