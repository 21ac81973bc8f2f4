import { describe, expect, it } from 'vitest';
import { policyChanges } from './policy-changes.ts';
import { emptyDraft, mergeDrafts, newLimit, toDraft, type PolicyDraft } from './policy-draft.ts';
import { readDraft } from './read-draft.ts';

function settingsOf(draft: PolicyDraft) {
  const read = readDraft(draft);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.settings;
}

const problemsOf = (draft: PolicyDraft) => {
  const read = readDraft(draft);
  return read.ok ? {} : read.problems;
};

describe('the input of a policy', () => {
  it('names unnamed limits like the API', () => {
    expect(settingsOf(emptyDraft()).limits).toEqual([
      {
        name: '10/60000',
        algorithm: 'LOG',
        limit: 10,
        windowMs: 60_000,
        burst: null,
        large: false,
      },
    ]);
  });

  it('keeps all settings when it is formatted and parsed', () => {
    const draft: PolicyDraft = {
      ...emptyDraft(),
      description: 'Calls',
      limits: [
        { ...newLimit(0), name: 'burst', algorithm: 'GCRA', limit: '100', burst: '7' },
        { ...newLimit(1), name: 'day', limit: '5000', window: '1d', large: true },
      ],
      blocks: true,
      outage: 'LOCAL',
      localShare: '0.25',
    };
    const settings = settingsOf(draft);
    expect(settingsOf(toDraft(settings))).toEqual(settings);
    expect(policyChanges(settings, settings)).toEqual([]);
  });

  it('reports each problem with the path of its field', () => {
    const limits = [
      { ...newLimit(0), name: 'a', limit: '301', window: 'soon' },
      { ...newLimit(1), name: 'a', algorithm: 'GCRA' as const, burst: '0' },
    ];
    const problems = problemsOf({
      ...emptyDraft(),
      limits,
      blocks: true,
      block: '2 d',
      factor: '0',
      outage: 'LOCAL',
      localShare: '',
      answerWithin: '11 s',
    });
    expect(Object.keys(problems).toSorted()).toEqual([
      'escalation.factor',
      'escalation.maxMs',
      'limits[0].limit',
      'limits[0].windowMs',
      'limits[1].burst',
      'limits[1].name',
      'outage.answerWithinMs',
      'outage.localShare',
    ]);
  });

  it('accepts a higher limit for a large log', () => {
    const limits = [{ ...newLimit(0), limit: '10000', large: true }];
    expect(problemsOf({ ...emptyDraft(), limits })).toEqual({});
  });
});

describe('policyChanges', () => {
  it('lists changed settings, and added and removed limits', () => {
    const before = settingsOf({
      ...emptyDraft(),
      limits: [
        { ...newLimit(0), name: 'burst' },
        { ...newLimit(1), name: 'day', window: '1d' },
      ],
    });
    const after = settingsOf({
      ...emptyDraft(),
      shadow: true,
      limits: [
        { ...newLimit(0), name: 'burst', limit: '20' },
        { ...newLimit(1), name: 'hour' },
      ],
    });
    expect(
      policyChanges(before, after).map(({ what, before: was, after: is }) => [what, was, is]),
    ).toEqual([
      ['Mode', 'enforced', 'shadow: counts calls, denies none'],
      [
        'Limit burst',
        'at most 10 in any minute — exact log',
        'at most 20 in any minute — exact log',
      ],
      ['Limit day', 'at most 10 in any day — exact log', null],
      ['Limit hour', null, 'at most 10 in any minute — exact log'],
    ]);
  });
});

describe('concurrent changes of a policy', () => {
  it('keeps the changes of both users, and mine if both changed a field', () => {
    const base = { ...emptyDraft(), description: 'old', failures: '5', limits: [newLimit(0)] };
    const theirs = {
      ...base,
      description: 'theirs',
      shadow: true,
      limits: [{ ...newLimit(0), limit: '7' }],
    };
    const mine = { ...base, description: 'mine', failures: '9' };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      ...theirs,
      description: 'mine',
      failures: '9',
    });
    const limits = [{ ...newLimit(0), limit: '8' }];
    expect(mergeDrafts(base, { ...base, limits }, theirs).limits).toEqual(limits);
  });
});
