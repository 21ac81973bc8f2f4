import { useEffect, useState, type ComponentProps } from 'react';
import { notify } from '../shared/notices/notify.ts';
import { Button } from './Button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  readonly text: string;
  /** What is copied, such as "request id", for who does not see what the button stands beside. */
  readonly what: string;
  /** Shown in place of "Copy", such as a part of what is copied. */
  readonly label?: string;
  readonly className?: string;
}

const CONFIRMED_FOR_MS = 2_000;

/** Puts a text into the clipboard, and says so for a moment. */
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
      notify('failed', 'This browser lets no page copy here. Select the text and copy it by hand.');
    }
  };
  return (
    <>
      <Button
        {...look}
        {...(className && { className })}
        aria-label={`Copy the ${what}`}
        title={`Copy the ${what}`}
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
