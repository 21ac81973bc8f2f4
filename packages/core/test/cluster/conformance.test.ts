import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { play } from '../conformance/history.ts';
import { histories } from '../conformance/operations.ts';
import { canRun, STRATEGIES_UNDER_TEST } from '../conformance/strategies.ts';
import { PATIENCE } from '../support/patience.ts';
import { sharedCluster } from '../support/shared-cluster.ts';

const START = 4_000_000_000_000;

/** At most a hundred: in a cluster each takes longer. */
const HISTORIES = Math.min(100, Number(process.env['MAYFLY_HISTORIES'] ?? 10));

describe('on a cluster of three masters', () => {
  it.for(STRATEGIES_UNDER_TEST)(
    '$title answers as the model does, for a set in any slot',
    PATIENCE,
    async (strategy, { skip }) => {
      const redis = (await sharedCluster()).client();
      if (!(await canRun(strategy, redis))) skip('The server cannot');
      const subject = strategy.open(createMayfly({ redis }), 'any');
      const property = fc.asyncProperty(histories(strategy, subject), (history) => {
        const clock = { now: START, advance: (ms: number) => void (clock.now += ms) };
        const mayfly = createMayfly({ redis, clock: () => clock.now });
        return play(strategy, { mayfly, clock, name: randomUUID() }, history);
      });
      const run = await fc.check(property, { numRuns: HISTORIES });
      expect(run.failed ? fc.defaultReportMessage(run) + String(run.errorInstance) : '').toBe('');
    },
  );
});
