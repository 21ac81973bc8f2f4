import { useEffect, useState, type ComponentProps } from 'react';
import { notify } from '../shared/notices/notify.ts';
import { Button } from './Button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  readonly text: string;
  /** What is copied, such as "request id", for users who do not see the context. */
  readonly what: string;
  /** Shown instead of "Copy", such as a part of the text. */
  readonly label?: string;
  readonly className?: string;
}

const CONFIRMED_FOR_MS = 2_000;

/** Copies a text to the clipboard, and confirms it for a moment. */
export function CopyButton({ text, what, label = 'Copy', className, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify('failed', 'The browser blocked the clipboard. Select the text and copy it.');
    }
  };
  return (
    <>
      <Button
        {...look}
        {...(className && { className })}
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => void copy()}
      >
        {copied ? <CheckIcon /> : <CopyIcon />} {label}
      </Button>
      <span className="sr-only" aria-live="polite">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
