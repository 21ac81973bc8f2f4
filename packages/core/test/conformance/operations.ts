import fc from 'fast-check';
import type { AddMode, JsonValue } from '../../src/index.ts';
import type { StrategyUnderTest, Subject } from './strategies.ts';

/** Few members, so that histories use them again; each of them is easy to encode wrongly. */
export const MEMBERS = {
  plain: 'alice',
  prefix: 'alice:',
  number: '1e3',
  digits: '007',
  spaced: 'a b:c  d\n',
  unicode: 'žluťoučký 🐎 {x}',
  long: 'x'.repeat(1024),
} as const;

export type MemberName = keyof typeof MEMBERS;

/** A duration that depends on the history so far: the model decides where boundaries are. */
export type Span =
  | 'one'
  | 'some'
  | 'default'
  | 'beforeRemaining'
  | 'remaining'
  | 'afterRemaining'
  | 'longest'
  | 'tooLong';

/** When an event happened, for `seenBefore`. */
export type EventTime =
  | 'unsaid'
  | 'now'
  | 'recently'
  | 'barelyInTime'
  | 'barelyTooOld'
  | 'longAgo'
  | 'soon'
  | 'farAhead';

/** Calls that one turn of the event loop may make several times. */
export type Call =
  | { readonly call: 'add'; readonly member: MemberName; readonly mode: AddMode }
  | {
      readonly call: 'addFor' | 'addUntil';
      readonly member: MemberName;
      readonly mode: AddMode;
      readonly span: Span;
    }
  | {
      readonly call: 'addValue';
      readonly member: MemberName;
      readonly mode: AddMode;
      readonly value: JsonValue;
    }
  | { readonly call: 'addForEver'; readonly member: MemberName; readonly mode: AddMode }
  | { readonly call: 'seenBefore'; readonly member: MemberName; readonly at: EventTime }
  | { readonly call: 'extend' | 'expireIn'; readonly member: MemberName; readonly span: Span }
  | {
      readonly call: 'revert' | 'revertMoved';
      readonly member: MemberName;
      readonly span: Span | 'past';
    }
  | {
      readonly call: 'expireNow' | 'persist' | 'has' | 'get' | 'remove';
      readonly member: MemberName;
    }
  | { readonly call: 'count' | 'clear' };

/** One step of a history: a call, several calls of one event-loop turn, or something between calls. */
export type Operation =
  | Call
  | { readonly turn: readonly Call[] }
  | { readonly advance: Span | 'none'; readonly of: MemberName }
  | { readonly step: 'iterate' | 'summary' | 'sweep' | 'recreate' };

const member = fc.constantFrom<MemberName[]>(
  'plain',
  'prefix',
  'number',
  'digits',
  'spaced',
  'unicode',
  'long',
);
const mode = fc.constantFrom<AddMode[]>('always', 'ifAbsent', 'ifLive', 'ifLater');
const value = fc.constantFrom<JsonValue[]>(null, 0, 'null', '7 a\nb', { deep: ['žluť', 1.5] });
const span = fc.constantFrom<Span[]>(
  'one',
  'some',
  'default',
  'beforeRemaining',
  'remaining',
  'afterRemaining',
  'longest',
  'tooLong',
);
const at = fc.constantFrom<EventTime[]>(
  'unsaid',
  'now',
  'recently',
  'barelyInTime',
  'barelyTooOld',
  'longAgo',
  'soon',
  'farAhead',
);

/** Histories of the operations that a strategy supports. */
export function histories(
  strategy: StrategyUnderTest,
  subject: Subject,
): fc.Arbitrary<Operation[]> {
  const call = calls(strategy, subject);
  return fc.array(
    fc.oneof(
      { weight: 8, arbitrary: call },
      { weight: 3, arbitrary: fc.array(call, { minLength: 2, maxLength: 8 }).map(toTurn) },
      {
        weight: 4,
        arbitrary: fc.record({
          advance: fc.oneof(span, fc.constant<'none'>('none')),
          of: member,
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          step: fc.constantFrom<('iterate' | 'summary')[]>('iterate', 'summary'),
        }),
      },
      { weight: 1, arbitrary: fc.constant<Operation>({ step: 'recreate' }) },
      ...(subject.sweep === undefined
        ? []
        : [{ weight: 1, arbitrary: fc.constant<Operation>({ step: 'sweep' }) }]),
    ),
    { minLength: 1, maxLength: 30, size: 'max' },
  );
}

function toTurn(turn: readonly Call[]): Operation {
  return { turn };
}

function calls(strategy: StrategyUnderTest, subject: Subject): fc.Arbitrary<Call> {
  const common: fc.Arbitrary<Call>[] = [
    fc.record({ call: fc.constant('add'), member, mode }),
    fc.record({ call: fc.constant('seenBefore'), member, at }),
    fc.record({ call: fc.constant('has'), member }),
    fc.record({ call: fc.constant('remove'), member }),
  ];
  const own: fc.Arbitrary<Call>[] = [];
  if (subject.addFor) own.push(fc.record({ call: fc.constant('addFor'), member, mode, span }));
  if (subject.addUntil) own.push(fc.record({ call: fc.constant('addUntil'), member, mode, span }));
  if (subject.addValue) {
    own.push(
      fc.record({ call: fc.constant('addValue'), member, mode, value }),
      fc.record({ call: fc.constant('get'), member }),
    );
  }
  if (subject.extend) own.push(fc.record({ call: fc.constant('extend'), member, span }));
  if (subject.expireAt) {
    own.push(
      fc.record({ call: fc.constant('expireIn'), member, span }),
      fc.record({ call: fc.constant('expireNow'), member }),
    );
  }
  if (subject.revertExpiry) {
    own.push(
      fc.record({
        call: fc.constantFrom<('revert' | 'revertMoved')[]>('revert', 'revertMoved'),
        member,
        span: fc.oneof(span, fc.constant<'past'>('past')),
      }),
    );
  }
  if (subject.persist) own.push(fc.record({ call: fc.constant('persist'), member }));
  if (strategy.never && subject.addUntil) {
    own.push(fc.record({ call: fc.constant('addForEver'), member, mode }));
  }
  const whole: fc.Arbitrary<Call>[] = [fc.constant({ call: 'clear' })];
  if (subject.count) whole.push(fc.constant({ call: 'count' }));
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...common) },
    { weight: 4, arbitrary: own.length > 0 ? fc.oneof(...own) : fc.oneof(...common) },
    { weight: 1, arbitrary: fc.oneof(...whole) },
  );
}
