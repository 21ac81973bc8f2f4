import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatDurationShort } from '../clock/duration-format.ts';
import { pageTicker } from '../clock/page-clock.ts';
import { wholeNumber } from '../numbers/whole-number.ts';
import type { Bucket } from './histogram.ts';
import { useStillness } from '../theme/motion-store.ts';
import { AccessibleTable } from './AccessibleTable.tsx';

interface HistogramProps {
  /** For example "Live members by time left". */
  readonly title: string;
  /** Equal steps, starting at `readAt`. */
  readonly buckets: readonly Bucket[];
  /** Counts outside the steps, such as members that never expire. */
  readonly rest?: readonly { readonly label: string; readonly count: number }[];
  /** The server's time of the count. From then on, the bars move towards now. */
  readonly readAt: number;
  readonly spanMs: number;
  /** Called when a bar is clicked, or Enter is pressed on it. */
  readonly onPick?: (bucket: Bucket) => void;
}

const AXIS_MARKS = [0, 0.25, 0.5, 0.75, 1] as const;
const NO_REST = [] as const;
/** Smaller steps than this share of the width are invisible. */
const STEP = 1 / 800;

const range = ({ fromMs, toMs }: Bucket) =>
  `${formatDurationShort(fromMs)} – ${formatDurationShort(toMs)}`;

/**
 * Counts by time left: now is the left edge, and the bars move towards it with the clock. Users read it
 * with the pointer, with the arrow keys, or as a table.
 */
export function Histogram(props: HistogramProps) {
  const { title, buckets, rest = NO_REST, readAt, spanMs, onPick } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const bars = useSlide(readAt, spanMs);
  const highest = Math.max(0, ...buckets.map(({ count }) => count));
  const bucket = pointed === null ? undefined : buckets[pointed];
  const within = buckets.reduce((total, { count }) => total + count, 0);
  const summary = [
    `${title}: ${within} within ${formatDurationShort(spanMs)}`,
    ...rest.map(({ label, count }) => `${count} ${label}`),
  ].join(', ');
  const readout = bucket && `${range(bucket)}: ${wholeNumber.format(bucket.count)}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const last = buckets.length - 1;
    const from = pointed ?? -1;
    const target = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[key];
    if (key === 'Escape') setPointed(null);
    else if (key === 'Enter' && bucket) onPick?.(bucket);
    else if (target !== undefined) {
      setPointed(Math.min(Math.max(0, target), last));
      setByKeyboard(true);
      event.preventDefault();
    }
  };

  return (
    <>
      <p className="text-sm text-ink-2" aria-hidden="true">
        {readout ?? (highest > 0 ? `peak ${wholeNumber.format(highest)}` : 'no data')}
      </p>
      <div className="flex items-stretch gap-4">
        <div className="@container min-w-0 flex-1">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It has a cursor. */}
          <div
            role="application"
            aria-roledescription="histogram"
            aria-label={summary}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="h-[clamp(5.5rem,14vh,9rem)] overflow-hidden border-b border-line-strong"
            onKeyDown={onKeyDown}
            onPointerLeave={() => setPointed(null)}
          >
            <div ref={bars} className="flex h-full">
              {buckets.map((each, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter does the same at the cursor.
                <span
                  key={index}
                  onClick={onPick && (() => onPick(each))}
                  data-pointed={index === pointed || undefined}
                  className={`group flex flex-1 data-pointed:bg-accent-wash ${onPick ? 'cursor-pointer' : ''}`}
                  onPointerEnter={() => {
                    setPointed(index);
                    setByKeyboard(false);
                  }}
                >
                  <i
                    className="mx-auto w-4/5 origin-bottom bg-accent transition-transform duration-500 group-first:bg-ember"
                    style={{ transform: `scaleY(${each.count / Math.max(1, highest)})` }}
                  />
                </span>
              ))}
            </div>
          </div>
          <div
            aria-hidden="true"
            className="flex justify-between bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/12))] bg-[size:100%_4px] bg-no-repeat pt-1.5 text-xs whitespace-nowrap text-ink-2 @max-[20rem]:*:even:hidden"
          >
            {AXIS_MARKS.map((share) => (
              <span key={share}>
                {share === 0
                  ? 'now'
                  : formatDurationShort(Math.round((spanMs * share) / 1000) * 1000)}
              </span>
            ))}
          </div>
        </div>
        {rest.length > 0 && (
          <dl className="grid content-end gap-2 border-l border-dashed border-line-strong pb-6 pl-4">
            {rest.map(({ label, count }) => (
              <div key={label}>
                <dt className="text-sm text-ink-2">{label}</dt>
                <dd className="text-xl leading-tight tracking-tight">
                  {wholeNumber.format(count)}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {byKeyboard ? readout : ''}
      </p>
      <AccessibleTable
        title={title}
        columns={['Time left', 'Count']}
        rows={() => [
          ...buckets
            .filter(({ count }) => count > 0)
            .map((each) => [range(each), wholeNumber.format(each.count)] as const),
          ...rest.map(({ label, count }) => [label, wholeNumber.format(count)] as const),
        ]}
      />
    </>
  );
}

/** Moves an element to the left as time passes, by its full width within the span. */
function useSlide(readAt: number, spanMs: number) {
  const element = useRef<HTMLDivElement>(null);
  const still = useStillness();
  useLayoutEffect(() => {
    if (still) return;
    return pageTicker.add((now) => {
      const share = Math.min(1, Math.max(0, (now - readAt) / spanMs));
      if (element.current) element.current.style.transform = `translateX(${-100 * share}%)`;
      return share === 1 ? Infinity : now + Math.max(16, spanMs * STEP);
    });
  }, [readAt, spanMs, still]);
  useEffect(() => {
    if (still && element.current) element.current.style.transform = '';
  }, [still]);
  return element;
}
