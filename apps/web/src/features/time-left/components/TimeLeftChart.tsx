import { useState } from 'react';
import { formatDurationShort } from '../../../clock/duration-format.ts';
import type { TimeLeft } from '../queries/use-time-left.ts';
import { TimeLeftTable } from './TimeLeftTable.tsx';

const wholeNumber = new Intl.NumberFormat();
const AXIS_MARKS = [0, 0.25, 0.5, 0.75, 1] as const;

const range = ({ fromMs, toMs }: TimeLeft['buckets'][number]) =>
  `${formatDurationShort(fromMs)} – ${formatDurationShort(toMs)}`;

function summary({ buckets, beyond, never, spanMs }: TimeLeft): string {
  const within = buckets.reduce((sum, { count }) => sum + count, 0);
  return (
    `Live members by time left: ${within} within ${formatDurationShort(spanMs)}, ` +
    `${beyond} later, ${never} never expire.`
  );
}

export function TimeLeftChart({ timeLeft }: { timeLeft: TimeLeft }) {
  const { buckets, beyond, never, spanMs } = timeLeft;
  // An offset in time rather than an index: it still means the same once the bars have changed.
  const [pointedMs, setPointedMs] = useState<number | null>(null);
  const highest = Math.max(1, ...buckets.map(({ count }) => count));
  const pointed = buckets.find(
    ({ fromMs, toMs }) => pointedMs !== null && pointedMs >= fromMs && pointedMs < toMs,
  );

  return (
    <div className="time-left">
      <p className="time-left-readout" aria-hidden="true">
        {pointed
          ? `${range(pointed)} left: ${wholeNumber.format(pointed.count)}`
          : `highest bar: ${wholeNumber.format(highest)}`}
      </p>
      <div className="time-left-plot">
        <div
          className="time-left-bars"
          role="img"
          aria-label={summary(timeLeft)}
          onPointerLeave={() => setPointedMs(null)}
        >
          {buckets.map((bucket, index) => (
            <span
              key={index}
              data-pointed={bucket === pointed || undefined}
              onPointerEnter={() => setPointedMs((bucket.fromMs + bucket.toMs) / 2)}
            >
              <i style={{ transform: `scaleY(${bucket.count / highest})` }} />
            </span>
          ))}
        </div>
        <div className="time-left-axis" aria-hidden="true">
          {AXIS_MARKS.map((share) => (
            <span key={share}>
              {share === 0
                ? 'now'
                : formatDurationShort(Math.round((spanMs * share) / 1000) * 1000)}
            </span>
          ))}
        </div>
      </div>
      <dl className="time-left-rest">
        <div>
          <dt>later</dt>
          <dd>{wholeNumber.format(beyond)}</dd>
        </div>
        <div>
          <dt>never</dt>
          <dd>{wholeNumber.format(never)}</dd>
        </div>
      </dl>
      <TimeLeftTable timeLeft={timeLeft} describe={range} />
    </div>
  );
}
