import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { Field } from '../../../components/Field.tsx';
import { FIELD_LABEL } from '../../../components/field-style.ts';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { failureCode } from '../../../shared/graphql/api-error.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { SettingsDialog } from '../../../shared/named-settings/SettingsDialog.tsx';
import { useSettingsForm } from '../../../shared/named-settings/use-settings-form.ts';
import { ChangeLimitPolicyDocument, CreateLimitPolicyDocument } from '../documents.generated.ts';
import { policyChanges } from '../policy-changes.ts';
import { emptyDraft, mergeDrafts, MAX_LIMITS, newLimit, toDraft } from '../policy-draft.ts';
import type { Policy } from '../policy-settings.ts';
import { matchesPreset, PRESETS } from '../presets.ts';
import { readDraft } from '../read-draft.ts';
import { BehaviourFields } from './BehaviourFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { PolicyChanges } from './PolicyChanges.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';

interface PolicyDialogProps {
  /** The current version of the policy to edit; without it the dialog creates one. */
  readonly opened?: Policy;
  readonly onClose: () => void;
}

const FIELDS = [
  'name',
  'description',
  ...Array.from({ length: MAX_LIMITS }, (_, index) =>
    ['name', 'limit', 'windowMs', 'burst'].map((field) => `limits[${index}].${field}`),
  ).flat(),
  ...['after', 'withinMs', 'blockMs', 'factor', 'maxMs'].map((field) => `escalation.${field}`),
  ...['localShare', 'localKeys', 'answerWithinMs', 'failures', 'pauseMs'].map(
    (field) => `outage.${field}`,
  ),
] as const;

/**
 * Creates a policy, or edits the version that was opened. If another user changes the policy meanwhile, the
 * dialog shows that change, and saves nothing until the user has decided which version to keep.
 */
export default function PolicyDialog({ opened: current, onClose }: PolicyDialogProps) {
  const [base, setBase] = useState(current);
  const client = useQueryClient();
  const conflict = useRef<HTMLElement>(null);
  const theirs = current?.version === base?.version ? undefined : current;
  const form = useSettingsForm({
    what: 'policy',
    opened: base?.name,
    begin: () => (base === undefined ? emptyDraft() : toDraft(base)),
    read: readDraft,
    fields: FIELDS,
    save: async ({ settings }, name) => {
      if (base === undefined) {
        const input = { name, ...settings };
        return (await request(CreateLimitPolicyDocument, { input })).createLimitPolicy.status;
      }
      if (theirs !== undefined) {
        conflict.current?.focus();
        return 'CONFLICT';
      }
      const input = { policy: name, version: base.version, ...settings };
      try {
        const { changeLimitPolicy } = await request(ChangeLimitPolicyDocument, { input });
        const { status, policy } = changeLimitPolicy;
        if (policy) client.setQueryData(queryKeys.limitPolicyRules(name), policy);
        return status;
      } catch (error) {
        if (failureCode(error) !== 'CONFLICT') throw error;
        await client.refetchQueries({ queryKey: queryKeys.limitPolicyRules(name) });
        return 'CONFLICT';
      }
    },
    affects: (name) => [queryKeys.limitPolicies(), queryKeys.limitPolicy(name)],
    page: '/limits/$name',
    onClose,
  });
  const { draft, read, problems, tried, edit, text } = form;
  const { limits } = draft;
  return (
    <SettingsDialog form={form}>
      {form.saved === 'ABSENT' && (
        <FormProblem>The policy was deleted meanwhile. Nothing was changed.</FormProblem>
      )}
      {base && theirs && (
        <section
          ref={conflict}
          tabIndex={-1}
          role="alert"
          aria-label="Changed by another user"
          className="grid gap-2 rounded-md border border-ember bg-ember-wash p-3 text-sm"
        >
          <h3 className="font-semibold">Another user has changed this policy</h3>
          <PolicyChanges
            changes={policyChanges(base, theirs)}
            none="It was saved again without changes."
          />
          <p>Your input was not saved. Which version do you want to keep?</p>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() => {
                edit(mergeDrafts(toDraft(base), draft, toDraft(theirs)));
                setBase(theirs);
              }}
            >
              Keep my changes on top of theirs
            </Button>
            <Button
              onClick={() => {
                edit(toDraft(theirs));
                setBase(theirs);
              }}
            >
              Discard my changes
            </Button>
          </div>
        </section>
      )}
      <div className="grid gap-x-3 sm:grid-cols-2">
        {base === undefined && <Field {...form.nameField} hint="Such as search:web" />}
        <Field
          {...text('description', 'Description (optional)')}
          autoFocus={base !== undefined}
          className={base === undefined ? '' : 'sm:col-span-2'}
        />
      </div>
      {base === undefined && (
        <div role="group" aria-label="Presets" className="flex flex-wrap items-center gap-2">
          <span className={FIELD_LABEL}>Start from</span>
          {Object.entries(PRESETS).map(([label, preset]) => (
            <Button
              key={label}
              size="small"
              pressed={matchesPreset(draft, preset)}
              onClick={() => edit(preset)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {limits.map((limit, index) => (
        <LimitFields
          key={limit.id}
          index={index}
          draft={limit}
          problemOf={(field) => problems[`limits[${index}].${field}`]}
          onChange={(edited) =>
            edit({ limits: limits.map((other) => (other.id === edited.id ? edited : other)) })
          }
          onRemove={
            limits.length > 1
              ? () => edit({ limits: limits.filter(({ id }) => id !== limit.id) })
              : undefined
          }
        />
      ))}
      {limits.length < MAX_LIMITS && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() =>
            edit({ limits: [...limits, newLimit(Math.max(...limits.map(({ id }) => id)) + 1)] })
          }
        >
          <PlusIcon /> Add limit
        </Button>
      )}
      <Switch
        label="Shadow mode: decide and count, deny nothing"
        checked={draft.shadow}
        onChange={(shadow) => edit({ shadow })}
      />
      <Disclosure
        label="Denied calls, blocks and outages"
        open={Object.keys(problems).some((field) => /^(escalation|outage)/.test(field))}
      >
        <BehaviourFields draft={draft} text={text} onChange={edit} />
      </Disclosure>
      <PolicyPreview settings={read.ok ? read.settings : null} base={base} />
      {tried && !read.ok && <FormProblem>Some fields are not valid.</FormProblem>}
    </SettingsDialog>
  );
}
