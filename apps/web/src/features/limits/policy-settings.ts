import type { LimitFieldsFragment, PolicyFieldsFragment } from './documents.generated.ts';

/** A limit as it is stored. */
export type Limit = LimitFieldsFragment;

/** A policy as it was read. */
export type Policy = PolicyFieldsFragment;

/** What a limit is declared by, without what follows from it. */
export type LimitSettings = Omit<Limit, 'mostInAnyWindow'>;

/** Everything about a policy that can be changed. */
export interface PolicySettings {
  readonly description: string;
  readonly limits: LimitSettings[];
  readonly shadow: boolean;
  readonly countDenied: boolean;
  readonly escalation: Policy['escalation'];
  readonly outage: Policy['outage'];
}
