import { Link } from '@tanstack/react-router';
import { Tag } from '../../../components/Tag.tsx';
import { alertText, type Alert } from '../alert-text.ts';

const MOST = 8;

/** The alerts, each with a link to its solution, or a line that there are none. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) {
    return (
      <p className="text-sm text-ink-2">
        Nothing needs attention: members expire on time, and there is room for more.
      </p>
    );
  }
  const isCritical = alerts.some(({ severity }) => severity === 'CRITICAL');
  return (
    <section
      aria-labelledby="alerts"
      className={`rounded-md border px-panel py-3 ${isCritical ? 'border-danger bg-danger-wash' : 'border-ember bg-ember-wash'}`}
    >
      <h2
        id="alerts"
        className="mb-1.5 flex items-center gap-2 text-lg font-semibold tracking-tight"
      >
        Needs attention <Tag tone={isCritical ? 'danger' : 'ember'}>{alerts.length}</Tag>
      </h2>
      <ul className="grid gap-1.5">
        {alerts.slice(0, MOST).map((alert) => {
          const { text, advice, place, label } = alertText(alert);
          return (
            <li
              key={`${alert.kind} ${alert.subject ?? ''} ${alert.server ?? ''}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 sm:flex-nowrap"
            >
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-medium">{text}</strong>{' '}
                <span className="text-ink-2">{advice}</span>
              </span>
              <Link {...place} className="wrap-anywhere sm:max-w-[40%] sm:flex-none">
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
      {alerts.length > MOST && (
        <p className="mt-1.5 text-sm text-ink-2">and {alerts.length - MOST} more</p>
      )}
    </section>
  );
}
