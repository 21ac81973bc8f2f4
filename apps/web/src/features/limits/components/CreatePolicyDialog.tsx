import { useState } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { useCreatePolicy } from '../mutations/use-save-policy.ts';
import { emptyDraft } from '../policy-draft.ts';
import { PolicyForm } from './PolicyForm.tsx';

interface CreatePolicyDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (name: string) => void;
}

export default function CreatePolicyDialog({ onClose, onCreated }: CreatePolicyDialogProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const create = useCreatePolicy();
  const { name } = draft;
  return (
    <Dialog title="Create a policy" wide onClose={onClose}>
      <PolicyForm
        draft={draft}
        onDraft={(edited) => {
          setDraft(edited);
          create.reset();
        }}
        base={null}
        error={create.error}
        nameProblem={
          create.data === 'EXISTS' ? 'There is a policy of that name already.' : undefined
        }
        action="Create policy"
        busy={create.isPending}
        onSave={(settings) =>
          create.mutate(
            { name, settings },
            { onSuccess: (status) => status === 'CREATED' && onCreated(name) },
          )
        }
        onClose={onClose}
      />
    </Dialog>
  );
}
