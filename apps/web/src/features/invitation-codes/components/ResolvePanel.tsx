import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RejectionNotice } from '../../../components/RejectionNotice.tsx';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { useLookUpCode, useResolveCode } from '../mutations/use-codes.ts';

/** Finds the id of a code, with or without counting a use. */
export function ResolvePanel({ space }: { space: string }) {
  const [code, setCode] = useState('');
  const [caller, setCaller] = useState('');
  const [tried, setTried] = useState(false);
  const lookUp = useLookUpCode(space);
  const resolve = useResolveCode(space);
  const busy = lookUp.isPending || resolve.isPending;
  const refused = useFieldMessages(lookUp.error ?? resolve.error, ['code', 'caller']);
  const data = lookUp.data ?? resolve.data;
  const reset = () => {
    lookUp.reset();
    resolve.reset();
  };
  const edit = (change: (text: string) => void) => (event: { target: { value: string } }) => {
    change(event.target.value);
    reset();
  };
  const run = ({ mutate }: typeof lookUp | typeof resolve) => {
    setTried(true);
    if (code.trim() === '' || busy) return;
    reset();
    mutate(caller === '' ? { code } : { code, caller });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    run(resolve);
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
          hint="Case, spaces and dashes are ignored"
        />
        <Field
          label="Caller (optional)"
          name="caller"
          className="min-w-36 flex-1"
          value={caller}
          onChange={edit(setCaller)}
          problem={refused.caller}
          hint="Caller charged for failed attempts"
        />
        <Button busy={lookUp.isPending} className="mt-6" onClick={() => run(lookUp)}>
          Look up
        </Button>
        <Button type="submit" busy={resolve.isPending} className="mt-6">
          Resolve
        </Button>
      </form>
      {refused.form && <FormProblem>{refused.form}</FormProblem>}
      {(data?.status === 'FOUND' || data?.status === 'RESOLVED') && (
        <p role="status" className="mt-2 rounded-sm bg-accent-wash px-3 py-2">
          Stands for <code className="font-medium wrap-anywhere">{data.id}</code>.{' '}
          {data.status === 'FOUND' ? `Uses so far: ${data.uses}` : `This was use ${data.uses}`}
          {data.usesLeft === 0
            ? ', the last one. The code has ended.'
            : data.usesLeft === null
              ? '.'
              : `; ${data.usesLeft} left.`}
        </p>
      )}
      {data?.status === 'UNKNOWN' && (
        <p role="alert" className="mt-2 rounded-sm bg-danger-wash px-3 py-2">
          <strong>No live code.</strong> It was never issued, has expired, was revoked or is used
          up. The API does not reveal which.
        </p>
      )}
      {data?.status === 'LIMITED' && (
        <div className="mt-2">
          <RejectionNotice answer={data}>
            Too many failed attempts. The code was not checked.
          </RejectionNotice>
        </div>
      )}
    </Panel>
  );
}
