import { useState, type SubmitEvent } from 'react';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { parseDuration } from '../../../shared/clock/parse-duration.ts';
import { timeZone } from '../../../shared/clock/time-preferences.ts';
import { Button } from '../../../components/Button.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { useStored } from '../../../shared/preferences/stored.ts';
import { EXTENSIONS } from './member-change.ts';
import { readMomentInput } from './moment-input.ts';
import { MomentField, momentProblem } from './MomentField.tsx';

interface RescheduleFormProps {
  readonly autoFocus?: boolean;
  /** False for a member that never expires. */
  readonly extendable?: boolean;
  readonly onExtend: (byMs: number) => void;
  readonly onExpireAt: (at: number) => void;
}

const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2';

/** Adds time, or sets the time of expiry. */
export function RescheduleForm(props: RescheduleFormProps) {
  const { autoFocus = false, extendable = true, onExtend, onExpireAt } = props;
  const zone = useStored(timeZone);
  const [by, setBy] = useState('5m');
  const [at, setAt] = useState('');
  const [tried, setTried] = useState<'by' | 'at' | null>(null);

  const extend = (event: SubmitEvent) => {
    event.preventDefault();
    setTried('by');
    const duration = parseDuration(by);
    if (duration.ok) onExtend(duration.ms);
  };
  const expireAt = (event: SubmitEvent) => {
    event.preventDefault();
    setTried('at');
    const moment = readMomentInput(at, zone);
    if (moment !== null && momentProblem(at, zone) === undefined) onExpireAt(moment);
  };
  return (
    <div className="grid gap-2">
      {extendable && (
        <>
          <form onSubmit={extend} noValidate className={ROW}>
            <DurationField
              label="Extend by"
              name="by"
              autoFocus={autoFocus}
              value={by}
              onChange={(event) => setBy(event.target.value)}
              problem={tried === 'by' ? durationProblem(by) : undefined}
            />
            <Button type="submit" className="mt-6">
              Extend
            </Button>
          </form>
          <div className="-mt-1 mb-1 flex flex-wrap gap-1.5">
            {EXTENSIONS.map((byMs) => (
              <Button key={byMs} size="small" onClick={() => onExtend(byMs)}>
                +{formatDuration(byMs)}
              </Button>
            ))}
          </div>
        </>
      )}
      <form onSubmit={expireAt} noValidate className={ROW}>
        <MomentField
          label="Expire at"
          name="at"
          value={at}
          onChange={(event) => setAt(event.target.value)}
          problem={tried === 'at' ? momentProblem(at, zone) : undefined}
        />
        <Button type="submit" className="mt-6">
          Set
        </Button>
      </form>
    </div>
  );
}
