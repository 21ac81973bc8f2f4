import { describe, expect, it } from 'vitest';
import { actionLabel, KNOWN_ACTIONS } from './actions.ts';
import { sentenceOf, textOf } from './sentence.ts';

const entry = (rest: object = {}) => ({
  actor: 'admin',
  kind: 'SESSION' as const,
  action: 'createExpiringSet',
  target: 'online',
  outcome: 'OK',
  address: '10.0.0.7',
  ...rest,
});

const unknown = { actor: null, kind: null, target: null, outcome: 'UNAUTHENTICATED' };

describe('an entry of the audit log as a sentence', () => {
  it.each([
    [{}, null, 1, 'admin created set online'],
    [
      { action: 'removeMembers', target: 'sessions' },
      12,
      1,
      'admin removed 12 members from sessions',
    ],
    [{ action: 'removeMembers', target: 'sessions' }, 1, 1, 'admin removed 1 member from sessions'],
    [
      { action: 'removeMembers', target: 'sessions' },
      null,
      1,
      'admin removed members from sessions',
    ],
    [{ action: 'addMember' }, null, 12, 'admin added a member to online, 12 times'],
    [{ action: 'persistMembers' }, 3, 1, 'admin kept 3 members of online without an expiry'],
    [
      { action: 'resetOneTimePasswordAttempts' },
      2,
      1,
      'admin reset 2 wrong attempts of purpose online',
    ],
    [{ action: 'endSession', target: 'a-hash' }, null, 1, 'admin ended a session'],
    [{ action: 'endOtherSessions', target: null }, 2, 1, 'admin ended 2 other sessions'],
    [{ action: 'signIn', target: null }, null, 1, 'admin signed in'],
    [
      { kind: 'TOKEN', actor: 'ci', outcome: 'FORBIDDEN' },
      null,
      1,
      'ci was not allowed to create set online',
    ],
    [{ outcome: 'REDIS_FULL' }, null, 1, 'admin could not create set online'],
    [{ ...unknown, action: 'signIn' }, null, 1, 'Sign-in refused from 10.0.0.7'],
    [{ ...unknown, action: 'authenticate' }, null, 3, 'Wrong token refused from 10.0.0.7, 3 times'],
    [{ ...unknown, action: 'other' }, null, 1, 'An unknown caller could not other'],
    // Actions of later releases.
    [{ action: 'rotateSigningKeys', target: null }, null, 1, 'admin rotated signing keys'],
    [{ action: 'copySet' }, null, 1, 'admin copied set online'],
    [{ action: 'rebuildIndex2Of' }, null, 1, 'admin rebuilt index2 of online'],
    [{ action: 'constructor', target: null }, null, 1, 'admin constructored'],
  ])('%j with count %j, %j times', (rest, count, times, text) => {
    expect(textOf(sentenceOf(entry(rest), count, times))).toBe(text);
  });

  it('has the reason of a failure, if the sentence does not', () => {
    expect(sentenceOf(entry({ outcome: 'REDIS_FULL' }), null).problem).toMatch(/^Redis is full/);
    expect(sentenceOf(entry({ outcome: 'NEW_CODE' }), null).problem).toBe('NEW_CODE');
    expect(sentenceOf(entry({ outcome: 'FORBIDDEN' }), null).problem).toBeNull();
  });

  it('keeps a target that looks like a placeholder', () => {
    expect(textOf(sentenceOf(entry({ target: '{} #member' }), null))).toBe(
      'admin created set {} #member',
    );
  });
});

describe('the name of an action in the filter', () => {
  it.each([
    ['createExpiringSet', 'Create set'],
    ['removeMembers', 'Remove members'],
    ['expireMembersAt', 'Change expiry of members'],
    ['endOtherSessions', 'End other sessions'],
    ['rotateSigningKeys', 'Rotate signing keys'],
  ])('of %s is %s', (action, label) => expect(actionLabel(action)).toBe(label));

  it('is different for every action', () => {
    expect(new Set(KNOWN_ACTIONS.map(actionLabel)).size).toBe(KNOWN_ACTIONS.length);
  });
});
