import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import type { KeyAction } from '../key-action.ts';
import { useChangeKey } from '../mutations/use-key-changes.ts';
import type { Policy } from '../policy-settings.ts';
import { BlockKeyDialog } from './BlockKeyDialog.tsx';
import { OverrideDialog } from './OverrideDialog.tsx';

interface KeyDialogsProps {
  readonly policy: Policy;
  /** The action to confirm. */
  readonly action: KeyAction;
  readonly onClose: () => void;
}

/** Confirms an action on a key. */
export default function KeyDialogs({ policy, action, onClose }: KeyDialogsProps) {
  const change = useChangeKey(policy.name);
  const { kind, key } = action;
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
        Deletes the counters, the block and the escalation of <code>{key}</code>. Its overrides
        stay. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
