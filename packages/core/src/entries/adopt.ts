import { createContext, type MayflyOptions } from '../context.ts';
import { createAdopt } from '../adopted/adopt.ts';
import { Adoptions } from '../adopted/adoptions.ts';
import type { Mayfly } from '../mayfly.ts';

export * from './common.ts';
export type { Adopt, AtKey, AtPattern } from '../adopted/adopt.ts';
export type { AdoptedKeys, KeyPage } from '../adopted/adopted-keys.ts';
export type { Adoption, AdoptionOptions, Adoptions } from '../adopted/adoptions.ts';
export type {
  AdoptedPage,
  AdoptedPreview,
  AdoptedSet,
  AdoptedSummary,
} from '../adopted/adopted-set.ts';
export type { ExpiryScoredSet, RequiredLifetime } from '../adopted/expiry-scored-set.ts';
export type { InsertionScoredSet } from '../adopted/insertion-scored-set.ts';
export type { ExpiryScores, InsertionScores, Layout } from '../adopted/layout.ts';
export type { AdoptedEdge, AdoptedMember, MemberContent, MemberName } from '../adopted/member.ts';

/** Sorted sets of other programs without the rest of the library. Throws `INVALID_NAMESPACE`, `INVALID_OPTION`. */
export function createMayfly(options: MayflyOptions): Pick<Mayfly, 'adopt' | 'adoptions'> {
  const context = createContext(options);
  const adopt = createAdopt(context);
  return { adopt, adoptions: new Adoptions(context.session, context.keys, adopt) };
}
