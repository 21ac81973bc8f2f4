import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DIALOG_ACTIONS } from '../../../components/dialog-style.ts';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { useStandingError } from '../../../shared/graphql/use-standing-error.ts';
import { useRevealCode, useRevokeCode } from '../mutations/use-codes.ts';
import { ShownCode } from './ShownCode.tsx';

interface CodeDialogProps {
  readonly space: string;
  readonly id: string;
  readonly onClose: () => void;
}

/** Confirms that a code is shown or revoked. */
export default function CodeDialogs({
  kind,
  ...props
}: CodeDialogProps & { readonly kind: 'reveal' | 'revoke' }) {
  return kind === 'reveal' ? <RevealDialog {...props} /> : <RevokeDialog {...props} />;
}

function RevealDialog({ space, id, onClose }: CodeDialogProps) {
  const reveal = useRevealCode(space);
  const { data } = reveal;
  const error = useStandingError(reveal.error);
  return (
    <Dialog title="Reveal a code" onClose={onClose}>
      {data?.code && data.expiresAt !== null ? (
        <ShownCode
          id={id}
          code={data.code}
          expiresAt={Date.parse(data.expiresAt)}
          note="The audit log has an entry for this."
        />
      ) : (
        <p className="wrap-anywhere">
          Shows the code of <code>{id}</code>. This does not count as a use. The audit log records
          it.
        </p>
      )}
      {data?.status === 'ABSENT' && <FormProblem>The id no longer has a live code.</FormProblem>}
      {error && <FormProblem>{changeErrorMessage(error)}</FormProblem>}
      <footer className={DIALOG_ACTIONS}>
        <Button onClick={onClose}>{data ? 'Done' : 'Cancel'}</Button>
        {!data && (
          <Button
            look="primary"
            autoFocus
            busy={reveal.isPending}
            onClick={() => reveal.mutate(id)}
          >
            Reveal code
          </Button>
        )}
      </footer>
    </Dialog>
  );
}

function RevokeDialog({ space, id, onClose }: CodeDialogProps) {
  const revoke = useRevokeCode(space);
  return (
    <ConfirmDialog
      title="Revoke this code"
      action="Revoke code"
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Ends the code of <code>{id}</code> immediately. This cannot be undone: a new code of the id
        will be different.
      </p>
    </ConfirmDialog>
  );
}
