import { FormProblem } from '../../../components/FormProblem.tsx';
import { limitEffect } from '../limit-effect.ts';
import { escalationText, outageText, policyChanges } from '../policy-changes.ts';
import type { Policy, PolicySettings } from '../policy-settings.ts';
import { PolicyChanges } from './PolicyChanges.tsx';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { PreviewLimitPolicyDocument } from '../documents.generated.ts';

/** The effect of settings, compared with an existing policy; nothing while they are not valid. */
function usePreview(settings: PolicySettings | null, policy: string | null) {
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

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

interface PolicyPreviewProps {
  /** Null while a field is not valid. */
  readonly settings: PolicySettings | null;
  /** The policy that is edited; undefined for a new one. */
  readonly base: Policy | undefined;
}

/** The effect of a policy, before it is saved. */
export function PolicyPreview({ settings, base }: PolicyPreviewProps) {
  const { data } = usePreview(settings, base?.name ?? null);
  return (
    <section
      aria-label="Preview"
      aria-live="polite"
      className="grid gap-2 rounded-md bg-sunken px-3 py-2 text-sm text-ink-2"
    >
      {settings === null && <p>Shown when all fields are valid.</p>}
      {settings !== null && data && (
        <ul>
          {data.limits.map((limit) => (
            <li key={limit.name} className="text-ink">
              {limitEffect(limit)}
            </li>
          ))}
          {settings.shadow && <li>In shadow mode no call is denied.</li>}
          {settings.escalation && <li>{sentence(escalationText(settings.escalation))}</li>}
          <li>{sentence(outageText(settings.outage))}</li>
        </ul>
      )}
      {settings !== null && base !== undefined && (
        <>
          <PolicyChanges changes={policyChanges(base, settings)} none="Nothing would change." />
          {data?.forgets ? (
            <FormProblem>
              The algorithms of the limits change. All counters, blocks and overrides of keys will
              be deleted.
            </FormProblem>
          ) : (
            <p>Counters of keys stay.</p>
          )}
        </>
      )}
    </section>
  );
}
