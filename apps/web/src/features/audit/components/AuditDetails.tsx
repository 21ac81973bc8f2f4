import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { formatExactMoment } from '../../../shared/clock/moment.ts';
import { actionLabel } from '../actions.ts';
import type { AuditSearch } from '../audit-search.ts';
import type { AuditRow } from '../days.ts';

/** Entries of a row whose time and request are shown. */
const SHOWN_AT_ONCE = 20;

interface AuditDetailsProps {
  readonly id: string;
  readonly entries: AuditRow['entries'];
  readonly zone: string;
  readonly onNarrow: (search: AuditSearch) => void;
}

/** What the sentence leaves out: names as in the API, ids and the address. */
export function AuditDetails({ id, entries, zone, onNarrow }: AuditDetailsProps) {
  const [{ action, actorId, target, outcome, address }] = entries;
  const shown = entries.slice(0, SHOWN_AT_ONCE);
  const facts = [
    ['Action', action],
    ['Outcome', outcome],
    ['Target', target],
    ['Actor id', actorId],
    ['Address', address],
  ] as const;
  return (
    <div id={id} className="grid gap-3 bg-sunken/60 px-3 py-3 text-sm md:pl-[7.25rem]">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="contents">
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-mono wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
        {shown.map(({ id: entryId, at, requestId }) => (
          <div key={entryId} className="contents">
            <dt className="text-ink-2">{formatExactMoment(Date.parse(at), zone)}</dt>
            <dd>
              <CopyButton
                text={requestId}
                what={`request id ${requestId}`}
                label={`Request ${requestId}`}
                look="quiet"
                size="small"
                className="-my-1 -ml-2 max-w-full font-mono wrap-anywhere"
              />
            </dd>
          </div>
        ))}
      </dl>
      {entries.length > shown.length && (
        <p className="text-ink-2">and {entries.length - shown.length} more</p>
      )}
      <p>
        <Button size="small" onClick={() => onNarrow({ action })}>
          Show all: {actionLabel(action)}
        </Button>
      </p>
    </div>
  );
}
