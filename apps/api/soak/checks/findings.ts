/** The result of one check of one subject. */
export interface Findings {
  /** What the check looked at. */
  readonly operations: number;
  readonly violations: readonly string[];
  /** Differences that a failover explains: asynchronous replication may lose these. */
  readonly apart: number;
}

/** Of a check name: sums over all its subjects. */
interface Row {
  operations: number;
  violations: number;
  apart: number;
}

/** The findings of a whole run. */
export class Tally {
  readonly rows = new Map<string, Row>();
  readonly #report: (line: string) => void;

  /** `report` receives each violation. */
  constructor(report: (line: string) => void) {
    this.#report = report;
  }

  add(check: string, { operations, violations, apart }: Findings): void {
    const row = this.rows.get(check) ?? { operations: 0, violations: 0, apart: 0 };
    row.operations += operations;
    row.violations += violations.length;
    row.apart += apart;
    this.rows.set(check, row);
    for (const violation of violations) this.#report(`${check}: ${violation}`);
  }

  /** One operation. `violation` is null if it was right. */
  one(check: string, violation: string | null, isExplained = false): void {
    const isApart = violation !== null && isExplained;
    const violations = violation === null || isApart ? [] : [violation];
    this.add(check, { operations: 1, violations, apart: isApart ? 1 : 0 });
  }

  /** A run that looked at nothing has shown nothing. */
  get failed(): boolean {
    return [...this.rows.values()].some(
      ({ operations, violations }) => violations > 0 || operations === 0,
    );
  }
}
