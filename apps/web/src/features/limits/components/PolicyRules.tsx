import { Panel } from '../../../components/Panel.tsx';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Facts } from '../../../shared/named-settings/Facts.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { ALGORITHM_NAMES, mostLabel, rateLabel } from '../limit-labels.ts';
import { deniedText, escalationText, modeText, OUTAGE } from '../policy-changes.ts';
import type { Policy } from '../policy-settings.ts';

/** The limits and settings of a policy. */
export function PolicyRules({ policy }: { policy: Policy }) {
  const { limits, shadow, countDenied, escalation, outage } = policy;
  const { localShare, localKeys } = outage;
  const hasBursts = limits.some(({ burst }) => burst !== null);
  return (
    <Panel title="Limits">
      <div className="grid items-start gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-cols-1">
        <Table caption="Limits">
          <TableHead>
            <ColumnHead>Limit</ColumnHead>
            <ColumnHead numeric>Allows</ColumnHead>
            {hasBursts && <ColumnHead numeric>Burst</ColumnHead>}
            <ColumnHead>Algorithm</ColumnHead>
            <ColumnHead numeric>Never more than</ColumnHead>
          </TableHead>
          <TableBody>
            {limits.map((limit) => (
              <TableRow key={limit.name}>
                <RowHead className="font-mono font-medium wrap-anywhere">{limit.name}</RowHead>
                <Cell label="Allows" numeric>
                  {rateLabel(limit)}
                </Cell>
                {hasBursts && (
                  <Cell label="Burst" numeric>
                    {limit.burst === null ? '—' : wholeNumber.format(limit.burst)}
                  </Cell>
                )}
                <Cell label="Algorithm">{ALGORITHM_NAMES[limit.algorithm]}</Cell>
                <Cell label="Never more than" numeric>
                  {mostLabel(limit)}
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Facts
          facts={[
            ['Limits together', limits.length > 1 ? 'a call must pass all' : ''],
            ['Mode', modeText(shadow)],
            ['Denied calls', deniedText(countDenied)],
            ['Blocks', escalationText(escalation)],
            ['In an outage', OUTAGE[outage.policy]],
            ['Share of each process', outage.policy === 'LOCAL' ? localShare : ''],
            ['Keys of each process', outage.policy === 'LOCAL' ? localKeys : ''],
            ['Time limit for a decision', formatDuration(outage.answerWithinMs)],
            [
              'Redis is skipped',
              `for ${formatDuration(outage.pauseMs)} after ${wholeNumber.format(outage.failures)} failures`,
            ],
          ]}
        />
      </div>
    </Panel>
  );
}
