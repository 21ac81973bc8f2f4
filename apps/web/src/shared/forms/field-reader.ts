import { formatDuration } from '../clock/duration-format.ts';
import { parseDuration } from '../clock/parse-duration.ts';
import { countProblem, parseCount } from '../../components/CountField.tsx';
import { durationProblem } from '../../components/DurationField.tsx';

/** Errors by the API's names of the fields. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** The values of a form, or its errors. */
export type ParseResult<Said extends object> =
  | ({ readonly ok: true } & Said)
  | { readonly ok: false; readonly problems: Problems };

/**
 * Parses the fields of a form, and collects errors by the API's names of the fields. The value of a field
 * with an error is meaningless.
 */
export function fieldReader() {
  const problems: Record<string, string> = {};
  return {
    problems,
    hasProblems: () => Object.keys(problems).length > 0,
    count: (field: string, text: string, least: number, most: number): number => {
      const problem = countProblem(text, { least, most });
      if (problem !== undefined) problems[field] = problem;
      return parseCount(text, { least, most }) ?? least;
    },
    /** In milliseconds. */
    duration: (field: string, text: string, mostMs = Infinity): number => {
      const parsed = parseDuration(text);
      const problem =
        durationProblem(text) ??
        (parsed.ok && parsed.ms > mostMs ? `At most ${formatDuration(mostMs)}.` : undefined);
      if (problem !== undefined) problems[field] = problem;
      return parsed.ok ? parsed.ms : 1;
    },
    decimal: (
      field: string,
      text: string,
      isGood: (value: number) => boolean,
      problem: string,
    ): number => {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      if (!isGood(value)) problems[field] = problem;
      return value;
    },
  };
}
