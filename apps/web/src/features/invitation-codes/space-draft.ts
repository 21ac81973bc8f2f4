import { formatDuration } from '../../shared/clock/duration-format.ts';
import { fieldReader, type ParseResult } from '../../shared/forms/field-reader.ts';
import { SPELLINGS, type Space } from './space.ts';

/** The input of the form. */
interface SpaceDraft {
  readonly alphabet: Space['alphabet'];
  readonly length: string;
  readonly checkSymbol: boolean;
  readonly ttlMs: string;
  /** Empty: unlimited. */
  readonly maxUses: string;
  readonly callerMisses: string;
  readonly callerWindow: string;
  readonly allMisses: string;
  readonly allWindow: string;
}

/** What can change. */
type SpaceRules = Pick<Space, 'ttlMs' | 'maxUses' | 'missesPerCaller' | 'missesOfAll'>;

/** What cannot change: it determines the codes. */
type Spelling = Pick<Space, 'alphabet' | 'length' | 'checkSymbol'>;

const DAY_MS = 86_400_000;

export function emptySpace(): SpaceDraft {
  return {
    alphabet: 'DECIMAL',
    length: String(SPELLINGS.DECIMAL.usual),
    checkSymbol: false,
    ttlMs: '15 m',
    maxUses: '',
    callerMisses: '10',
    callerWindow: '10 m',
    allMisses: '1000',
    allWindow: '1 m',
  };
}

export function toSpaceDraft(space: Space): SpaceDraft {
  const { alphabet, length, checkSymbol, missesPerCaller, missesOfAll } = space;
  return {
    alphabet,
    length: String(length),
    checkSymbol,
    ttlMs: formatDuration(space.ttlMs),
    maxUses: space.maxUses === null ? '' : String(space.maxUses),
    callerMisses: String(missesPerCaller.limit),
    callerWindow: formatDuration(missesPerCaller.windowMs),
    allMisses: String(missesOfAll.limit),
    allWindow: formatDuration(missesOfAll.windowMs),
  };
}

interface Said {
  readonly spelling: Spelling;
  readonly rules: SpaceRules;
}

/** Parses a draft. Problems have the API's names of the fields. */
export function readSpace(draft: SpaceDraft): ParseResult<Said> {
  const { problems, hasProblems, count, duration } = fieldReader();
  const { alphabet } = draft;
  const spelling = {
    alphabet,
    length: count('length', draft.length, 1, SPELLINGS[alphabet].longest),
    checkSymbol: alphabet === 'CROCKFORD32' && draft.checkSymbol,
  };
  const rules = {
    ttlMs: duration('ttlMs', draft.ttlMs),
    maxUses: draft.maxUses.trim() === '' ? null : count('maxUses', draft.maxUses, 1, 1_000_000_000),
    missesPerCaller: {
      limit: count('missesPerCaller.limit', draft.callerMisses, 1, 10_000),
      windowMs: duration('missesPerCaller.windowMs', draft.callerWindow, DAY_MS),
    },
    missesOfAll: {
      limit: count('missesOfAll.limit', draft.allMisses, 1, 10_000),
      windowMs: duration('missesOfAll.windowMs', draft.allWindow, DAY_MS),
    },
  };
  return hasProblems() ? { ok: false, problems } : { ok: true, spelling, rules };
}
