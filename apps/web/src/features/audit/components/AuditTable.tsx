import type { ReactNode } from 'react';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import type { AuditSearch } from '../audit-search.ts';
import type { AuditEntry } from '../queries/use-audit-entries.ts';
import { CheckIcon, CloseIcon } from '../../../components/icons.tsx';
import { ApiError } from '../../../shared/graphql/api-error.ts';
import { errorMessage, isFailureCode } from '../../../shared/graphql/error-messages.ts';

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  /** Filters the log by the pressed value. */
  readonly onNarrow: (search: AuditSearch) => void;
}

const UNKNOWN = <span className="text-ink-2">unknown</span>;
const NOTHING = <span className="text-ink-2">—</span>;

export function AuditTable({ entries, onNarrow }: AuditTableProps) {
  return (
    <Table caption="Audit entries, newest first">
      <TableHead>
        <ColumnHead>Action</ColumnHead>
        <ColumnHead>Target</ColumnHead>
        <ColumnHead>Actor</ColumnHead>
        <ColumnHead>Outcome</ColumnHead>
        <ColumnHead>Time</ColumnHead>
        <ColumnHead>Address</ColumnHead>
        <ColumnHead>Request</ColumnHead>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id} className="max-md:gap-y-1.5">
            <RowHead>
              <Narrow what="action" value={entry.action} onNarrow={onNarrow}>
                {entry.action}
              </Narrow>
            </RowHead>
            <Cell
              label="Target"
              className={`max-w-80 whitespace-normal! max-md:col-span-full max-md:max-w-none ${entry.target === null ? 'max-md:hidden' : ''}`}
            >
              {entry.target === null ? (
                NOTHING
              ) : (
                <Narrow what="target" value={entry.target} onNarrow={onNarrow}>
                  {entry.target}
                </Narrow>
              )}
            </Cell>
            <Cell label="Actor" className="max-w-64 whitespace-normal!">
              {entry.actor === null ? (
                UNKNOWN
              ) : (
                <Narrow what="actor" value={entry.actor} onNarrow={onNarrow}>
                  {entry.actor}
                </Narrow>
              )}
            </Cell>
            <Cell label="Outcome" className="whitespace-normal! max-md:col-span-2">
              <Outcome outcome={entry.outcome} />
            </Cell>
            <Cell label="Time">
              <Moment at={Date.parse(entry.at)} />
            </Cell>
            <Cell label="Address" className="font-mono text-sm">
              {entry.address}
            </Cell>
            <Cell label="Request">
              <CopyButton
                text={entry.requestId}
                what={`request id ${entry.requestId}`}
                label={shortened(entry.requestId)}
                look="quiet"
                size="small"
                className="-ml-2 max-w-full font-mono"
              />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const SHOWN_CHARACTERS = 8;

const shortened = (id: string) =>
  id.length > SHOWN_CHARACTERS ? `${id.slice(0, SHOWN_CHARACTERS)}…` : id;

interface NarrowProps {
  readonly what: 'action' | 'target' | 'actor';
  readonly value: string;
  readonly onNarrow: (search: AuditSearch) => void;
  readonly children: ReactNode;
}

/** A value that filters the log by itself when pressed. */
function Narrow({ what, value, onNarrow, children }: NarrowProps) {
  return (
    <button
      type="button"
      title={`Filter by this ${what}`}
      className="rounded-xs text-left align-middle font-mono text-sm wrap-anywhere decoration-line-strong underline-offset-4 hover:text-accent hover:underline pointer-coarse:min-h-6"
      onClick={() => onNarrow({ [what]: value })}
    >
      {children}
    </button>
  );
}

/** The outcome as a word and an icon. The tooltip explains the code. */
function Outcome({ outcome }: { outcome: string }) {
  if (outcome === 'OK') {
    return (
      <span className="inline-flex items-center gap-1.5 text-ink-2">
        <CheckIcon /> done
      </span>
    );
  }
  const meaning = isFailureCode(outcome) ? errorMessage(new ApiError(outcome, '')) : undefined;
  return (
    <span
      title={meaning}
      className="inline-flex items-center gap-1.5 text-sm font-medium text-danger wrap-anywhere"
    >
      <CloseIcon /> {outcome}
    </span>
  );
}
