import { useState } from 'react';
import { pageClock } from '../../shared/clock/page-clock.ts';
import { formatCountdown } from '../../shared/clock/countdown-format.ts';
import {
  addMark,
  lastCounted,
  outcomeOf,
  refundMark,
  type CallMark,
  type Decision,
} from './call-marks.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/graphql/query-keys.ts';
import { request } from '../../shared/graphql/request.ts';
import { ConsumeLimitDocument, RefundLimitDocument } from './documents.generated.ts';

interface Call {
  readonly key: string;
  readonly cost: number;
}

/** A real call: it counts if it is allowed. */
function useConsume(policy: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (call: Call) =>
      (await request(ConsumeLimitDocument, { input: { policy, ...call } })).consumeLimit.decision,
    onSettled: (_decision, _error, { key }) =>
      queryClient.invalidateQueries({ queryKey: queryKeys.limitKey(policy, key) }),
  });
}

/** Refunds a call. In a log, it removes exactly that call. */
function useRefund(policy: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ decidedAt, ...call }: Call & { readonly decidedAt: number | null }) => {
      const at = decidedAt === null ? null : new Date(decidedAt).toISOString();
      const input = { policy, ...call, decidedAt: at };
      return (await request(RefundLimitDocument, { input })).refundLimit.decision;
    },
    onSettled: (_decision, _error, { key }) =>
      queryClient.invalidateQueries({ queryKey: queryKeys.limitKey(policy, key) }),
  });
}

/** The text of a decision. */
function toSentence(decision: Decision): string {
  const { remaining, limit, retryAfterMs } = decision;
  const wait = retryAfterMs === null ? '' : `, passes in ${formatCountdown(retryAfterMs).text}`;
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
            setMade((before) => ({ ...before, marks: refundMark(before.marks, id) }));
            setAnswer(`refunded: ${cost}`);
          },
        },
      );
    },
  };
}
