import { Button } from '../../../components/Button.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { RejectionNotice } from '../../../components/RejectionNotice.tsx';
import type { useIssue } from '../mutations/use-passwords.ts';
import type { Purpose } from '../purpose.ts';
import { IssuedPassword } from './IssuedPassword.tsx';

const REFUSALS = {
  COOLING_DOWN: 'Too soon after the last password of this subject.',
  LIMITED: 'This subject has reached its number of passwords.',
  LOCKED: 'Too many wrong attempts. No password was issued.',
  CALLER_LIMITED: 'The caller has made too many calls.',
} as const;

interface IssuePanelProps {
  readonly purpose: Purpose;
  readonly issue: ReturnType<typeof useIssue>;
  readonly problem: string | undefined;
  readonly onIssue: () => void;
}

/** Issues a password for the operator to deliver. Mayfly sends nothing. */
export function IssuePanel({ purpose, issue, problem, onIssue }: IssuePanelProps) {
  const { data } = issue;
  return (
    <section aria-label="Issue" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-3 lg:mt-6">
        <Button look="primary" busy={issue.isPending} onClick={onIssue}>
          Issue a password
        </Button>
        <span className="text-sm text-ink-2">Mayfly does not send it. You deliver it.</span>
      </div>
      {problem && <FormProblem>{problem}</FormProblem>}
      {data && data.status !== 'ISSUED' && (
        <RejectionNotice answer={data}>{data.status && REFUSALS[data.status]}</RejectionNotice>
      )}
      {data?.code && data.expiresAt !== null && (
        <IssuedPassword
          key={data.code}
          code={data.code}
          expiresAt={Date.parse(data.expiresAt)}
          ttlMs={purpose.ttlMs}
          onHide={issue.reset}
        />
      )}
    </section>
  );
}
