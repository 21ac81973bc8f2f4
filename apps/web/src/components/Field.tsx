import { useId, type ComponentProps, type ReactNode } from 'react';
import { FIELD, FIELD_INPUT, FIELD_LABEL, FIELD_NOTE } from './field-look.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
}

/** A labelled input with its hint, or with what is wrong instead. */
export function Field({ label, hint, problem, className = '', ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={`${FIELD} ${className}`}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <input
        id={id}
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
