import { useRef, useState, type SubmitEvent } from 'react';
import { formatDuration } from '../../../clock/duration-format.ts';
import { parseDuration } from '../../../clock/parse-duration.ts';
import { Button } from '../../../components/Button.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { fieldMessages } from '../../../graphql/error-messages.ts';
import { useAddMember } from '../mutations/use-add-member.ts';
import { parseValue } from '../parse-value.ts';
import { FormProblem } from '../../../components/FormProblem.tsx';

export interface AddMemberFormProps {
  readonly set: string;
  readonly defaultTtlMs: number;
}

const NOT_JSON = 'Not JSON. Text needs "double quotes"; objects look like {"ip": "10.0.0.1"}.';

export function AddMemberForm({ set, defaultTtlMs }: AddMemberFormProps) {
  const [member, setMember] = useState('');
  const [ttl, setTtl] = useState(() => formatDuration(defaultTtlMs));
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const add = useAddMember(set);
  const refused = fieldMessages(add.error, ['member', 'ttlMs', 'value']);

  const edit = (change: (text: string) => void) => (event: { target: { value: string } }) => {
    change(event.target.value);
    add.reset();
  };
  const begin = () => {
    setMember('');
    setValue('');
    setTried(false);
    form.current?.querySelector('input')?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const duration = parseDuration(ttl);
    const parsed = parseValue(value);
    if (member === '' || !duration.ok || parsed.status === 'invalid' || add.isPending) return;
    const input = { member, ttlMs: duration.ms };
    add.mutate(parsed.status === 'value' ? { ...input, value: parsed.value } : input, {
      onSuccess: begin,
    });
  };
  const notJson = parseValue(value).status === 'invalid' ? NOT_JSON : undefined;

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="mb-3 grid gap-x-3 gap-y-1 md:grid-cols-[minmax(10rem,2fr)_minmax(8rem,1fr)_minmax(10rem,2fr)_auto]"
      aria-label="Add a member"
    >
      <Field
        label="Member"
        name="member"
        value={member}
        onChange={edit(setMember)}
        problem={refused.member ?? (tried && member === '' ? 'Enter a member.' : undefined)}
        hint="Any text"
      />
      <DurationField
        label="Time to live"
        name="ttl"
        value={ttl}
        onChange={edit(setTtl)}
        problem={refused.ttlMs ?? (tried ? durationProblem(ttl) : undefined)}
      />
      <Field
        label="Value (JSON, optional)"
        name="value"
        value={value}
        onChange={edit(setValue)}
        problem={refused.value ?? (tried ? notJson : undefined)}
        hint={'Such as {"ip": "10.0.0.1"}'}
      />
      <Button type="submit" look="primary" busy={add.isPending} className="self-start md:mt-6">
        Add member
      </Button>
      {refused.form && (
        <div className="md:col-span-full">
          <FormProblem>{refused.form}</FormProblem>
        </div>
      )}
    </form>
  );
}
