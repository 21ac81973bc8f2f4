import { memo, useLayoutEffect, useRef } from 'react';
import { Countdown, LAST_MS } from '../../../shared/clock/Countdown.tsx';
import { pageTicker } from '../../../shared/clock/page-clock.ts';
import { LifeBar } from '../../../shared/clock/LifeBar.tsx';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { ICON_BUTTON } from '../../../components/button-style.ts';
import { CheckIcon, CloseIcon, KeepIcon, MoreTimeIcon } from '../../../components/icons.tsx';
import { compactJson } from './compact-json.ts';
import { EXTENSIONS } from '../editing/member-change.ts';
import type { Member } from './member.ts';
import { MemberName } from './MemberName.tsx';
import { visibleName } from './visible-name.ts';
import type { MemberRights } from '../set-context.ts';

const CHIP =
  'h-7 rounded-sm border border-line bg-raised px-1.5 text-sm whitespace-nowrap text-ink-2 ' +
  'hover:border-accent hover:text-accent pointer-coarse:h-9';

const ROW =
  'group absolute inset-x-0 top-0 grid items-center border-b border-line px-2 ' +
  'hover:bg-sunken/60 aria-selected:bg-accent-wash data-lead:z-1 ' +
  'data-lead:shadow-[inset_0_0_0_2px_var(--color-accent)] data-gone:text-ink-2 ' +
  'data-last:bg-ember-wash data-last:shadow-[inset_3px_0_0_var(--color-ember)] ' +
  'contain-strict md:grid-cols-(--columns) md:gap-x-3 md:hover:grid-cols-(--with-actions) ' +
  'md:data-lead:grid-cols-(--with-actions) max-md:content-center max-md:gap-x-3 max-md:gap-y-0.5 ' +
  "max-md:[grid-template:'tick_name_time'_auto_'tick_value_value'_1.2rem_'tick_actions_actions'_auto/auto_minmax(0,1fr)_auto]";

/**
 * The buttons appear on hover, because a hundred rows of buttons are noise. On touch they always show. They are left
 * of the time, and the name and the value give way to them.
 */
const ACTIONS =
  'flex items-center gap-0.5 max-md:[grid-area:actions] md:absolute md:inset-y-1 md:right-[9.75rem] ' +
  'md:opacity-0 md:group-hover:opacity-100 md:group-data-lead:opacity-100 md:pointer-coarse:opacity-100';

interface MemberRowProps extends MemberRights {
  readonly entry: Member;
  readonly id: string;
  readonly rank: number;
  readonly top: number;
  readonly height: number;
  readonly fullMs: number;
  /** The list has a column of values. */
  readonly values: boolean;
  readonly selected: boolean;
  /** The row has the keyboard cursor. */
  readonly lead: boolean;
  /** The member is gone; the row only keeps its place. */
  readonly gone: boolean;
  /** False while the list moves: most rows leave the screen before anyone could press a button. */
  readonly actions: boolean;
}

/** Marks an element during the last seconds. A selector with `:has` would make each tick of the row slower. */
function useLastSeconds(expiresAt: number | null) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (expiresAt === null) return;
    const row = element.current;
    const remove = pageTicker.add((now) => {
      const last = now >= expiresAt - LAST_MS;
      row?.toggleAttribute('data-last', last);
      return last ? Infinity : expiresAt - LAST_MS;
    });
    return () => {
      remove();
      row?.removeAttribute('data-last');
    };
  }, [expiresAt]);
  return element;
}

/**
 * One member. It renders when it changes, not when it ticks or scrolls. The grid handles the presses and
 * finds the control by `data-control`. Every action also has a key.
 */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { entry, id, rank, top, height, fullMs, values, selected, lead, gone, actions } = props;
  const { change, reschedule, keep } = props;
  const { member, value, expiresAt } = entry;
  const mortal = expiresAt !== null;
  const shown = visibleName(member);
  const row = useLastSeconds(gone ? null : expiresAt);
  return (
    <div
      ref={row}
      role="row"
      id={id}
      aria-rowindex={rank + 2}
      aria-selected={change ? selected : undefined}
      data-member={member}
      data-lead={lead || undefined}
      data-gone={gone || undefined}
      className={ROW}
      style={{ height, transform: `translateY(${top}px)` }}
    >
      {change && (
        <div role="gridcell" className="max-md:[grid-area:tick]">
          <span
            aria-hidden="true"
            data-control="select"
            className="grid size-4.5 place-items-center rounded-xs border border-line-strong bg-raised text-accent-ink group-aria-selected:border-accent group-aria-selected:bg-accent pointer-coarse:size-6 [&_svg]:pointer-events-none"
          >
            {selected && <CheckIcon />}
          </span>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Its name is its text. */}
      <div role="gridcell" className="min-w-0 max-md:[grid-area:name]">
        <button
          type="button"
          tabIndex={-1}
          aria-label={shown}
          title={shown}
          className="block max-w-full font-mono font-medium group-data-gone:font-normal group-data-gone:line-through hover:text-accent hover:underline"
          data-control="open"
        >
          <MemberName name={shown} />
        </button>
      </div>
      {values && (
        <div role="gridcell" className="min-w-0 truncate max-md:[grid-area:value]">
          {value !== null && <code className="text-sm text-ink-2">{compactJson(value)}</code>}
        </div>
      )}
      <div
        role="gridcell"
        className="grid gap-1 max-md:min-w-22 max-md:text-right max-md:[grid-area:time] md:col-[-2/-1]"
      >
        {gone ? (
          <span className="text-ink-2">gone</span>
        ) : (
          <>
            <Countdown expiresAt={expiresAt} />
            <LifeBar expiresAt={expiresAt} fullMs={fullMs} />
          </>
        )}
      </div>
      {change && actions && (
        <div role="gridcell" className={ACTIONS}>
          {reschedule && mortal && !gone && (
            <>
              {EXTENSIONS.map((byMs) => (
                <button
                  key={byMs}
                  type="button"
                  tabIndex={-1}
                  className={CHIP}
                  data-control="extend"
                  data-by={byMs}
                  aria-label={`Extend ${member} by ${formatDuration(byMs)}`}
                >
                  +{formatDuration(byMs)}
                </button>
              ))}
              <button
                type="button"
                tabIndex={-1}
                className={ICON_BUTTON}
                data-control="open"
                aria-label={`Extend ${member} by …`}
                title="Extend by …"
              >
                <MoreTimeIcon />
              </button>
            </>
          )}
          {keep && mortal && !gone && (
            <button
              type="button"
              tabIndex={-1}
              className={ICON_BUTTON}
              data-control="persist"
              aria-label={`Keep ${member}`}
              title="Keep: never expires"
            >
              <KeepIcon />
            </button>
          )}
          {!gone && (
            <button
              type="button"
              tabIndex={-1}
              className={`${ICON_BUTTON} hover:bg-danger-wash hover:text-danger max-md:ml-auto`}
              data-control="remove"
              aria-label={`Remove ${member}`}
              title="Remove"
            >
              <CloseIcon />
            </button>
          )}
        </div>
      )}
    </div>
  );
});
