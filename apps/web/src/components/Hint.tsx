import { useId, type ReactNode } from 'react';
import { POPUP } from './dialog-style.ts';

interface HintProps {
  /** One or two short sentences: why, or how it is counted. */
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * A short text with an explanation. A tap, a click or Enter opens it, and the pointer shows it as a title. The browser
 * opens, closes and places it, so that it adds nothing to the first paint. A browser without anchors centres it.
 */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        title={text}
        className="cursor-help text-left underline decoration-1 decoration-line-strong decoration-dotted underline-offset-3 pointer-coarse:-my-2 pointer-coarse:py-2"
      >
        {children}
      </button>
      <span
        id={id}
        popover="auto"
        className={`${POPUP} m-auto max-w-72 px-2.5 py-1.5 text-sm font-normal tracking-normal supports-[position-area:bottom]:mx-0 supports-[position-area:bottom]:my-1.5 supports-[position-area:bottom]:[position-area:block-end_span-inline-end] supports-[position-area:bottom]:[position-try-fallbacks:flip-block,flip-inline]`}
      >
        {text}
      </span>
    </>
  );
}
