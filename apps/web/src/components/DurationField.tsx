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

/** The parsed value, if it has other numbers than the text, or if the text has no unit. */
function durationHint(text: string): string | undefined {
  const parsed = parseDuration(text);
  if (!parsed.ok) return 'For example 30s, 5m or 1h 30m';
  const exact = formatDuration(parsed.ms);
  const numbers = (duration: string) => duration.match(/[\d.]+/g)?.join(' ');
  return /[a-z]/i.test(text) && numbers(text) === numbers(exact) ? undefined : `= ${exact}`;
}

interface DurationFieldProps extends Omit<ComponentProps<typeof Field>, 'hint' | 'value'> {
  readonly value: string;
}

/** An input for a duration. Shows the parsed value while the user types, if it helps. */
export function DurationField({ value, problem, ...rest }: DurationFieldProps) {
  const parsed = parseDuration(value);
  const misread = parsed.ok || parsed.problem === 'empty' ? undefined : PROBLEMS[parsed.problem];
  return <Field value={value} hint={durationHint(value)} problem={problem ?? misread} {...rest} />;
}
