import { useRef, useState, type SubmitEvent } from 'react';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { timeZone } from '../../../shared/clock/time-preferences.ts';
import { Button } from '../../../components/Button.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { useStored } from '../../../shared/preferences/stored.ts';
import { lifetimeKinds, lifetimeLabel, readLifetime } from './lifetime.ts';
import { parseValue } from './parse-value.ts';
import type { Abilities } from '../strategy.ts';
import { MomentField, momentProblem } from './MomentField.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { AddMemberDocument, type AddMemberInput } from '../documents.generated.ts';
import { refetchSet } from '../refetch-set.ts';

function useAddMember(set: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (member: Omit<AddMemberInput, 'set'>) =>
      (await request(AddMemberDocument, { input: { set, ...member } })).addMember.status,
    onSuccess: (status, { member }) => {
      notify('done', status === 'ADDED' ? `${member} added.` : `${member} updated.`);
    },
    onSettled: () => refetchSet(client, set),
  });
}

export interface AddMemberFormProps {
  readonly set: string;
  readonly defaultTtlMs: number;
  readonly abilities: Abilities;
}

const NOT_JSON = 'Not JSON. Text needs "double quotes"; objects look like {"ip": "10.0.0.1"}.';

export default function AddMemberForm({ set, defaultTtlMs, abilities }: AddMemberFormProps) {
  const kinds = lifetimeKinds(abilities);
  const zone = useStored(timeZone);
  const [member, setMember] = useState('');
  const [kind, setKind] = useState(kinds[0]);
  const [ttl, setTtl] = useState(() => formatDuration(defaultTtlMs));
  const [moment, setMoment] = useState('');
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const add = useAddMember(set);
  const refused = useFieldMessages(add.error, [
    'member',
    'lifetime',
    'lifetime.ttlMs',
    'lifetime.expiresAt',
    'ttlMs',
    'value',
  ]);
  const parsed = parseValue(value);
  const timeProblem =
    kind === 'for'
      ? durationProblem(ttl)
      : kind === 'until'
        ? momentProblem(moment, zone)
        : undefined;
  const refusedTime =
    refused['lifetime.ttlMs'] ?? refused['lifetime.expiresAt'] ?? refused.lifetime ?? refused.ttlMs;

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
    if (member === '' || timeProblem !== undefined || parsed.status === 'invalid') return;
    const lifetime = kind && readLifetime(kind, { ttl, moment, zone });
    if (add.isPending) return;
    add.mutate(
      {
        member,
        ...(lifetime ? { lifetime } : {}),
        ...(parsed.status === 'value' ? { value: parsed.value } : {}),
      },
      { onSuccess: begin },
    );
  };

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="mb-2 flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line pb-1 *:data-wide:grow *:data-wide:basis-36"
      aria-label="Add a member"
    >
      <div data-wide>
        <Field
          label="Member"
          name="member"
          value={member}
          onChange={edit(setMember)}
          problem={refused.member ?? (tried && member === '' ? 'Enter a member.' : undefined)}
          hint="Any text"
        />
      </div>
      {kinds.length > 1 && kind && (
        <SelectField
          label="Expires"
          choices={kinds}
          labelOf={lifetimeLabel}
          chosen={kind}
          onPick={(picked) => {
            setKind(picked);
            add.reset();
          }}
        />
      )}
      {kind === 'for' && (
        <div className="w-32 max-sm:grow">
          <DurationField
            label="Time to live"
            name="ttl"
            value={ttl}
            onChange={edit(setTtl)}
            problem={refusedTime ?? (tried ? timeProblem : undefined)}
          />
        </div>
      )}
      {kind === 'until' && (
        <div className="w-52 max-sm:grow">
          <MomentField
            label="Expires at"
            name="moment"
            value={moment}
            onChange={edit(setMoment)}
            problem={refusedTime ?? (tried ? timeProblem : undefined)}
          />
        </div>
      )}
      {abilities.values && (
        <div data-wide>
          <Field
            label="Value (JSON, optional)"
            name="value"
            value={value}
            onChange={edit(setValue)}
            problem={refused.value ?? (tried && parsed.status === 'invalid' ? NOT_JSON : undefined)}
            hint={'For example {"n": 1}'}
          />
        </div>
      )}
      <Button type="submit" look="primary" busy={add.isPending} className="md:mt-6">
        Add member
      </Button>
      {(refused.form ?? (kind === 'never' ? refusedTime : undefined)) && (
        <div className="w-full">
          <FormProblem>{refused.form ?? refusedTime}</FormProblem>
        </div>
      )}
    </form>
  );
}
