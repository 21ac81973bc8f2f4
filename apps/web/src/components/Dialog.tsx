import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useState, type ReactNode, useRef, type InputEvent } from 'react';
import { IconButton } from './IconButton.tsx';
import { BACKDROP, DIALOG, DIALOG_BODY, DIALOG_TITLE } from './dialog-style.ts';
import { CloseIcon } from './icons.tsx';
import { useFocusBack } from './use-focus-back.ts';

const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox');

/** Whether the user has typed or pasted into the fields inside, and has not cleared them. */
function useTypedText() {
  const fields = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  return {
    onInput: ({ target }: InputEvent) => {
      if (isText(target)) fields.current.add(target);
    },
    isThere: () => [...fields.current].some((field) => field.isConnected && field.value !== ''),
  };
}

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Without it the dialog cannot be dismissed. */
  readonly onClose?: () => void;
}

/**
 * A modal dialog. Mounted means open, so each time it opens with an empty state. A press outside does not
 * close it, because typed text would be lost by mistake. If there is typed text, the first Escape warns
 * and the second closes.
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
        // Holding a key down is not a second press.
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
              Your input would be lost. Press Escape again to discard it.
            </p>
          )}
          {/* Last in DOM order, so that the content receives the initial focus. */}
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
