import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useState, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { BACKDROP, DIALOG, DIALOG_BODY, DIALOG_TITLE } from './dialog-style.ts';
import { CloseIcon } from './icons.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useTypedText } from './use-typed-text.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Without it the dialog cannot be dismissed. */
  readonly onClose?: () => void;
}

/**
 * A modal. Mounted means open, so whatever is typed in it begins afresh each time. A press beside
 * it does not close it: what was typed would be lost by a slip of the hand. Nor does Escape, once there is
 * such a text, before it has said so.
 */
export function Dialog({ title, children, wide = false, onClose }: DialogProps) {
  const typed = useTypedText();
  const focusBack = useFocusBack();
  const [warned, setWarned] = useState(false);
  return (
    <BaseDialog.Root
      open
      disablePointerDismissal
      onOpenChange={(open, details) => {
        if (open) return;
        const slip = details.reason === 'escape-key' && typed.isThere();
        // A key that is held down is not pressed once more.
        if (slip && (!warned || details.event.repeat)) {
          details.cancel();
          setWarned(true);
        } else onClose?.();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={BACKDROP} />
        <BaseDialog.Popup
          finalFocus={focusBack}
          className={`${DIALOG} ${DIALOG_BODY[wide ? 'wide' : 'narrow']}`}
          onInput={(event) => {
            typed.onInput(event);
            setWarned(false);
          }}
        >
          <BaseDialog.Title className={DIALOG_TITLE}>{title}</BaseDialog.Title>
          {children}
          {warned && onClose && (
            <p role="alert" className="sticky bottom-0 rounded-sm bg-sunken px-3 py-2 font-medium">
              What you typed would be lost. Press Escape once more to throw it away.
            </p>
          )}
          {/* The last in order, so that the focus begins in what the dialog is about. */}
          {onClose && (
            <BaseDialog.Close
              render={
                <IconButton label="Close" className="absolute top-3 right-3">
                  <CloseIcon />
                </IconButton>
              }
            />
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
