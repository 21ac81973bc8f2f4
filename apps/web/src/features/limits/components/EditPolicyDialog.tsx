import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { notify } from '../../../shared/notices/notify.ts';
import { useChangePolicy } from '../mutations/use-save-policy.ts';
import { policyChanges } from '../policy-changes.ts';
import { mergeDrafts, toDraft } from '../policy-draft.ts';
import type { Policy } from '../policy-settings.ts';
import { PolicyChanges } from './PolicyChanges.tsx';
import { PolicyForm } from './PolicyForm.tsx';

interface EditPolicyDialogProps {
  /** As it is now: it may change while one edits. */
  readonly policy: Policy;
  readonly onClose: () => void;
}

/**
 * Changes a policy from the version that was opened. If somebody else changes it meanwhile, their
 * change is shown, and nothing of it is overwritten before one has seen it.
 */
export default function EditPolicyDialog({ policy, onClose }: EditPolicyDialogProps) {
  const [base, setBase] = useState(policy);
  const [draft, setDraft] = useState(() => toDraft(policy.name, policy));
  const change = useChangePolicy(policy.name);
  const conflict = useRef<HTMLElement>(null);
  const absent = change.data?.status === 'ABSENT';
  const theirs = policy.version === base.version ? null : policy;

  return (
    <Dialog title={`Edit ${policy.name}`} wide onClose={onClose}>
      <PolicyForm
        draft={draft}
        onDraft={(edited) => {
          setDraft(edited);
          change.reset();
        }}
        base={base}
        error={change.error}
        action="Save policy"
        busy={change.isPending}
        onSave={(settings) => {
          if (theirs !== null) {
            conflict.current?.focus();
            return;
          }
          change.mutate(
            { version: base.version, settings },
            {
              onSuccess: ({ status }) => {
                if (status !== 'CHANGED') return;
                notify('done', `The policy ${policy.name} is changed.`);
                onClose();
              },
            },
          );
        }}
        onClose={onClose}
      >
        {absent && (
          <FormProblem>The policy was deleted meanwhile. Nothing was changed.</FormProblem>
        )}
        {theirs && (
          <section
            ref={conflict}
            tabIndex={-1}
            role="alert"
            aria-label="Changed by somebody else"
            className="grid gap-2 rounded-md border border-ember bg-ember-wash p-3 text-sm"
          >
            <h3 className="font-semibold">Somebody else has changed this policy meanwhile</h3>
            <PolicyChanges
              changes={policyChanges(base, theirs)}
              none="It was saved again without a difference."
            />
            <p>Nothing of yours was saved. What is to hold?</p>
            <div className="flex flex-wrap gap-2">
              <Button
                onClick={() => {
                  const opened = toDraft(base.name, base);
                  setDraft(mergeDrafts(opened, draft, toDraft(theirs.name, theirs)));
                  setBase(theirs);
                  change.reset();
                }}
              >
                Keep what I typed, on top of theirs
              </Button>
              <Button
                onClick={() => {
                  setBase(theirs);
                  setDraft(toDraft(theirs.name, theirs));
                  change.reset();
                }}
              >
                Start again from theirs
              </Button>
            </div>
          </section>
        )}
      </PolicyForm>
    </Dialog>
  );
}
