import { CopyButton } from '../../../components/CopyButton.tsx';
import { WITHIN_REACH } from '../../../components/within-reach.ts';

/** The value of a member as formatted JSON. */
export function MemberValue({ value }: { value: unknown }) {
  if (value === null) return <p className="text-sm text-ink-2">No value.</p>;
  const json = JSON.stringify(value, null, 2);
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between">
        <h3 className="text-sm font-medium text-ink-2">Value</h3>
        <CopyButton text={json} what="value" size="small" look="quiet" />
      </div>
      <pre
        {...WITHIN_REACH}
        aria-label="Value as JSON"
        role="region"
        className="max-h-72 overflow-auto rounded-sm bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {json}
      </pre>
    </div>
  );
}
