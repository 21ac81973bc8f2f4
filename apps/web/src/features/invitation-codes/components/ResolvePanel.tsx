import { useState, type SubmitEvent } from 'react';
import { Countdown } from '../../../clock/Countdown.tsx';
import { useIsLive } from '../../../clock/use-live.ts';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { fieldMessages } from '../../../graphql/error-messages.ts';
import { useResolveCode } from '../mutations/use-codes.ts';

const at = (moment: string | null) => (moment === null ? null : Date.parse(moment));

/** What a code stands for, found by using it once. */
export function ResolvePanel({ space }: { space: string }) {
  const [code, setCode] = useState('');
  const [caller, setCaller] = useState('');
  const [tried, setTried] = useState(false);
  const resolve = useResolveCode(space);
  const refused = fieldMessages(resolve.error, ['code', 'caller']);
  const { data } = resolve;
  const edit = (change: (text: string) => void) => (event: { target: { value: string } }) => {
    change(event.target.value);
    resolve.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (code.trim() === '' || resolve.isPending) return;
    resolve.mutate(caller === '' ? { code } : { code, caller });
  };
  return (
    <Panel title="Resolve a code">
      <form
        onSubmit={submit}
        noValidate
        aria-label="Resolve a code"
        className="flex flex-wrap items-start gap-x-2"
      >
        <Field
          label="Code"
          name="code"
          className="min-w-36 flex-1"
          value={code}
          onChange={edit(setCode)}
          problem={refused.code ?? (tried && code.trim() === '' ? 'Enter a code.' : undefined)}
          hint="Case, spaces and dashes do not matter"
        />
        <Field
          label="Caller (optional)"
          name="caller"
          className="min-w-36 flex-1"
          value={caller}
          onChange={edit(setCaller)}
          problem={refused.caller}
          hint="Whom a miss counts against"
        />
        <Button type="submit" busy={resolve.isPending} className="mt-6">
          Resolve
        </Button>
      </form>
      {refused.form && <FormProblem>{refused.form}</FormProblem>}
      {data?.status === 'RESOLVED' && (
        <p role="status" className="mt-2 rounded-sm bg-accent-wash px-3 py-2">
          Stands for <code className="font-medium wrap-anywhere">{data.id}</code>. This was use{' '}
          {data.uses}
          {data.usesLeft === 0
            ? ', the last: the code has ended with it.'
            : data.usesLeft === null
              ? '.'
              : `; ${data.usesLeft} are left.`}
        </p>
      )}
      {data?.status === 'UNKNOWN' && (
        <p role="alert" className="mt-2 rounded-sm bg-danger-wash px-3 py-2">
          <strong>No live code.</strong> Never issued, expired, revoked, used up or mistyped: nobody
          is told which.
        </p>
      )}
      {data?.status === 'LIMITED' && (
        <Limited
          until={data.retryAfterMs === null ? null : (at(data.now) ?? 0) + data.retryAfterMs}
        />
      )}
    </Panel>
  );
}

function Limited({ until }: { until: number | null }) {
  const holds = useIsLive(until ?? 0);
  return (
    <p role="alert" className="mt-2 rounded-sm bg-ember-wash px-3 py-2">
      Too many misses: the code was not looked at.{' '}
      {until !== null && holds ? (
        <>
          Again in <Countdown expiresAt={until} />.
        </>
      ) : (
        'It can be tried again now.'
      )}
    </p>
  );
}
