/** One finding, and what to change. `critical`: something fails now, or is about to. */
export interface Finding {
  readonly level: 'ok' | 'note' | 'warning' | 'critical';
  readonly subject: 'redis' | 'server';
  /** A stable code, for programs. */
  readonly code: string;
  readonly message: string;
}
