import type { ComponentProps } from 'react';
import { formatDuration } from '../shared/clock/duration-format.ts';
import { parseDuration, type ParsedDuration } from '../shared/clock/parse-duration.ts';
import { Field } from './Field.tsx';

type Problem = Extract<ParsedDuration, { ok: false }>['problem'];

const PROBLEMS: Readonly<Record<Problem, string>> = {
  empty: 'Enter a time span, such as 30s, 5m or 1h 30m.',
  unreadable: 'Not a time span. Try 30s, 5m, 1h 30m or 2d.',
  'too-short': 'The shortest time to live is 1 ms.',
  'too-long': 'The longest time to live is ten years.',
};

/** What is wrong with a time span as it was typed, or undefined. */
export function durationProblem(text: string): string | undefined {
  const parsed = parseDuration(text);
  return parsed.ok ? undefined : PROBLEMS[parsed.problem];
}

interface DurationFieldProps extends Omit<ComponentProps<typeof Field>, 'hint' | 'value'> {
  readonly value: string;
}

/** An input for a time span that shows how it was read while one types. */
export function DurationField({ value, problem, ...rest }: DurationFieldProps) {
  const parsed = parseDuration(value);
  const misread = parsed.ok || parsed.problem === 'empty' ? undefined : PROBLEMS[parsed.problem];
  const hint = parsed.ok ? `= ${formatDuration(parsed.ms)}` : 'Such as 30s, 5m or 1h 30m';
  return <Field value={value} hint={hint} problem={problem ?? misread} {...rest} />;
}
