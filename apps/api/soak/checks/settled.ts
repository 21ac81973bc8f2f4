import type { Findings } from './findings.ts';

export interface Resources {
  readonly heapBytes: number;
  readonly descriptors: number;
}

/** Caches of documents, plans and compiled code may fill during a run. */
const HEAP_GROWTH = 1.5;
const HEAP_ALLOWANCE = 16 * 1024 * 1024;
/** Another topology of the cluster needs other connections. */
const DESCRIPTOR_ALLOWANCE = 8;

/** Whether an instance without clients has the resources of an instance that never had any fault. */
export function checkResources(subject: string, before: Resources, after: Resources): Findings {
  const heapLimit = before.heapBytes * HEAP_GROWTH + HEAP_ALLOWANCE;
  const descriptorLimit = before.descriptors + DESCRIPTOR_ALLOWANCE;
  const violations: string[] = [];
  if (after.heapBytes > heapLimit) {
    violations.push(`${subject}: heap of ${after.heapBytes} bytes, at most ${heapLimit}`);
  }
  if (after.descriptors > descriptorLimit) {
    violations.push(`${subject}: ${after.descriptors} descriptors, at most ${descriptorLimit}`);
  }
  return { operations: 2, violations, apart: 0 };
}
