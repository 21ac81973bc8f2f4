import { useSetContext } from '../set-context.ts';

/** The height of the head above the rows, in pixels. */
export const HEAD_HEIGHT = 30;

/** The column heads. They stay while the rows scroll. On a phone only screen readers read them. */
export function GridHead({ values }: { values: boolean }) {
  const { rights } = useSetContext();
  return (
    <div role="rowgroup" className="sticky top-0 z-2 bg-raised max-md:sr-only">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-[30px] grid-cols-(--columns) items-center gap-x-3 border-b border-line px-2 text-sm font-medium text-ink-2"
      >
        {rights.change && (
          <span role="columnheader">
            <span className="sr-only">Selected</span>
          </span>
        )}
        <span role="columnheader">Member</span>
        {values && <span role="columnheader">Value</span>}
        <span role="columnheader" className="md:col-[-2/-1]">
          Time left
        </span>
        {rights.change && (
          <span role="columnheader" className="sr-only">
            Actions
          </span>
        )}
      </div>
    </div>
  );
}
