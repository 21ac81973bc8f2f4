import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { CountField, countProblem, parseCount } from '../../../components/CountField.tsx';
import { Field } from '../../../components/Field.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { useFieldMessages } from '../../../shared/graphql/use-field-messages.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import { useKeyActions } from '../key-action.ts';
import type { Policy } from '../policy-settings.ts';
import { usePeek } from '../queries/use-peek.ts';
import { useCallMarks } from '../use-call-marks.ts';
import { NextCall } from './NextCall.tsx';
import { Windows } from './Windows.tsx';

interface TryItProps {
  readonly policy: Policy;
  /** The chosen key, if any. */
  readonly watched: string | undefined;
}

const COST = { least: 1, most: 1_000_000_000 };

/** Manual calls. They are real, so they count. */
export function TryIt({ policy, watched }: TryItProps) {
  const { watch, act } = useKeyActions();
  const operator = useCan('OPERATOR');
  const [seen, setSeen] = useState(watched);
  const [key, setKey] = useState(watched ?? '');
  const [cost, setCost] = useState('1');
  const [tried, setTried] = useState(false);
  // The user chose another key elsewhere on the page, or went back.
  if (watched !== seen) {
    setSeen(watched);
    setKey(watched ?? '');
  }
  const many = parseCount(cost, COST);
  const peek = usePeek(policy.name, watched, many ?? 1);
  const calls = useCallMarks(policy.name, watched);
  const refused = useFieldMessages(calls.error ?? peek.error, ['key', 'cost']);
  const decision = peek.data;

  const call = (run: (key: string, cost: number) => void) => {
    setTried(true);
    if (key === '' || many === undefined) return;
    if (key !== watched) watch(key);
    run(key, many);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    call(operator ? calls.consume : () => void peek.refetch());
  };

  return (
    <Panel
      title="Try it"
      actions={policy.shadow && <Tag tone="ember">shadow mode: denies nothing</Tag>}
    >
      <form
        onSubmit={submit}
        noValidate
        aria-label="Manual call"
        className="grid gap-x-3 gap-y-1 sm:grid-cols-[minmax(10rem,1fr)_8rem]"
      >
        <Field
          label="Key"
          name="key"
          value={key}
          onChange={(event) => setKey(event.target.value)}
          problem={refused.key ?? (tried && key === '' ? 'Enter a key.' : undefined)}
          hint="Identifies the caller, such as user:7"
        />
        <CountField
          label="Cost"
          name="cost"
          value={cost}
          onChange={(event) => setCost(event.target.value)}
          problem={countProblem(cost, COST) ?? (refused.cost && 'Exceeds the limit.')}
        />
        <div className="flex flex-wrap gap-2 sm:col-span-full">
          {operator && (
            <Button type="submit" look="primary">
              Consume
            </Button>
          )}
          <Button
            type={operator ? 'button' : 'submit'}
            onClick={operator ? () => call(() => void peek.refetch()) : undefined}
          >
            Peek
          </Button>
          {operator && (
            <>
              <Button disabled={!calls.canRefund} onClick={calls.refund}>
                Refund last
              </Button>
              <Button
                disabled={watched === undefined}
                onClick={() => watched !== undefined && act({ kind: 'reset', key: watched })}
              >
                Reset…
              </Button>
              {decision?.reason === 'BLOCKED' && watched !== undefined ? (
                <Button onClick={() => act({ kind: 'unblock', key: watched })}>Unblock</Button>
              ) : (
                <Button
                  look="danger"
                  disabled={watched === undefined}
                  onClick={() => watched !== undefined && act({ kind: 'block', key: watched })}
                >
                  Block…
                </Button>
              )}
            </>
          )}
        </div>
      </form>
      {refused.form && <FormProblem>{refused.form}</FormProblem>}
      <p className="sr-only" role="status">
        {calls.answer}
      </p>
      {watched === undefined ? (
        <p className="mt-3 text-ink-2">
          {operator
            ? 'These calls are real and count. Choose a key to see its window.'
            : 'Choose a key to see its usage.'}
        </p>
      ) : (
        decision && (
          <div className="mt-4 grid gap-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <NextCall decision={decision} cost={many ?? 1} />
              <p className="text-sm text-ink-2">
                for <code className="wrap-anywhere">{watched}</code>
                {calls.answer && <> · {calls.answer}</>}
              </p>
            </div>
            <Windows policy={policy} decision={decision} marks={calls.marks} />
          </div>
        )
      )}
    </Panel>
  );
}
