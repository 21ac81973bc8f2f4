import type { ReactNode } from 'react';
import { Tooltip } from './Tooltip.tsx';

interface HintProps {
  /** One short sentence: why, or how it is counted. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A short text with an explanation, for the pointer, the keyboard and screen readers. */
export function Hint({ text, children }: HintProps) {
  return (
    <Tooltip text={text}>
      <button
        type="button"
        className="cursor-help rounded-xs text-left underline decoration-line-strong decoration-dotted underline-offset-3"
      >
        {children}
        <span className="sr-only">. {text}</span>
      </button>
    </Tooltip>
  );
}
