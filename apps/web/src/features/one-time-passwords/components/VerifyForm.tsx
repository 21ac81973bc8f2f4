import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { RejectionNotice } from '../../../components/RejectionNotice.tsx';
import type { useVerify } from '../mutations/use-passwords.ts';

interface VerifyFormProps {
  readonly digits: number;
  readonly verify: ReturnType<typeof useVerify>;
  readonly problem: string | undefined;
  readonly codeProblem: string | undefined;
  readonly onVerify: (code: string) => void;
}

/** Verifies a password. The attempt is real, so it counts. */
export function VerifyForm(props: VerifyFormProps) {
  const { digits, verify, problem, codeProblem, onVerify } = props;
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { data } = verify;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (code.trim() !== '' && !verify.isPending) onVerify(code);
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Verify a password"
      className="grid content-start gap-2"
    >
      <div className="flex items-start gap-2">
        <Field
          label="Password"
          name="code"
          inputMode="numeric"
          className="max-w-52"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            verify.reset();
          }}
          problem={codeProblem ?? (tried && code.trim() === '' ? 'Enter a password.' : undefined)}
          hint={`${digits} digits; spaces are ignored`}
        />
        <Button type="submit" busy={verify.isPending} className="mt-6">
          Verify
        </Button>
      </div>
      {problem && <FormProblem>{problem}</FormProblem>}
      {data?.status === 'VERIFIED' && (
        <p role="status" className="rounded-sm bg-accent-wash px-3 py-2">
          <strong>Correct.</strong> This ended all passwords and wrong attempts of the subject.
        </p>
      )}
      {data?.status === 'ALREADY_USED' && (
        <p role="alert" className="rounded-sm bg-danger-wash px-3 py-2">
          <strong>Already used.</strong> This password was verified before. The attempt does not
          count as wrong.
        </p>
      )}
      {data?.status === 'WRONG' && (
        <p role="alert" className="rounded-sm bg-danger-wash px-3 py-2">
          <strong>Wrong</strong> or expired.{' '}
          {data.attemptsLeft === 0
            ? 'No attempt is left.'
            : data.attemptsLeft === 1
              ? 'One attempt is left.'
              : `${data.attemptsLeft} attempts are left.`}
        </p>
      )}
      {(data?.status === 'LOCKED' || data?.status === 'CALLER_LIMITED') && (
        <RejectionNotice answer={data}>
          {data.status === 'LOCKED'
            ? 'Too many wrong attempts. The password was not checked.'
            : 'The caller has made too many calls. The password was not checked.'}
        </RejectionNotice>
      )}
    </form>
  );
}
