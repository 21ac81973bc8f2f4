import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DIALOG_ACTIONS } from './dialog-style.ts';

interface DialogActionsProps {
  /** The label of the submit button, such as "Create set". */
  readonly action: string;
  readonly look?: 'primary' | 'danger';
  readonly busy: boolean;
  readonly onCancel: () => void;
  /** Shown beside the buttons. */
  readonly children?: ReactNode;
}

/** The buttons of a form in a dialog. */
export function DialogActions(props: DialogActionsProps) {
  const { action, look = 'primary', busy, onCancel, children } = props;
  return (
    <footer className={DIALOG_ACTIONS}>
      {children}
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" look={look} busy={busy}>
        {action}
      </Button>
    </footer>
  );
}
