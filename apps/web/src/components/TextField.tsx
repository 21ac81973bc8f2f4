import { useId, type ComponentProps, type ReactNode } from 'react';
import { FIELD, FIELD_INPUT, FIELD_LABEL, FIELD_NOTE } from './field-look.ts';

interface TextFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
}

/** A labelled input of several lines, for what is pasted. */
export function TextField({ label, hint, problem, className = '', ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={`${FIELD} ${className}`}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <textarea
        id={id}
        rows={6}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={noteId}
        aria-invalid={problem !== undefined || undefined}
        className={FIELD_INPUT}
        {...input}
      />
      <p
        id={noteId}
        className={FIELD_NOTE}
        data-problem={problem !== undefined || undefined}
        aria-live="polite"
      >
        {problem ?? hint}
      </p>
    </div>
  );
}
