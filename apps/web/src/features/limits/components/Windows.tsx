import type { ReactNode } from 'react';
import { AccessibleTable } from '../../../shared/charts/AccessibleTable.tsx';
import { Moment } from '../../../shared/clock/Moment.tsx';
import type { CallMark, Decision } from '../call-marks.ts';
import { limitLabel } from '../limit-labels.ts';
import type { Policy } from '../policy-settings.ts';
import { WindowLane } from './WindowLane.tsx';

interface WindowsProps {
  readonly policy: Policy;
  readonly decision: Decision;
  readonly marks: readonly CallMark[];
}

/** The window of each limit for the key, and its calls as a table. */
export function Windows({ policy, decision, marks }: WindowsProps) {
  return (
    <>
      <ul className="grid gap-4">
        {decision.limits.map((limit) => {
          const declared = policy.limits.find(({ name }) => name === limit.name);
          const own = declared?.limit !== limit.limit || declared.windowMs !== limit.windowMs;
          return (
            <WindowLane
              key={limit.name}
              limit={limit}
              marks={marks}
              words={
                (declared
                  ? limitLabel({ ...declared, ...limit, burst: own ? null : declared.burst })
                  : '') + (own ? ' (only for this key)' : '')
              }
            />
          );
        })}
      </ul>
      <Marks />
      {marks.length > 0 && (
        <AccessibleTable
          title="Manual calls"
          columns={['When', 'Cost', 'Outcome']}
          rows={() =>
            marks
              .map(({ at, cost: paid, outcome, refunded }) => {
                const row: [ReactNode, string, string] = [
                  <Moment key="at" at={at} />,
                  String(paid),
                  refunded ? `${outcome}, refunded` : outcome,
                ];
                return row;
              })
              .toReversed()
          }
        />
      )}
    </>
  );
}

/** The legend of the lanes. */
function Marks() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2" aria-hidden="true">
      <span>
        <b className="mr-1.5 inline-block h-3 border-l-3 border-series-1" /> passed
      </span>
      <span>
        <b className="mr-1.5 inline-block h-2 border-l-3 border-dotted border-series-2" /> denied
      </span>
      <span>
        <b className="mr-1.5 inline-block h-3 border-l-3 border-dashed border-series-3" /> shadowed
      </span>
      <span>
        <b className="mr-1.5 inline-block h-1 border-l-3 border-line-strong" /> taken back
      </span>
    </p>
  );
}
