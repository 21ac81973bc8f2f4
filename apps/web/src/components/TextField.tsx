import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id'>;

/** A labelled multi-line input, for pasted text. */
export function TextField({ label, hint, problem, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem} className={className}>
      {(framed) => <textarea rows={6} {...framed} {...input} />}
    </FieldFrame>
  );
}
