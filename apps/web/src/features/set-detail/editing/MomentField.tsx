import type { ComponentProps } from 'react';
import { formatDurationShort } from '../../../shared/clock/duration-format.ts';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { LONGEST_TTL_MS } from '../../../shared/clock/parse-duration.ts';
import { timeZone } from '../../../shared/clock/time-preferences.ts';
import { Field } from '../../../components/Field.tsx';
import { useStored } from '../../../shared/preferences/stored.ts';
import { readMomentInput } from './moment-input.ts';

/** The error for a typed date and time, or undefined. */
export function momentProblem(text: string, zone: string): string | undefined {
  const at = readMomentInput(text, zone);
  if (at === null) return 'Enter a date and a time.';
  if (at <= pageClock.now()) return 'Must be in the future.';
  return at > pageClock.now() + LONGEST_TTL_MS ? 'Must be at most 10 years from now.' : undefined;
}

interface MomentFieldProps extends Omit<ComponentProps<typeof Field>, 'hint' | 'value' | 'type'> {
  readonly value: string;
}

/** An input for a date and time in the time zone that the user has chosen. */
export function MomentField({ value, problem, ...rest }: MomentFieldProps) {
  const zone = useStored(timeZone);
  const at = readMomentInput(value, zone);
  const left = at === null ? null : at - pageClock.now();
  const hint =
    left !== null && left > 0
      ? `${zone}, in ${formatDurationShort(Math.ceil(left / 1000) * 1000)}`
      : zone;
  return (
    <Field type="datetime-local" step={1} value={value} hint={hint} problem={problem} {...rest} />
  );
}
