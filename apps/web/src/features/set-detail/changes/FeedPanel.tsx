import { useState } from 'react';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { Button } from '../../../components/Button.tsx';
import { PauseIcon, PlayIcon } from '../../../components/icons.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { KEYBOARD_SCROLLABLE } from '../../../components/keyboard-scrollable.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { EMPTY_FEED_LOG, type FeedEntry, type FeedLog } from './feed-log.ts';
import { useFeedLog } from './use-set-feed.ts';
import { MemberName } from '../members/MemberName.tsx';
import { visibleName } from '../members/visible-name.ts';

const VERBS: Readonly<Record<FeedEntry['kind'], string>> = {
  ADDED: 'added',
  EXTENDED: 'changed',
  EXPIRED: 'expired',
  REMOVED: 'removed',
  CLEARED: 'cleared',
};

/** The changes of a set, live. */
export function FeedPanel({ set }: { set: string }) {
  const heard = useFeedLog(set);
  const log = heard ?? EMPTY_FEED_LOG;
  const [paused, setPaused] = useState<FeedLog | null>(null);
  const { entries } = paused ?? log;
  const missed = paused === null ? 0 : log.heardCount - paused.heardCount;
  return (
    <Panel
      title="Changes"
      actions={
        <Button
          size="small"
          pressed={paused !== null}
          onClick={() => setPaused(paused === null ? log : null)}
        >
          {paused === null ? <PauseIcon /> : <PlayIcon />}
          {paused === null
            ? 'Pause'
            : `Resume${missed > 0 ? ` (${wholeNumber.format(missed)})` : ''}`}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <p className="text-ink-2">
          {heard ? 'No changes since you opened this page.' : 'Listening for changes…'}
        </p>
      ) : (
        <ol
          aria-label="Latest changes"
          {...KEYBOARD_SCROLLABLE}
          className="max-h-96 overflow-auto text-sm [contain:content]"
        >
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-t border-line py-1 first:border-t-0"
            >
              <span className="text-ink-2">{VERBS[entry.kind]}</span>
              <span className="min-w-0 font-mono">
                {entry.member === null ? (
                  `${wholeNumber.format(entry.clearedCount ?? 0)} members`
                ) : (
                  <MemberName name={visibleName(entry.member)} />
                )}
              </span>
              <span className="text-ink-2">
                <Moment at={entry.toldAt} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {log.heardCount > entries.length && entries.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          Latest of {wholeNumber.format(log.heardCount)} since you opened this page
        </p>
      )}
    </Panel>
  );
}
