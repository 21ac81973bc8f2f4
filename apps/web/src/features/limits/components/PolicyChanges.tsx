import type { policyChanges } from '../policy-changes.ts';

interface PolicyChangesProps {
  readonly changes: ReturnType<typeof policyChanges>;
  readonly none: string;
}

/** Each changed setting, before and after. */
export function PolicyChanges({ changes, none }: PolicyChangesProps) {
  if (changes.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <dl className="grid gap-1.5">
      {changes.map(({ what, before, after }) => (
        <div key={what}>
          <dt className="font-medium wrap-anywhere">{what}</dt>
          <dd className="wrap-anywhere">
            {before === null ? (
              <span className="text-ink-2">new: </span>
            ) : (
              <del className="text-ink-2">{before}</del>
            )}
            {before !== null && after !== null && <span aria-hidden="true"> → </span>}
            {after === null ? (
              <span className="text-ink-2"> (removed)</span>
            ) : (
              <ins className="font-medium no-underline">{after}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
