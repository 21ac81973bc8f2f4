import { useRef, useState, type SubmitEvent } from 'react';
import { parseDuration } from '../../../shared/clock/parse-duration.ts';
import { Button } from '../../../components/Button.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { useAddAdoptedMember } from '../mutations/use-member-changes.ts';
import type { AdoptedSet } from '../queries/use-adopted-sets.ts';

/** Adds a member in the other program's layout, or renews it. */
export function AddAdoptedMember({ set }: { set: AdoptedSet }) {
  const [member, setMember] = useState('');
  const [ttl, setTtl] = useState('5m');
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLFormElement>(null);
  const add = useAddAdoptedMember(set.name);
  const hasLifetime = set.score === 'EXPIRY';
  const refused = useFieldMessages(add.error, ['member', 'lifetime.ttlMs']);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const duration = parseDuration(ttl);
    if (member === '' || (hasLifetime && !duration.ok) || add.isPending) return;
    add.mutate(
      {
        member: { text: member },
        ...(hasLifetime && duration.ok && { lifetime: { ttlMs: duration.ms } }),
      },
      {
        onSuccess: () => {
          notify('done', `${member} added.`);
          setMember('');
          setTried(false);
          input.current?.querySelector('input')?.focus();
        },
      },
    );
  };

  return (
    <form
      ref={input}
      onSubmit={submit}
      noValidate
      aria-label="Add a member"
      className="flex flex-wrap items-start gap-x-2"
    >
      <Field
        label="Member"
        name="member"
        className="w-60 max-sm:w-full"
        value={member}
        onChange={(event) => {
          setMember(event.target.value);
          add.reset();
        }}
        problem={tried && member === '' ? 'Enter a member.' : refused.member}
      />
      {hasLifetime && (
        <DurationField
          label="Time to live"
          name="ttl"
          className="w-32 max-sm:flex-1"
          value={ttl}
          onChange={(event) => {
            setTtl(event.target.value);
            add.reset();
          }}
          problem={refused['lifetime.ttlMs'] ?? (tried ? durationProblem(ttl) : undefined)}
        />
      )}
      <Button type="submit" look="primary" busy={add.isPending} className="mt-6">
        Add member
      </Button>
      {refused.form && <FormProblem>{refused.form}</FormProblem>}
    </form>
  );
}
