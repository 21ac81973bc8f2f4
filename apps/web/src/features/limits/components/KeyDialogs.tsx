import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import type { KeyAction } from '../key-action.ts';
import { useChangeKey } from '../mutations/use-key-changes.ts';
import type { Policy } from '../policy-settings.ts';
import { BlockKeyDialog } from './BlockKeyDialog.tsx';
import { OverrideDialog } from './OverrideDialog.tsx';

interface KeyDialogsProps {
  readonly policy: Policy;
  /** What is asked about; what needs no asking has been done before. */
  readonly act: KeyAction;
  readonly onClose: () => void;
}

/** Asks what there is to ask before something is done about a key. */
export default function KeyDialogs({ policy, act, onClose }: KeyDialogsProps) {
  const change = useChangeKey(policy.name);
  const { kind, key } = act;
  if (kind === 'override') {
    return <OverrideDialog policy={policy} limitKey={key} onClose={onClose} />;
  }
  if (kind === 'block') {
    return <BlockKeyDialog policy={policy.name} limitKey={key} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title="Reset this key"
      action="Reset key"
      busy={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ kind: 'reset', key }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Forgets what counts against <code>{key}</code>, its block and its escalation: it can call as
        if it had never called before. Limits of its own stay. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
