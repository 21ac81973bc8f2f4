import { EmptyState } from '../../../components/EmptyState.tsx';
import { Button } from '../../../components/Button.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { LoadMoreButton } from '../../../components/LoadMore.tsx';
import { TableSkeleton } from '../../../components/TableSkeleton.tsx';
import { isFiltered, type AuditSearch } from '../audit-search.ts';
import { useAuditEntries, useNewestEntry } from '../queries/use-audit-entries.ts';
import { reportScan } from '../scan-report.ts';
import { AuditDays } from './AuditDays.tsx';

interface AuditLogProps {
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
}

export function AuditLog({ search, onSearch }: AuditLogProps) {
  const log = useAuditEntries(search);
  const newest = useNewestEntry(search).data;
  const { hasNextPage, isRefetching, refetch } = log;
  const filtered = isFiltered(search);
  return (
    <QueryBoundary
      query={log}
      failure="Could not load the audit log"
      skeleton={
        <TableSkeleton
          label="Loading the audit log"
          rows={12}
          className="h-[41px] max-md:h-[70px]"
        />
      }
    >
      {({ entries, scanned }) => {
        const shown = entries.length;
        const report = reportScan({ shown, scanned, filtered, more: hasNextPage });
        const older = hasNextPage && (
          <LoadMoreButton
            query={log}
            label={filtered ? 'Search older entries' : 'Load older entries'}
          />
        );
        const isNewer = newest && newest.id !== entries[0]?.id;
        return (
          <>
            {isNewer && (
              <p className="mb-2 flex justify-center">
                <Button
                  look="primary"
                  size="small"
                  busy={isRefetching}
                  onClick={() => void refetch()}
                >
                  Show newer entries
                </Button>
              </p>
            )}
            {shown > 0 ? (
              <AuditDays
                entries={entries}
                onNarrow={(narrowed) => onSearch({ ...search, ...narrowed })}
              />
            ) : (
              <EmptyState
                title={filtered ? 'No matching entries' : 'No entries yet'}
                action={older}
              >
                <p>
                  {filtered
                    ? `${report}. Names must match exactly.`
                    : 'The log records all changes and attempts.'}
                </p>
              </EmptyState>
            )}
            {shown > 0 && (
              <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
                <p aria-live="polite">{report}</p>
                {older}
              </div>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}
