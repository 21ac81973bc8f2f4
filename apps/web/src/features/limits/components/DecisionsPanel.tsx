import { useState } from 'react';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { formatCountdown } from '../../../shared/clock/countdown-format.ts';
import { Button } from '../../../components/Button.tsx';
import { PauseIcon, PlayIcon } from '../../../components/icons.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useDecisions, type SampledDecision } from '../subscriptions/use-decisions.ts';
import { KeyMenu } from './KeyMenu.tsx';

const OUTCOMES = {
  ALLOWED: { label: 'allowed', tone: 'accent' },
  DENIED: { label: 'denied', tone: 'danger' },
  SHADOWED: { label: 'shadowed', tone: 'ember' },
  UNAVAILABLE: { label: 'unavailable', tone: 'danger' },
} as const;

function why({ outcome, limit, remaining, retryAfterMs }: SampledDecision): string {
  if (outcome === 'UNAVAILABLE') return 'Redis did not decide';
  if (outcome === 'ALLOWED') return `${remaining ?? 0} left of ${limit ?? ''}`;
  const wait = retryAfterMs === null ? '' : `, again in ${formatCountdown(retryAfterMs).text}`;
  return `by ${limit ?? 'a block'}${wait}`;
}

/** Live samples of decisions. The rows pause under the pointer and the focus. */
export function DecisionsPanel({ policy }: { policy: string }) {
  const feed = useDecisions(policy);
  const [paused, setPaused] = useState(false);
  const [over, setOver] = useState(false);
  const [held, setHeld] = useState<typeof feed | null>(null);
  const still = paused || over;
  if (still && held === null) setHeld(feed);
  if (!still && held !== null) setHeld(null);
  const shown = held ?? feed;
  const missed = feed.sampledCount - shown.sampledCount;
  const { container, onFocus, onBlur } = useKeptFocus<HTMLDivElement>();
  return (
    <Panel
      title="Live decisions"
      actions={
        <>
          {missed > 0 && (
            <span className="text-sm text-ink-2">{wholeNumber.format(missed)} new</span>
          )}
          <Button size="small" pressed={paused} onClick={() => setPaused(!paused)}>
            {paused ? <PlayIcon /> : <PauseIcon />} {paused ? 'Paused' : 'Pause'}
          </Button>
        </>
      }
    >
      {shown.decisions.length === 0 ? (
        <p className="text-ink-2">No decisions yet. Calls of all processes appear here.</p>
      ) : (
        <>
          <p className="pb-1.5 text-sm text-ink-2">
            {wholeNumber.format(shown.sampledCount)} samples of{' '}
            {wholeNumber.format(shown.decidedCount)} decisions since you opened this page
          </p>
          <div
            ref={container}
            tabIndex={-1}
            onMouseEnter={() => setOver(true)}
            onMouseLeave={() => setOver(false)}
            onFocus={(event) => {
              onFocus(event);
              setOver(true);
            }}
            onBlur={(event) => {
              onBlur(event);
              setOver(false);
            }}
            className="max-h-96 overflow-y-auto"
          >
            <ul aria-label="Sampled decisions">
              {shown.decisions.map((decision) => (
                <li
                  key={decision.id}
                  className="flex flex-wrap items-center gap-x-3 border-t border-line py-0.5"
                >
                  <span className="w-22">
                    <Tag tone={OUTCOMES[decision.outcome].tone}>
                      {OUTCOMES[decision.outcome].label}
                    </Tag>
                  </span>
                  <code className="min-w-0 flex-1 truncate" title={decision.key}>
                    {decision.key}
                  </code>
                  <span className="text-sm text-ink-2 max-sm:order-last max-sm:w-full">
                    {decision.cost > 1 && `cost ${wholeNumber.format(decision.cost)}, `}
                    {why(decision)}
                  </span>
                  <span className="w-16 text-right text-sm text-ink-2">
                    {decision.decidedAt !== null && <Moment at={Date.parse(decision.decidedAt)} />}
                  </span>
                  <KeyMenu limitKey={decision.key} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </Panel>
  );
}
