import type { ReactNode } from 'react';

interface HintProps {
  /** One or two short sentences: why, or how it is counted. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A short text with an explanation, for the pointer and for screen readers. */
export function Hint({ text, children }: HintProps) {
  return (
    <span
      title={text}
      className="cursor-help underline decoration-1 decoration-line-strong decoration-dotted underline-offset-3"
    >
      {children}
      <span className="sr-only">. {text}</span>
    </span>
  );
}
