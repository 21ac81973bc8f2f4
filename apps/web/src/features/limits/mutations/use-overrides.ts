import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { offerUndo } from '../../../shared/undo/offer-undo.ts';
import {
  ClearLimitOverrideDocument,
  OverrideLimitDocument,
  type OverrideLimitInput,
} from '../documents.generated.ts';
import type { Policy } from '../policy-settings.ts';
import type { Override } from '../queries/use-overrides.ts';

export function useSetOverride(policy: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (override: Omit<OverrideLimitInput, 'policy'>) => {
      await request(OverrideLimitDocument, { input: { policy, ...override } });
    },
    onSuccess: (_nothing, { key }) => notify('done', `Limits of ${key} overridden.`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.limitPolicy(policy) }),
  });
}

/** The input that restores the limits of a key for their remaining time. */
export function toOverrideInput(
  { name, limits }: Pick<Policy, 'name' | 'limits'>,
  override: Override,
  now: number,
): OverrideLimitInput {
  const buckets = new Set(
    limits.filter(({ algorithm }) => algorithm === 'GCRA').map((limit) => limit.name),
  );
  return {
    policy: name,
    key: override.key,
    forMs: Math.max(1, Math.round(Date.parse(override.expiresAt) - now)),
    overrides: override.limits.map(({ name: limitName, limit, windowMs, capacity }) => ({
      name: limitName,
      limit,
      windowMs,
      ...(buckets.has(limitName) ? { burst: capacity } : {}),
    })),
  };
}

/** Removes the override of a key. The user can undo it for ten seconds. */
export function useClearOverride(policy: Policy) {
  const queryClient = useQueryClient();
  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: queryKeys.limitPolicy(policy.name) });
  return useMutation({
    mutationFn: async ({ key }: Override) => {
      await request(ClearLimitOverrideDocument, { input: { policy: policy.name, key } });
    },
    onSuccess: (_nothing, override) =>
      offerUndo({
        text: `Override of ${override.key} cleared.`,
        restored: `Override of ${override.key} restored.`,
        restore: async () => {
          const input = toOverrideInput(policy, override, pageClock.now());
          await request(OverrideLimitDocument, { input });
          await readAgain();
        },
      }),
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: readAgain,
  });
}
