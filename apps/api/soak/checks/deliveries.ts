import type { Findings } from './findings.ts';

export interface Deliveries {
  readonly subject: string;
  /** Members whose expiry must be delivered. `lost`: a failover may have forgotten the member. */
  readonly expected: readonly { readonly member: string; readonly lost: boolean }[];
  /** The ids of the events that were delivered for each member. */
  readonly delivered: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether each expiry was delivered, with one id at each delivery. */
export function checkDeliveries({ subject, expected, delivered }: Deliveries): Findings {
  const missing = expected.filter(({ member }) => !delivered.has(member));
  const twice = expected.filter(({ member }) => (delivered.get(member)?.size ?? 0) > 1);
  const explained = [...missing, ...twice].filter(({ lost }) => lost);
  return {
    operations: expected.length,
    violations: [
      ...missing
        .filter(({ lost }) => !lost)
        .map(({ member }) => `${subject}: ${member} is missing`),
      ...twice.filter(({ lost }) => !lost).map(({ member }) => `${subject}: ${member} has two ids`),
    ],
    apart: explained.length,
  };
}
