import { useState } from 'react';
import type { Problems, ParseResult } from './field-reader.ts';

interface DraftOptions<Draft, Said extends object> {
  readonly begin: () => Draft;
  readonly read: (draft: Draft) => ParseResult<Said>;
  /** What the API said of what was sent. */
  readonly refused: Problems;
  /** Called when something is typed: what was refused is not what stands there now. */
  readonly onEdit: () => void;
}

/** The fields of a draft that are typed as text. */
type TextOf<Draft> = {
  [Field in keyof Draft & string]: string extends Draft[Field] ? Field : never;
}[keyof Draft & string];

/**
 * A form as it is typed. What cannot be read is told once somebody has tried to send it; what was
 * refused, until something else is typed.
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
    setDraft({ ...draft, ...part });
    onEdit();
  };
  return {
    draft,
    read,
    problems,
    tried,
    /** To be called when it is to be sent. */
    attempt: () => setTried(true),
    edit,
    /** The properties of a field; `path` is what the API calls it, where it calls it otherwise. */
    text: <Field extends TextOf<Draft>>(name: Field, label: string, path: string = name) => ({
      label,
      name,
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setDraft({ ...draft, [name]: target.value });
        onEdit();
      },
      problem: problems[path],
    }),
  };
}
