import { useState } from 'react';
import type { Problems, ParseResult } from './field-reader.ts';

interface DraftOptions<Draft, Said extends object> {
  readonly begin: () => Draft;
  readonly read: (draft: Draft) => ParseResult<Said>;
  /** The API's error for the last submission. */
  readonly refused: Problems;
  /** Called on input, so that the caller can clear an error that no longer applies. */
  readonly onEdit: () => void;
}

/** The text fields of a draft. */
type TextOf<Draft> = {
  [Field in keyof Draft & string]: string extends Draft[Field] ? Field : never;
}[keyof Draft & string];

/**
 * The draft of a form. Input errors appear after the first attempt to submit. Errors of the API disappear
 * on the next input.
 */
export function useDraft<Draft extends object, Said extends object>(
  options: DraftOptions<Draft, Said>,
) {
  const { begin, refused, onEdit } = options;
  const [draft, setDraft] = useState(begin);
  const [tried, setTried] = useState(false);
  const read = options.read(draft);
  const problems: Problems = tried && !read.ok ? { ...refused, ...read.problems } : refused;
  const edit = (part: Partial<Draft>) => {
    // Two edits of one event both apply.
    setDraft((known) => ({ ...known, ...part }));
    onEdit();
  };
  return {
    draft,
    read,
    problems,
    tried,
    /** Call it on submit. */
    attempt: () => setTried(true),
    edit,
    /** The properties of a field; `path` is the API's name of the field, if it differs. */
    text: <Field extends TextOf<Draft>>(name: Field, label: string, path: string = name) => ({
      label,
      name,
      value: draft[name],
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setDraft((known) => ({ ...known, [name]: value }));
        onEdit();
      },
      problem: problems[path],
    }),
  };
}

export type DraftForm<Draft extends object> = ReturnType<typeof useDraft<Draft, object>>;
