import { ApiError } from '../../shared/graphql/api-error.ts';
import { errorMessage, isFailureCode } from '../../shared/graphql/error-messages.ts';
import { wholeNumber } from '../../shared/numbers/whole-number.ts';
import { inPast, phraseOf } from './actions.ts';
import type { AuditEntry } from './queries/use-audit-entries.ts';

/** An entry as a sentence: actor, `before`, target, `after`. */
interface Sentence {
  /** Null if the sentence has no actor. */
  readonly actor: string | null;
  readonly before: string;
  readonly target: string | null;
  readonly after: string;
  /** Why the action failed; null if it did not, or if the sentence says so. */
  readonly problem: string | null;
}

/** What the entries of one row have in common. */
type Facts = Pick<AuditEntry, 'actor' | 'action' | 'target' | 'outcome' | 'address'>;

const REFUSED: Readonly<Record<string, string>> = {
  signIn: 'Sign-in refused',
  authenticate: 'Wrong token refused',
};

/** `count`: of members or codes, in all entries; `times`: the number of entries. */
export function sentenceOf(entry: Facts, count: number | null, times = 1): Sentence {
  const { actor, action, target, outcome, address } = entry;
  const often = times > 1 ? `, ${wholeNumber.format(times)} times` : '';
  const refused = REFUSED[action];
  if (actor === null && outcome === 'UNAUTHENTICATED' && refused !== undefined) {
    const before = `${refused} from ${address}${often}`;
    return { actor: null, before, target: null, after: '', problem: null };
  }
  const phrase = counted(phraseOf(action), count);
  const words =
    outcome === 'OK'
      ? inPast(phrase)
      : `${outcome === 'FORBIDDEN' ? 'was not allowed to' : 'could not'} ${phrase}`;
  const [before = '', after] = (target === null ? words.replace(' {}', '') : words).split('{}');
  return {
    actor,
    before: actor === null ? `An unknown caller ${before}` : ` ${before}`,
    target: after === undefined ? null : target,
    after: `${after ?? ''}${often}`,
    problem: outcome === 'OK' || outcome === 'FORBIDDEN' ? null : problemOf(outcome),
  };
}

/** The sentence as text, for screen readers. */
export function textOf({ actor, before, target, after }: Sentence): string {
  return `${actor ?? ''}${before}${target ?? ''}${after}`;
}

function counted(phrase: string, count: number | null): string {
  return phrase.replace(/#([a-z ]*?[a-z]+)\b(?= of| from| to| in|$)/, (_match, noun: string) => {
    if (count === null) return `${noun}s`;
    return `${wholeNumber.format(count)} ${noun}${count === 1 ? '' : 's'}`;
  });
}

function problemOf(outcome: string): string {
  return isFailureCode(outcome) ? errorMessage(new ApiError(outcome, '')) : outcome;
}
