import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { BACKDROP, DIALOG, DIALOG_BODY, DIALOG_TITLE } from './dialog-look.ts';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Without it the dialog cannot be dismissed. */
  readonly onClose?: () => void;
}

/**
 * A modal. Mounted means open, so whatever is typed in it begins afresh each time. A press beside
 * it does not close it: what was typed would be lost by a slip of the hand.
 */
export function Dialog({ title, children, wide = false, onClose }: DialogProps) {
  return (
    <BaseDialog.Root
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={BACKDROP} />
        <BaseDialog.Popup className={`${DIALOG} ${DIALOG_BODY[wide ? 'wide' : 'narrow']}`}>
          <BaseDialog.Title className={DIALOG_TITLE}>{title}</BaseDialog.Title>
          {children}
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
