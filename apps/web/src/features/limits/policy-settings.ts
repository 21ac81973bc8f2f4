import type { LimitFieldsFragment, PolicyFieldsFragment } from './documents.generated.ts';

/** A stored limit. */
export type Limit = LimitFieldsFragment;

/** A loaded policy. */
export type Policy = PolicyFieldsFragment;

/** The settings of a limit, without derived values. */
export type LimitSettings = Omit<Limit, 'mostInAnyWindow'>;

/** The settings of a policy. */
export interface PolicySettings {
  readonly description: string;
  readonly limits: LimitSettings[];
  readonly shadow: boolean;
  readonly countDenied: boolean;
  readonly escalation: Policy['escalation'];
  readonly outage: Policy['outage'];
}
