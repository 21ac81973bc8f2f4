import type { Findings } from './findings.ts';

export interface Counter {
  readonly subject: string;
  /** Each acknowledged change by one. `lost`: a failover may have forgotten it. */
  readonly acknowledged: readonly { readonly lost: boolean }[];
  /** Changes without an answer: each may have happened once. */
  readonly unknown: number;
  /** What Redis has in the end. */
  readonly value: number;
}

/** Whether each change happened exactly once. */
export function checkCounter({ subject, acknowledged, unknown, value }: Counter): Findings {
  const most = acknowledged.length + unknown;
  const least = acknowledged.filter(({ lost }) => !lost).length;
  const isRight = value >= least && value <= most;
  return {
    operations: most,
    violations: isRight ? [] : [`${subject}: ${value}, must be ${least} to ${most}`],
    apart: isRight ? Math.max(0, acknowledged.length - value) : 0,
  };
}
