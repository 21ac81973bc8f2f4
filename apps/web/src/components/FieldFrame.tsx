import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { FIELD, FIELD_INPUT, FIELD_LABEL, FIELD_NOTE } from './field-style.ts';

export interface FieldFrameProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly className?: string | undefined;
}

/** The properties that the frame passes to its input. */
type Framed = Pick<
  ComponentProps<'input'> & ComponentProps<'textarea'>,
  | 'id'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'className'
>;

interface FrameProps extends FieldFrameProps {
  readonly children: (framed: Framed) => ReactElement;
}

/** The label of an input, and below it the hint, or the error instead. */
export function FieldFrame({ label, hint, problem, className = '', children }: FrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const invalid = problem !== undefined || undefined;
  return (
    <div className={`${FIELD} ${className}`}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      {children({
        id,
        autoComplete: 'off',
        autoCapitalize: 'off',
        spellCheck: false,
        'aria-describedby': noteId,
        'aria-invalid': invalid,
        className: FIELD_INPUT,
      })}
      <p id={noteId} className={FIELD_NOTE} data-problem={invalid} aria-live="polite">
        {problem ?? hint}
      </p>
    </div>
  );
}
