import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { Button } from '../../../components/Button.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useKeyActions } from '../key-action.ts';
import { windowLabel } from '../../../shared/clock/window-label.ts';
import { useClearOverride } from '../mutations/use-overrides.ts';
import type { Policy } from '../policy-settings.ts';
import { useOverrides, type Override } from '../queries/use-overrides.ts';

function overrideText({ limits }: Override): string {
  return limits
    .map(({ name, limit, windowMs, capacity }) => {
      const burst = capacity === limit ? '' : `, bursts of ${wholeNumber.format(capacity)}`;
      return `${name}: ${wholeNumber.format(limit)} in any ${windowLabel(windowMs)}${burst}`;
    })
    .join('; ');
}

const NINE_YEARS_MS = 9 * 31_536_000_000;

/** When an override ends; null for one without an end, which the API keeps for ten years. */
function endOf({ expiresAt }: Override): number | null {
  const end = Date.parse(expiresAt);
  return end - pageClock.now() > NINE_YEARS_MS ? null : end;
}

/** The keys that have their own limits. */
export function OverridesPanel({ policy }: { policy: Policy }) {
  const { act } = useKeyActions();
  const query = useOverrides(policy.name);
  const clear = useClearOverride(policy);
  const { container, onFocus, onBlur } = useKeptFocus<HTMLDivElement>();
  return (
    <Panel
      title="Overrides"
      actions={
        <Button size="small" onClick={() => act({ kind: 'override', key: '' })}>
          <PlusIcon /> Add
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        failure="Could not load overrides"
        skeleton={<Skeleton label="Loading overrides" rows={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-ink-2">All keys use the limits of the policy.</p>}
      >
        {({ items: overrides, totalCount }) => (
          <div ref={container} tabIndex={-1} onFocus={onFocus} onBlur={onBlur}>
            <Table caption="Overrides">
              <TableHead>
                <ColumnHead>Key</ColumnHead>
                <ColumnHead>Limits</ColumnHead>
                <ColumnHead numeric>Ends in</ColumnHead>
                <ColumnHead>
                  <span className="sr-only">Actions</span>
                </ColumnHead>
              </TableHead>
              <TableBody>
                {overrides.map((override) => (
                  <TableRow key={override.key}>
                    <RowHead>
                      <code className="wrap-anywhere">{override.key}</code>
                    </RowHead>
                    <Cell
                      label="Limits"
                      className="whitespace-normal max-md:col-span-full max-md:pb-1"
                    >
                      {overrideText(override)}
                    </Cell>
                    <Cell label="Ends in" numeric>
                      <Countdown expiresAt={endOf(override)} />
                    </Cell>
                    <Cell label="" numeric>
                      <Button
                        size="small"
                        aria-label={`Clear the limits of ${override.key}`}
                        onClick={() => clear.mutate(override)}
                      >
                        Clear
                      </Button>
                    </Cell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            <LoadMore query={query} shown={overrides.length} total={totalCount} what="keys" />
          </div>
        )}
      </QueryBoundary>
    </Panel>
  );
}
