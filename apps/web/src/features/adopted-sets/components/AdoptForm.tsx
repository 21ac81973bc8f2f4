import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { nameForKey } from '../adoption.ts';
import type { SetLayoutInput } from '../documents.generated.ts';
import { useAdopt } from '../mutations/use-adoption.ts';

interface AdoptFormProps {
  /** The key to adopt. The form's name derives from it, so remount the form for another key. */
  readonly setKey: string;
  readonly layout: SetLayoutInput;
  readonly onAdopted: (name: string) => void;
}

/** Names the set and adopts it. */
export function AdoptForm({ setKey, layout, onAdopted }: AdoptFormProps) {
  const [name, setName] = useState(nameForKey(setKey));
  const adopt = useAdopt();
  const refused = useFieldMessages(adopt.error, ['name']);
  const taken =
    adopt.data === 'EXISTS' ? 'An adopted set with this name already exists.' : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name === '' || adopt.isPending) return;
    adopt.mutate(
      { name, key: setKey, layout },
      { onSuccess: (status) => status === 'CREATED' && onAdopted(name) },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <div className="flex flex-wrap items-start gap-x-2">
        <Field
          label="Name in Mayfly"
          name="name"
          className="w-72 max-sm:w-full"
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            adopt.reset();
          }}
          problem={name === '' ? 'Enter a name.' : (taken ?? refused.name)}
          hint="The sorted set is not changed."
        />
        <Button type="submit" look="primary" busy={adopt.isPending} className="sm:mt-6">
          Adopt
        </Button>
      </div>
      {refused.form && <FormProblem>{refused.form}</FormProblem>}
    </form>
  );
}
