import type { ComponentProps } from 'react';
import { formatDuration } from '../shared/clock/duration-format.ts';
import { parseDuration, type ParsedDuration } from '../shared/clock/parse-duration.ts';
import { Field } from './Field.tsx';

type Problem = Extract<ParsedDuration, { ok: false }>['problem'];

const PROBLEMS: Readonly<Record<Problem, string>> = {
  empty: 'Enter a duration, such as 30s, 5m or 1h 30m.',
  unreadable: 'Not a duration. Try 30s, 5m, 1h 30m or 2d.',
  'too-short': 'Must be at least 1 ms.',
  'too-long': 'Must be at most 10 years.',
};

/** The error for a typed duration, or undefined. */
export function durationProblem(text: string): string | undefined {
  const parsed = parseDuration(text);
  return parsed.ok ? undefined : PROBLEMS[parsed.problem];
}

interface DurationFieldProps extends Omit<ComponentProps<typeof Field>, 'hint' | 'value'> {
  readonly value: string;
}

/** An input for a duration that shows the parsed value while the user types. */
export function DurationField({ value, problem, ...rest }: DurationFieldProps) {
  const parsed = parseDuration(value);
  const misread = parsed.ok || parsed.problem === 'empty' ? undefined : PROBLEMS[parsed.problem];
  const hint = parsed.ok ? `= ${formatDuration(parsed.ms)}` : 'For example 30s, 5m or 1h 30m';
  return <Field value={value} hint={hint} problem={problem ?? misread} {...rest} />;
}
