import { useState } from 'react';
import { pageClock } from '../../shared/clock/page-clock.ts';
import { readCountdown } from '../../shared/clock/countdown-format.ts';
import {
  addMark,
  lastCounted,
  outcomeOf,
  takeBack,
  type CallMark,
  type Decision,
} from './call-marks.ts';
import { useConsume, useRefund } from './mutations/use-call.ts';

/** The text of a decision. */
function toSentence(decision: Decision): string {
  const { remaining, limit, retryAfterMs } = decision;
  const wait = retryAfterMs === null ? '' : `, passes in ${readCountdown(retryAfterMs).text}`;
  switch (outcomeOf(decision)) {
    case 'allowed':
      return `passed, ${remaining ?? 0} left`;
    case 'denied':
      return decision.reason === 'BLOCKED'
        ? `denied, the key is blocked${wait}`
        : `denied by ${limit ?? 'a limit'}${wait}`;
    case 'shadowed':
      return `passed; ${limit ?? 'a limit'} would have denied it`;
    case 'unavailable':
      return `Redis did not decide; it ${decision.passes ? 'passed' : 'was denied'}`;
  }
}

interface KeyMarks {
  readonly key: string;
  readonly marks: readonly CallMark[];
}

/** The manual calls of a key, with functions to make and refund them. */
export function useCallMarks(policy: string, watched: string | undefined) {
  const [made, setMade] = useState<KeyMarks>({ key: '', marks: [] });
  const [answer, setAnswer] = useState('');
  const consume = useConsume(policy);
  const refund = useRefund(policy);
  const marks = made.key === watched ? made.marks : [];
  const last = lastCounted(marks);

  return {
    marks,
    answer: made.key === watched ? answer : '',
    error: consume.error ?? refund.error,
    canRefund: last !== undefined,
    consume: (key: string, cost: number) => {
      refund.reset();
      // Each of several quick calls has its own answer.
      void consume.mutateAsync({ key, cost }).then(
        (decision) => {
          if (decision === null) return;
          const at = decision.now === null ? pageClock.now() : Date.parse(decision.now);
          const call = { at, cost, outcome: outcomeOf(decision) };
          setMade((before) => ({
            key,
            marks: addMark(before.key === key ? before.marks : [], call),
          }));
          setAnswer(toSentence(decision));
        },
        () => undefined,
      );
    },
    refund: () => {
      if (watched === undefined || last === undefined) return;
      const { id, at, cost } = last;
      refund.mutate(
        { key: watched, cost, decidedAt: at },
        {
          onSuccess: () => {
            setMade((before) => ({ ...before, marks: takeBack(before.marks, id) }));
            setAnswer(`refunded: ${cost}`);
          },
        },
      );
    },
  };
}
