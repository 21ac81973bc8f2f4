import { Suspense, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { isOutage } from '../../../shared/graphql/api-error.ts';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { useIssue, useVerify } from '../mutations/use-passwords.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import { SUBJECT_HINTS, type Purpose } from '../purpose.ts';
import { useSubjectStatus } from '../queries/use-subject-status.ts';
import { IssuePanel } from './IssuePanel.tsx';
import { SubjectStats } from './SubjectStats.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const SubjectActions = lazy(() => import('./SubjectActions.tsx'));

const FIELDS = ['subject', 'caller', 'code'] as const;

/**
 * The actions of operators on one subject. The subject is not in the address, so that it gets into no history and no shared link.
 */
export function SubjectPanel({ purpose }: { purpose: Purpose }) {
  const [subject, setSubject] = useState('');
  const [caller, setCaller] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const issue = useIssue(purpose.name);
  const verify = useVerify(purpose.name);
  const status = useSubjectStatus(purpose.name, shown);
  const wantsCaller = purpose.callerLimit !== null;
  const messages = {
    status: useFieldMessages(status.error, FIELDS),
    issue: useFieldMessages(issue.error, FIELDS),
    verify: useFieldMessages(verify.error, FIELDS),
  };

  const ask = (run?: (call: { subject: string; caller?: string }) => void) => {
    setTried(true);
    if (subject === '' || (run && wantsCaller && caller === '')) return;
    setShown(subject);
    run?.(wantsCaller ? { subject, caller } : { subject });
  };
  const edit = (change: (text: string) => void) => (event: { target: { value: string } }) => {
    change(event.target.value);
    issue.reset();
    verify.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask();
    if (subject === shown) void status.refetch();
  };
  const noSubject = tried && subject === '' ? 'Enter a subject.' : undefined;
  const noCaller = tried && caller === '' ? 'Enter a caller.' : undefined;

  return (
    <Panel title="One subject">
      <p className="pb-3 text-sm text-ink-2">
        Subjects cannot be listed, because Redis stores only keyed digests of them. Enter one to see
        its state. It is not added to the address or the log.
      </p>
      <form
        onSubmit={submit}
        noValidate
        aria-label="Choose a subject"
        className="flex flex-wrap items-start gap-x-3"
      >
        <Field
          label="Subject"
          name="subject"
          className="w-full sm:w-96"
          value={subject}
          onChange={edit(setSubject)}
          problem={
            noSubject ??
            messages.status.subject ??
            messages.issue.subject ??
            messages.verify.subject
          }
          hint={SUBJECT_HINTS[purpose.subjectForm]}
        />
        {wantsCaller && (
          <Field
            label="Caller"
            name="caller"
            className="w-full sm:w-64"
            value={caller}
            onChange={edit(setCaller)}
            problem={noCaller ?? messages.issue.caller ?? messages.verify.caller}
            hint="Identifies the client, such as an IP address"
          />
        )}
        <Button type="submit" className="sm:mt-6">
          Show status
        </Button>
      </form>
      <div className="grid gap-x-8 gap-y-4 pt-3 lg:grid-cols-2">
        <IssuePanel
          purpose={purpose}
          issue={issue}
          problem={messages.issue.form}
          onIssue={() => ask(issue.mutate)}
        />
        <VerifyForm
          digits={purpose.digits}
          verify={verify}
          problem={messages.verify.form}
          codeProblem={messages.verify.code}
          onVerify={(code) => ask((call) => verify.mutate({ ...call, code }))}
        />
      </div>
      {shown !== null && (
        <div className="grid gap-3 pt-5">
          <h3 className="font-medium">
            <code className="wrap-anywhere">{shown}</code>
          </h3>
          {messages.status.form && !isOutage(status.error) && (
            <FormProblem>{messages.status.form}</FormProblem>
          )}
          {status.data ? (
            <>
              <SubjectStats purpose={purpose} status={status.data} />
              <Suspense fallback={<Skeleton label="Loading the actions" className="h-9" />}>
                <SubjectActions purpose={purpose.name} subject={shown} status={status.data} />
              </Suspense>
            </>
          ) : (
            !status.error && <Skeleton label="Loading the subject" className="h-16" />
          )}
        </div>
      )}
    </Panel>
  );
}
