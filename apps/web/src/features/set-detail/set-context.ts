import { createContext, useContext, useMemo } from 'react';
import { useCan } from '../../shared/session/viewer.ts';
import { abilitiesOf, type Strategy } from './strategy.ts';

/** What the user can do with the members of the set. */
export interface MemberRights {
  readonly change: boolean;
  readonly reschedule: boolean;
  readonly keep: boolean;
}

/** Where the full list scrolls. Each new object scrolls again. */
export interface Jump {
  readonly rank: number;
  /** The row that receives the keyboard cursor. */
  readonly member?: string;
}

interface SetOfPage {
  readonly name: string;
  readonly defaultTtlMs: number;
  readonly rights: MemberRights;
  readonly jump: Jump | null;
  /** Shows the details of a member. */
  readonly openMember: (member: string) => void;
}

/** The set of the page, for all parts that show its members. */
export const SetContext = createContext<SetOfPage | null>(null);

export function useSetContext(): SetOfPage {
  const set = useContext(SetContext);
  if (set === null) throw new Error('No set is provided.');
  return set;
}

/** What the user can do with the members of a set. */
export function useMemberRights(strategy: Strategy): MemberRights {
  const operator = useCan('OPERATOR');
  return useMemo(() => {
    const abilities = abilitiesOf(strategy);
    return {
      change: operator,
      reschedule: operator && abilities.reschedule,
      keep: operator && abilities.reschedule && abilities.never,
    };
  }, [operator, strategy]);
}
