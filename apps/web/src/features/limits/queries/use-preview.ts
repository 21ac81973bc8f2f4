import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { PreviewLimitPolicyDocument } from '../documents.generated.ts';
import type { PolicySettings } from '../policy-settings.ts';

/** The effect of settings, compared with an existing policy; nothing while they are not valid. */
export function usePreview(settings: PolicySettings | null, policy: string | null) {
  const input =
    settings === null
      ? null
      : {
          limits: settings.limits,
          shadow: settings.shadow,
          countDenied: settings.countDenied,
          escalation: settings.escalation,
          outage: settings.outage,
          policy,
        };
  return useQuery({
    queryKey: queryKeys.limitPreview(input ?? {}),
    queryFn:
      input === null
        ? skipToken
        : async ({ signal }) =>
            (await request(PreviewLimitPolicyDocument, { input }, { signal })).previewLimitPolicy,
    placeholderData: keepPreviousData,
  });
}
