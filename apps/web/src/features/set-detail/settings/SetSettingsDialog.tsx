import { useState, type SubmitEvent } from 'react';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { parseDuration } from '../../../shared/clock/parse-duration.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { useStandingError } from '../../../shared/graphql/use-standing-error.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { KEPT_CHANGES, useDefaultTtl, useFeedSwitch } from './use-set-settings.ts';
import type { SetSummary } from '../use-set-summary.ts';
import { abilitiesOf, limitationsOf, strategyLabel } from '../strategy.ts';

interface SetSettingsDialogProps {
  readonly summary: SetSummary;
  readonly onClose: () => void;
}

export default function SetSettingsDialog({ summary, onClose }: SetSettingsDialogProps) {
  const { name, strategy, defaultTtlMs, details } = summary;
  const { ownTtl, feed } = abilitiesOf(strategy);
  const [ttl, setTtl] = useState(() => formatDuration(defaultTtlMs));
  const [tried, setTried] = useState(false);
  const change = useDefaultTtl(name);
  const turn = useFeedSwitch(name);
  const turnError = useStandingError(turn.error);
  const refused = useFieldMessages(change.error, ['change.defaultTtlMs']);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const duration = parseDuration(ttl);
    if (duration.ok && !change.isPending) change.mutate(duration.ms, { onSuccess: onClose });
  };
  return (
    <Dialog title="Settings of this set" onClose={onClose}>
      {ownTtl && (
        <form onSubmit={submit} noValidate className="grid gap-1">
          <DurationField
            label="Time to live of new members"
            name="ttl"
            autoFocus
            value={ttl}
            onChange={(event) => {
              setTtl(event.target.value);
              change.reset();
            }}
            problem={refused['change.defaultTtlMs'] ?? (tried ? durationProblem(ttl) : undefined)}
          />
          {refused.form && <FormProblem>{refused.form}</FormProblem>}
          <Button type="submit" look="primary" busy={change.isPending} className="justify-self-end">
            Save
          </Button>
        </form>
      )}
      {feed && (
        <div className="grid gap-1 border-t border-line pt-3">
          <Switch
            label="Change feed"
            checked={details.feed !== null}
            onChange={(on) => turn.mutate(on ? KEPT_CHANGES : null)}
          />
          <p className="text-sm text-ink-2">
            {details.feed === null
              ? 'Off: pages update every second. When on, they show changes immediately, and each change takes up to a hundred bytes.'
              : `Keeps the latest ${wholeNumber.format(details.feed.kept)} changes. Turning it off deletes them for all clients.`}
          </p>
          {turnError !== null && <FormProblem>{changeErrorMessage(turnError)}</FormProblem>}
        </div>
      )}
      <div className="grid gap-1 border-t border-line pt-3 text-sm text-ink-2">
        <p>
          Strategy <strong className="font-medium text-ink">{strategyLabel(strategy)}</strong>. It
          cannot be changed later.
        </p>
        {limitationsOf(summary).length > 0 && (
          <ul className="list-disc pl-5">
            {limitationsOf(summary).map((text) => (
              <li key={text}>It {text}.</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
