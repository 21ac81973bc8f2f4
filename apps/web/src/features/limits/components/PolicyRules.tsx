import { Panel } from '../../../components/Panel.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { ALGORITHM_NAMES, limitLabel, worstCaseLabel } from '../limit-labels.ts';
import { deniedText, escalationText, modeText, outageText } from '../policy-changes.ts';
import type { Policy } from '../policy-settings.ts';

const FACT = 'grid gap-x-4 border-t border-line py-1.5 sm:grid-cols-[9rem_1fr]';

/** The limits and settings of a policy, in words. */
export function PolicyRules({ policy }: { policy: Policy }) {
  const { limits, shadow, countDenied, escalation, outage } = policy;
  return (
    <Panel title="Limits">
      <ul className="grid gap-2 pb-3">
        {limits.map((limit) => (
          <li key={limit.name}>
            <p className="text-lg">
              <span className="inline-block first-letter:uppercase">{limitLabel(limit)}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
              <code className="wrap-anywhere">{limit.name}</code>
              <Tag>{ALGORITHM_NAMES[limit.algorithm]}</Tag>
              {worstCaseLabel(limit)}
            </p>
          </li>
        ))}
      </ul>
      <dl className="text-sm">
        {(
          [
            ['Together', limits.length > 1 ? 'a call must pass all limits to count in any' : ''],
            ['Mode', modeText(shadow)],
            ['Denied calls', deniedText(countDenied)],
            ['Blocks', escalationText(escalation)],
            ['In an outage', outageText(outage)],
          ] as const
        )
          .filter(([, says]) => says !== '')
          .map(([what, says]) => (
            <div key={what} className={FACT}>
              <dt className="text-ink-2">{what}</dt>
              <dd>{says}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
