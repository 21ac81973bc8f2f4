import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connect, testBench } from '../support/mayfly.ts';
import { play } from './history.ts';
import { histories, type Operation } from './operations.ts';
import { canRun, STRATEGIES_UNDER_TEST } from './strategies.ts';

/** The year 2096: expiries by Redis's clock do not interfere with the injected clock. */
const START = 4_000_000_000_000;

const HISTORIES = Number(process.env['MAYFLY_HISTORIES'] ?? 40);

const { MAYFLY_SEED, MAYFLY_PATH } = process.env;
const REPLAY = {
  ...(MAYFLY_SEED !== undefined && { seed: Number(MAYFLY_SEED) }),
  ...(MAYFLY_PATH !== undefined && { path: MAYFLY_PATH }),
};

describe('histories', () => {
  it.for(STRATEGIES_UNDER_TEST)(
    '$title answers as the model does',
    { timeout: 30_000 + 100 * HISTORIES },
    async (strategy, { skip }) => {
      const redis = connect();
      if (!(await canRun(strategy, redis))) skip('The server cannot');
      const subject = strategy.open(testBench(redis).mayfly, 'any');
      const property = fc.asyncProperty(histories(strategy, subject), (history) =>
        play(strategy, { ...testBench(redis, START), name: 'set' }, history),
      );
      const run = await fc.check(property, { numRuns: HISTORIES, ...REPLAY });
      expect(run.failed ? report(run) : '').toBe('');
    },
  );
});

function report(run: fc.RunDetails<[Operation[]]>): string {
  return [
    fc.defaultReportMessage(run),
    String(run.errorInstance),
    `MAYFLY_SEED=${run.seed} MAYFLY_PATH=${run.counterexamplePath} replays it`,
  ].join('\n');
}
