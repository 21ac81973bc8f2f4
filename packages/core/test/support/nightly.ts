/** A number of repetitions: many in `pnpm test:nightly`, and few in an ordinary run. */
export function nightly(many: number, few: number): number {
  return process.env['MAYFLY_NIGHTLY'] === '1' ? many : few;
}
