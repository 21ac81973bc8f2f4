import { Suspense, useState } from 'react';
import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { LifeBar } from '../../../shared/clock/LifeBar.tsx';
import { useLive } from '../../../shared/clock/use-live.ts';
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
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useCodes, type LiveCode } from '../queries/use-codes.ts';

const CodeDialogs = lazy(() => import('./CodeDialogs.tsx'));

interface CodesPanelProps {
  readonly space: string;
  readonly ttlMs: number;
}

/** The live codes of a space, masked. */
export function CodesPanel({ space, ttlMs }: CodesPanelProps) {
  const query = useCodes(space);
  const [asking, setAsking] = useState<{ kind: 'reveal' | 'revoke'; id: string } | null>(null);
  return (
    <Panel title="Live codes">
      <QueryBoundary
        query={query}
        failure="Could not load codes"
        skeleton={<Skeleton label="Loading codes" rows={4} />}
        isEmpty={({ codes }) => codes.length === 0}
        empty={<p className="text-ink-2">No live codes. Create one for an id above.</p>}
      >
        {({ codes, totalCount }) => (
          <>
            <CodeTable codes={codes} ttlMs={ttlMs} onAsk={(kind, id) => setAsking({ kind, id })} />
            <LoadMore query={query} shown={codes.length} total={totalCount} what="codes" />
          </>
        )}
      </QueryBoundary>
      {asking && (
        <Suspense>
          <CodeDialogs space={space} {...asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

interface CodeTableProps {
  readonly codes: readonly LiveCode[];
  readonly ttlMs: number;
  readonly onAsk: (kind: 'reveal' | 'revoke', id: string) => void;
}

function CodeTable({ codes, ttlMs, onAsk }: CodeTableProps) {
  const { live } = useLive(codes);
  const { container, onFocus, onBlur } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={container} tabIndex={-1} onFocus={onFocus} onBlur={onBlur}>
      <Table caption="Live codes, soonest to expire first">
        <TableHead>
          <ColumnHead>Id</ColumnHead>
          <ColumnHead>Code</ColumnHead>
          <ColumnHead numeric>Uses</ColumnHead>
          <ColumnHead numeric>Uses left</ColumnHead>
          <ColumnHead numeric>Expires in</ColumnHead>
          <ColumnHead>
            <span className="sr-only">Actions</span>
          </ColumnHead>
        </TableHead>
        <TableBody>
          {live.map(({ id, maskedCode, uses, usesLeft, expiresAt }) => (
            <TableRow key={id} className="max-md:gap-y-1">
              <RowHead>
                <code className="wrap-anywhere">{id}</code>
              </RowHead>
              <Cell label="Code">
                <code
                  aria-label={`ends in ${maskedCode.replaceAll('•', '') || 'hidden characters'}`}
                >
                  {maskedCode}
                </code>
              </Cell>
              <Cell label="Uses" numeric>
                {wholeNumber.format(uses)}
              </Cell>
              <Cell label="Uses left" numeric>
                {usesLeft === null ? 'unlimited' : wholeNumber.format(usesLeft)}
              </Cell>
              <Cell label="Expires in" numeric className="min-w-24">
                <Countdown expiresAt={expiresAt} />
                <LifeBar expiresAt={expiresAt} fullMs={ttlMs} />
              </Cell>
              <Cell label="" numeric className="max-md:col-span-full max-md:pt-1.5">
                <span className="inline-flex gap-2">
                  <Button
                    size="small"
                    aria-label={`Reveal the code of ${id}`}
                    onClick={() => onAsk('reveal', id)}
                  >
                    Reveal…
                  </Button>
                  <Button
                    size="small"
                    look="danger"
                    aria-label={`Revoke the code of ${id}`}
                    onClick={() => onAsk('revoke', id)}
                  >
                    Revoke…
                  </Button>
                </span>
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
