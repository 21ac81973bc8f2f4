import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { useGetOrCreateCode } from '../mutations/use-codes.ts';
import { ShownCode } from './ShownCode.tsx';

/** Gets the live code of an id, or creates one. */
export function GetOrCreatePanel({ space }: { space: string }) {
  const [id, setId] = useState('');
  const [tried, setTried] = useState(false);
  const get = useGetOrCreateCode(space);
  const refused = useFieldMessages(get.error, ['id']);
  const { data } = get;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (id !== '' && !get.isPending) get.mutate(id);
  };
  return (
    <Panel title="Get a code">
      <form
        onSubmit={submit}
        noValidate
        aria-label="Get a code"
        className="flex flex-wrap items-start gap-x-2"
      >
        <Field
          label="Id"
          name="id"
          className="flex-1"
          value={id}
          onChange={(event) => {
            setId(event.target.value);
            get.reset();
          }}
          problem={refused.id ?? (tried && id === '' ? 'Enter an id.' : undefined)}
          hint="The id that the code stands for, such as room:1"
        />
        <Button type="submit" look="primary" busy={get.isPending} className="mt-6">
          Get or create
        </Button>
      </form>
      {refused.form && <FormProblem>{refused.form}</FormProblem>}
      {data?.code && data.expiresAt !== null && (
        <ShownCode
          key={data.code}
          id={get.variables ?? ''}
          code={data.code}
          expiresAt={Date.parse(data.expiresAt)}
          note={data.status === 'CREATED' ? 'A new code.' : 'The existing code. Its expiry stays.'}
        />
      )}
    </Panel>
  );
}
