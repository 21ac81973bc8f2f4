import { useState, type SubmitEvent } from 'react';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { parseDuration } from '../../../shared/clock/parse-duration.ts';
import { CountField } from '../../../components/CountField.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { useSetOverride } from '../mutations/use-overrides.ts';
import { emptyDraft } from '../policy-draft.ts';
import type { Policy } from '../policy-settings.ts';
import { readDraft } from '../read-draft.ts';

interface OverrideDialogProps {
  readonly policy: Policy;
  readonly limitKey: string;
  readonly onClose: () => void;
}

/** Overrides the limits of one key, for a time or until they are cleared. */
export function OverrideDialog({ policy, limitKey, onClose }: OverrideDialogProps) {
  const [key, setKey] = useState(limitKey);
  const [span, setSpan] = useState('');
  const [tried, setTried] = useState(false);
  const [limits, setLimits] = useState(() =>
    policy.limits.map(({ name, algorithm, limit, windowMs, burst, large }, id) => ({
      id,
      name,
      algorithm,
      large,
      limit: String(limit),
      window: formatDuration(windowMs),
      burst: burst === null ? '' : String(burst),
    })),
  );
  const save = useSetOverride(policy.name);
  const read = readDraft({ ...emptyDraft(), limits });
  const unread = tried && !read.ok ? read.problems : {};
  const refused = useFieldMessages(save.error, ['key', 'forMs']);
  const duration = parseDuration(span);
  const noSpan = span.trim() === '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (key === '' || !read.ok || (!noSpan && !duration.ok) || save.isPending) return;
    const overrides = read.settings.limits.map(({ name, limit, windowMs, burst }) => ({
      name,
      limit,
      windowMs,
      ...(burst === null ? {} : { burst }),
    }));
    const forMs = duration.ok ? { forMs: duration.ms } : {};
    save.mutate({ key, overrides, ...forMs }, { onSuccess: onClose });
  };
  const edit =
    (id: number, field: 'limit' | 'window' | 'burst') =>
    ({ target }: { target: { value: string } }) => {
      setLimits(
        limits.map((limit) => (limit.id === id ? { ...limit, [field]: target.value } : limit)),
      );
      save.reset();
    };

  return (
    <Dialog title="Override limits of a key" wide onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-2">
        <p>They apply from the next call. Counters stay.</p>
        <div className="grid gap-x-3 sm:grid-cols-2">
          <Field
            label="Key"
            name="override-key"
            autoFocus={limitKey === ''}
            value={key}
            onChange={(event) => {
              setKey(event.target.value);
              save.reset();
            }}
            problem={refused.key ?? (tried && key === '' ? 'Enter a key.' : undefined)}
          />
          <DurationField
            label="For (optional)"
            name="override-for"
            value={span}
            onChange={(event) => setSpan(event.target.value)}
            problem={refused.forMs ?? (tried && !noSpan ? durationProblem(span) : undefined)}
          />
        </div>
        {limits.map(({ id, name, algorithm, limit, window, burst }, index) => (
          <fieldset
            key={id}
            className="grid gap-x-3 grid-cols-2 rounded-md border border-line p-3 sm:grid-cols-3"
          >
            <legend className="px-1 font-mono text-sm wrap-anywhere">{name}</legend>
            <CountField
              label="At most"
              name={`own-limit-${id}`}
              autoFocus={limitKey !== '' && index === 0}
              value={limit}
              onChange={edit(id, 'limit')}
              problem={unread[`limits[${index}].limit`]}
            />
            <DurationField
              label="in"
              name={`own-window-${id}`}
              value={window}
              onChange={edit(id, 'window')}
              problem={unread[`limits[${index}].windowMs`]}
            />
            {algorithm === 'GCRA' && (
              <CountField
                className="max-sm:col-span-2"
                label="Burst size"
                name={`own-burst-${id}`}
                value={burst}
                onChange={edit(id, 'burst')}
                problem={unread[`limits[${index}].burst`]}
              />
            )}
          </fieldset>
        ))}
        {refused.form && <FormProblem>{refused.form}</FormProblem>}
        <DialogActions action="Save limits" busy={save.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
