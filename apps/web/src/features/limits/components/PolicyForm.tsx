import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import type { Problems } from '../../../shared/forms/field-reader.ts';
import { fieldMessages } from '../../../shared/graphql/error-messages.ts';
import { MOST_LIMITS, newLimit, type PolicyDraft } from '../policy-draft.ts';
import type { Policy, PolicySettings } from '../policy-settings.ts';
import { readDraft } from '../read-draft.ts';
import { BehaviourFields } from './BehaviourFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';

interface PolicyFormProps {
  readonly draft: PolicyDraft;
  readonly onDraft: (draft: PolicyDraft) => void;
  /** The policy that is changed; null for a new one, which has no name yet. */
  readonly base: Policy | null;
  readonly error: unknown;
  readonly nameProblem?: string | undefined;
  readonly action: string;
  readonly busy: boolean;
  readonly children?: ReactNode;
  readonly onSave: (settings: PolicySettings) => void;
  readonly onClose: () => void;
}

/** The fields whose problems the API may tell, by their paths. */
function pathsOf({ limits }: PolicyDraft): readonly string[] {
  return [
    ...limits.flatMap((_limit, index) =>
      ['name', 'limit', 'windowMs', 'burst'].map((field) => `limits[${index}].${field}`),
    ),
    ...['after', 'withinMs', 'blockMs', 'factor', 'maxMs'].map((field) => `escalation.${field}`),
    ...['localShare', 'localKeys', 'answerWithinMs', 'failures', 'pauseMs'].map(
      (field) => `outage.${field}`,
    ),
    'name',
    'description',
  ];
}

export function PolicyForm(props: PolicyFormProps) {
  const { draft, onDraft, base, error, nameProblem, action, busy, children, onSave, onClose } =
    props;
  const [tried, setTried] = useState(false);
  const read = readDraft(draft);
  const { form, ...refused } = fieldMessages<string>(error, pathsOf(draft));
  const unread: Problems = read.ok ? {} : read.problems;
  const problems: Problems = tried ? { ...refused, ...unread } : { ...refused };
  const missing = tried && base === null && draft.name === '' ? 'Enter a name.' : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.ok && !busy && (base !== null || draft.name !== '')) onSave(read.settings);
  };
  const change = (part: Partial<PolicyDraft>) => onDraft({ ...draft, ...part });
  const limits = draft.limits;

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      {children}
      <div className="grid gap-x-3 sm:grid-cols-2">
        {base === null && (
          <Field
            label="Name"
            name="name"
            autoFocus
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            problem={missing ?? nameProblem ?? problems['name']}
            hint="Such as search:web"
          />
        )}
        <Field
          label="Description (optional)"
          name="description"
          autoFocus={base !== null}
          className={base === null ? '' : 'sm:col-span-2'}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
          problem={problems['description']}
        />
      </div>
      {limits.map((limit, index) => (
        <LimitFields
          key={limit.id}
          index={index}
          draft={limit}
          problemOf={(field) => problems[`limits[${index}].${field}`]}
          onChange={(edited) =>
            change({ limits: limits.map((other) => (other.id === edited.id ? edited : other)) })
          }
          onRemove={
            limits.length > 1
              ? () => change({ limits: limits.filter(({ id }) => id !== limit.id) })
              : undefined
          }
        />
      ))}
      {limits.length < MOST_LIMITS && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() =>
            change({ limits: [...limits, newLimit(Math.max(...limits.map(({ id }) => id)) + 1)] })
          }
        >
          <PlusIcon /> Another limit
        </Button>
      )}
      <BehaviourFields draft={draft} problems={problems} onChange={change} />
      <PolicyPreview settings={read.ok ? read.settings : null} base={base} />
      {form && <FormProblem>{form}</FormProblem>}
      {tried && !read.ok && <FormProblem>Some fields cannot be read yet.</FormProblem>}
      <DialogActions action={action} busy={busy} onCancel={onClose} />
    </form>
  );
}
