import { createContext, type MayflyOptions } from '../context.ts';
import { InvitationCodes } from '../codes/invitation-codes.ts';
import { CodeSpaces } from '../codes/spaces.ts';
import type { Mayfly } from '../mayfly.ts';

export * from './common.ts';
export type { Base20Codes, CodeShape, Crockford32Codes, DecimalCodes } from '../codes/alphabet.ts';
export type { CodeCall, InvitationCodes } from '../codes/invitation-codes.ts';
export type {
  ClearedCodes,
  CodeEdge,
  CodePage,
  IssuedCode,
  LiveCode,
  LookedUpCode,
  MissedCode,
  ResolvedCode,
  RevokedCode,
  SweptCodes,
  Utilisation,
} from '../codes/results.ts';
export type { CodeRules, CodesOptions, CodeSpaceSettings, MissLimit } from '../codes/settings.ts';
export type { CodeOutcome, CodeSpace, CodeSpaces } from '../codes/spaces.ts';

/** Invitation codes without the rest of the library. Throws `INVALID_NAMESPACE`, `INVALID_OPTION`. */
export function createMayfly(options: MayflyOptions): Pick<Mayfly, 'codes' | 'spaces'> {
  const { session, keys } = createContext(options);
  return {
    codes: (space, options = {}) => new InvitationCodes(session, keys, space, options),
    spaces: new CodeSpaces(session, keys),
  };
}
