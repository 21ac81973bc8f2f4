import { checkInteger, checkOptions, checkTtl } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { spellingOf, type CodeShape } from './alphabet.ts';

/** The maximum number of misses in any trailing window. */
export interface MissLimit {
  /** 1 to 10,000. */
  readonly limit: number;
  /** Whole milliseconds, 1 to a day. */
  readonly windowMs: number;
}

/** Rules for the codes of a space, in any alphabet. */
export interface CodeRules {
  /** The time to live of a code: whole milliseconds, 1 to ten years; 15 minutes by default. */
  readonly ttlMs?: number | undefined;
  /** How often a code can be resolved, 1 to 10^9. Any number of times by default. */
  readonly maxUses?: number | null | undefined;
  /** 10 in ten minutes by default. */
  readonly missesPerCaller?: MissLimit | undefined;
  /**
   * 1000 a minute by default. When reached, the calls of all callers are refused: keep it above the usual
   * number.
   */
  readonly missesOfAll?: MissLimit | undefined;
}

export type CodesOptions = CodeShape & CodeRules;

/** Rules with all defaults. */
export interface CheckedCodeRules {
  readonly ttlMs: number;
  readonly maxUses: number | null;
  readonly missesPerCaller: MissLimit;
  readonly missesOfAll: MissLimit;
}

/** The stored settings of a space. */
export interface CodeSpaceSettings extends CheckedCodeRules {
  readonly alphabet: NonNullable<CodeShape['alphabet']>;
  /** Symbols without the check symbol. */
  readonly length: number;
  readonly checkSymbol: boolean;
}

const OPTIONS = {
  alphabet: true,
  digits: true,
  length: true,
  checkSymbol: true,
  ttlMs: true,
  maxUses: true,
  missesPerCaller: true,
  missesOfAll: true,
} as const;

const QUARTER_HOUR_MS = 900_000;
const MISSES_PER_CALLER: MissLimit = { limit: 10, windowMs: 600_000 };
const MISSES_OF_ALL: MissLimit = { limit: 1000, windowMs: 60_000 };

/** `INVALID_TTL`, `INVALID_OPTION`. */
export function checkCodeRules(options: CodesOptions): CheckedCodeRules {
  const rules: CodeRules = checkOptions(options, OPTIONS);
  const { missesPerCaller = MISSES_PER_CALLER, missesOfAll = MISSES_OF_ALL } = rules;
  const maxUses = rules.maxUses ?? null;
  if (maxUses !== null) checkInteger(maxUses, 1, CONSTRAINTS.codeUses, 'INVALID_OPTION', 'maxUses');
  return {
    ttlMs: checkTtl(rules.ttlMs ?? QUARTER_HOUR_MS, 'ttlMs'),
    maxUses,
    missesPerCaller: checkMisses(missesPerCaller, 'missesPerCaller'),
    missesOfAll: checkMisses(missesOfAll, 'missesOfAll'),
  };
}

/** `INVALID_TTL`, `INVALID_OPTION`. */
export function checkSpace(options: CodesOptions): CodeSpaceSettings {
  const { alphabet, length } = spellingOf(options);
  const checkSymbol = options.alphabet === 'crockford32' && options.checkSymbol === true;
  return { alphabet, length, checkSymbol, ...checkCodeRules(options) };
}

/** Converts settings to options. */
export function optionsOfSpace(settings: CodeSpaceSettings): CodesOptions {
  const { alphabet, length, checkSymbol, ...rules } = settings;
  switch (alphabet) {
    case 'decimal':
      return { alphabet, digits: length, ...rules };
    case 'crockford32':
      return { alphabet, length, checkSymbol, ...rules };
    case 'base20':
      return { alphabet, length, ...rules };
  }
}

function checkMisses(misses: MissLimit, field: string): MissLimit {
  const names = { limit: true, windowMs: true } as const;
  const { limit, windowMs } = checkOptions(misses, names, field, `${field}.`);
  return {
    limit: checkInteger(limit, 1, CONSTRAINTS.loggedMoments, 'INVALID_OPTION', `${field}.limit`),
    windowMs: checkInteger(
      windowMs,
      1,
      CONSTRAINTS.logWindowMs,
      'INVALID_OPTION',
      `${field}.windowMs`,
    ),
  };
}
