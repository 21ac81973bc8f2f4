import { useId, type ComponentProps, type ReactNode } from 'react';

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
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={noteId}
        aria-invalid={problem !== undefined}
        {...input}
      />
      <p
        id={noteId}
        className="field-note"
        data-problem={problem !== undefined || undefined}
        aria-live="polite"
      >
        {problem ?? hint}
      </p>
    </div>
  );
}
