import { FormProblem } from '../../../components/FormProblem.tsx';
import { worstCaseLabel } from '../limit-labels.ts';
import { policyChanges } from '../policy-changes.ts';
import type { Policy, PolicySettings } from '../policy-settings.ts';
import { usePreview } from '../queries/use-preview.ts';
import { PolicyChanges } from './PolicyChanges.tsx';

interface PolicyPreviewProps {
  /** Null while something typed is wrong. */
  readonly settings: PolicySettings | null;
  /** The policy that would be changed; null for a new one. */
  readonly base: Policy | null;
}

/** What a policy would do, before it does it. */
export function PolicyPreview({ settings, base }: PolicyPreviewProps) {
  const { data } = usePreview(settings, base?.name ?? null);
  return (
    <section aria-label="Preview" className="grid gap-2 rounded-md bg-sunken p-3 text-sm">
      <h3 className="font-semibold">What it would do</h3>
      {settings === null && <p className="text-ink-2">Shown once all fields can be read.</p>}
      {settings !== null && data && (
        <ul className="grid gap-0.5">
          {data.limits.map((limit) => (
            <li key={limit.name}>
              <code className="wrap-anywhere">{limit.name}</code>: {worstCaseLabel(limit)}
            </li>
          ))}
        </ul>
      )}
      {settings !== null && base !== null && (
        <>
          <PolicyChanges changes={policyChanges(base, settings)} none="Nothing would change." />
          {data?.forgets ? (
            <FormProblem>
              The algorithms of the limits change: what counts against keys, their blocks and their
              overrides are forgotten.
            </FormProblem>
          ) : (
            <p className="text-ink-2">What counts against keys stays counted.</p>
          )}
        </>
      )}
    </section>
  );
}
