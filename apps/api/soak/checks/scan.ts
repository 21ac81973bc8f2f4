import type { Findings } from './findings.ts';

export interface Scan {
  readonly subject: string;
  /** Members that were live throughout. */
  readonly live: readonly string[];
  /** The members of all pages, in their order. */
  readonly read: readonly string[];
}

/** Whether a scan has each member once that was live throughout. */
export function checkScan({ subject, live, read }: Scan): Findings {
  const counts = new Map<string, number>();
  for (const member of read) counts.set(member, (counts.get(member) ?? 0) + 1);
  const violations = live.flatMap((member) => {
    const count = counts.get(member) ?? 0;
    return count === 1 ? [] : [`${subject}: ${member} was read ${count} times`];
  });
  return { operations: read.length, violations, apart: 0 };
}
