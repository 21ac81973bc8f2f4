import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import type { ParseResult } from '../forms/field-reader.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFieldMessages } from '../graphql/use-field-messages.ts';
import { notify } from '../notices/notify.ts';
import { resultText } from './result-text.ts';

/** The result of a save. */
export type Saved = 'CREATED' | 'EXISTS' | 'CHANGED' | 'ABSENT' | 'CONFLICT';

interface SettingsFormOptions<Draft, Said extends object> {
  /** The kind of thing, such as "purpose". */
  readonly what: string;
  /** The name of the settings; undefined for new ones. */
  readonly opened: string | undefined;
  readonly begin: () => Draft;
  readonly read: (draft: Draft) => ParseResult<Said>;
  /** The API's names of the fields, that of the name first. */
  readonly fields: readonly [nameField: string, ...others: string[]];
  readonly save: (said: Said, name: string) => Promise<Saved | null>;
  /** The queries that a save changes. */
  readonly affects: (name: string) => readonly QueryKey[];
  readonly page:
    | '/limits/$name'
    | '/one-time-passwords/$name'
    | '/invitations/$name'
    | '/series/$name';
  readonly onClose: () => void;
}

/** The form of named settings. After a creation it opens their page. */
export function useSettingsForm<Draft extends object, Said extends object>(
  options: SettingsFormOptions<Draft, Said>,
) {
  const { what, opened, begin, read, fields, save, affects, page, onClose } = options;
  const [name, setName] = useState(opened ?? '');
  const client = useQueryClient();
  const navigate = useNavigate();
  const saving = useMutation({
    mutationFn: (said: Said) => save(said, name),
    onSettled: () =>
      Promise.all(affects(name).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const { form: failure, ...refused } = useFieldMessages<string>(saving.error, fields);
  const form = useDraft({ begin, read, refused, onEdit: saving.reset });
  const nameProblem =
    saving.data === 'EXISTS'
      ? `A ${what} with this name already exists.`
      : (form.problems[fields[0]] ?? (form.tried && name === '' ? 'Enter a name.' : undefined));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.attempt();
    if (!form.read.ok || name === '' || saving.isPending) return;
    const onSuccess = (saved: Saved | null) => {
      if (saved !== 'CREATED' && saved !== 'CHANGED') return;
      notify('done', resultText(what, name, saved === 'CREATED' ? 'created' : 'changed'));
      onClose();
      if (saved === 'CREATED') void navigate({ to: page, params: { name } });
    };
    saving.mutate(form.read, { onSuccess });
  };

  return {
    ...form,
    what,
    opened,
    /** The properties of the field of the name. */
    nameField: {
      label: 'Name',
      name: 'name',
      autoFocus: true,
      value: name,
      onChange: ({ target }: { target: { value: string } }) => {
        setName(target.value);
        saving.reset();
      },
      problem: nameProblem,
    },
    saved: saving.data,
    /** The message without a field. */
    failure,
    busy: saving.isPending,
    submit,
    onClose,
  };
}
