import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { errorMessage } from '../../../shared/graphql/error-messages.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useCandidates, type Candidates } from '../queries/use-candidates.ts';

interface CandidateSearchProps {
  readonly pattern: string | undefined;
  readonly chosen: string | undefined;
  readonly onPattern: (pattern: string) => void;
  readonly onChoose: (key: string) => void;
}

/** Finds sorted sets of other programs with SCAN, in small steps. */
export function CandidateSearch({ pattern, chosen, onPattern, onChoose }: CandidateSearchProps) {
  const [typed, setTyped] = useState(pattern ?? '*');
  const candidates = useCandidates(pattern);
  const { keys, state, search, stop } = candidates;
  // A key without the characters of a pattern needs no search.
  const isPattern = /[*?[\]]/.test(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPattern) onChoose(typed);
    else if (typed === pattern) search();
    else onPattern(typed);
  };
  return (
    <div className="grid gap-2">
      <form onSubmit={submit} className="flex flex-wrap items-start gap-x-2">
        <Field
          label="Key or pattern"
          className="w-72 max-sm:w-full"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint="A key, or a pattern such as app:*:sessions"
          problem={state === 'failed' ? errorMessage(candidates.error) : undefined}
        />
        <div className="flex gap-2 sm:mt-6">
          {state === 'searching' ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <Button
              type="submit"
              disabled={typed === ''}
              look={chosen === undefined ? 'primary' : 'plain'}
            >
              {!isPattern
                ? 'Preview'
                : state === 'stopped' && typed === pattern
                  ? 'Continue'
                  : 'Search'}
            </Button>
          )}
        </div>
      </form>
      {state !== 'idle' && <Progress candidates={candidates} />}
      {keys.length > 0 && (
        <ul
          aria-label="Sorted sets found"
          // Scrollable content must be reachable by keyboard; its buttons are.
          className="grid max-h-72 overflow-y-auto rounded-sm border border-line"
        >
          {keys.map((key) => (
            <li key={key} className="border-t border-line first:border-t-0">
              <button
                type="button"
                aria-pressed={key === chosen}
                onClick={() => onChoose(key)}
                className="w-full px-3 py-1.5 text-left font-mono text-sm wrap-anywhere hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-accent-wash aria-pressed:font-medium pointer-coarse:py-2.5"
              >
                {key}
                {key === chosen && <span className="sr-only"> (selected)</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Progress({ candidates }: { candidates: Candidates }) {
  const { keys, scanned, total, state } = candidates;
  // Keys are added and removed during the scan, so both numbers are approximate.
  const most = Math.max(total, scanned);
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <progress
        aria-label="Keys scanned"
        max={Math.max(1, most)}
        value={state === 'done' ? Math.max(1, most) : scanned}
        className="h-1.5 w-full max-w-md appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <p role={state === 'searching' ? undefined : 'status'}>
        {keys.length === 0 && state === 'done'
          ? 'No sorted set of another program matches. '
          : `${wholeNumber.format(keys.length)} sorted ${keys.length === 1 ? 'set' : 'sets'} found. `}
        About {wholeNumber.format(scanned)} of {wholeNumber.format(most)} keys scanned
        {state === 'stopped' ? ', stopped.' : state === 'done' ? ', complete.' : ' …'}
      </p>
    </div>
  );
}
