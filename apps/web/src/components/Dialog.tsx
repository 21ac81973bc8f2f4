import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Without it the dialog cannot be dismissed. */
  readonly onClose?: () => void;
}

/**
 * A modal on the platform's own dialog: it traps and restores the focus, and lies above all else.
 * Mounted means open, so whatever is typed in it begins afresh each time.
 */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // Browsers close a dialog at the second Escape, whatever was said to the first.
        if (dialog.current?.open) return;
        if (onClose) onClose();
        else dialog.current?.showModal();
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
