import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { ConsumeLimitDocument, RefundLimitDocument } from '../documents.generated.ts';

interface Call {
  readonly key: string;
  readonly cost: number;
}

/** A real call: it counts if it is allowed. */
export function useConsume(policy: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (call: Call) =>
      (await request(ConsumeLimitDocument, { input: { policy, ...call } })).consumeLimit.decision,
    onSettled: (_decision, _error, { key }) =>
      queryClient.invalidateQueries({ queryKey: queryKeys.limitKey(policy, key) }),
  });
}

/** Refunds a call. In a log, it removes exactly that call. */
export function useRefund(policy: string) {
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
