import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type FieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id'>;

/** A labelled single-line input. */
export function Field({ label, hint, problem, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem} className={className}>
      {(framed) => <input {...framed} {...input} />}
    </FieldFrame>
  );
}
