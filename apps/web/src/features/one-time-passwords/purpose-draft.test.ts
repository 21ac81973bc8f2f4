import { describe, expect, it } from 'vitest';
import { emptyPurpose, readPurpose, toPurposeDraft } from './purpose-draft.ts';

const stored = { name: 'login', subjectForm: 'PHONE', createdAt: '' } as const;

describe('the input of a purpose', () => {
  it('keeps all rules when it is formatted and parsed', () => {
    const read = readPurpose({ ...emptyPurpose(), limitsCallers: true, resendCooldownMs: '0' });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.rules.resendCooldownMs).toBe(0);
    expect(read.rules.callerLimit).toEqual({ limit: 20, windowMs: 600_000 });
    const again = readPurpose(toPurposeDraft({ ...stored, ...read.rules }));
    expect(again).toEqual(read);
  });

  it('reports each problem with its field', () => {
    const read = readPurpose({
      ...emptyPurpose(),
      digits: '5',
      ttlMs: '11 m',
      windowMs: '2 d',
      limitsCallers: true,
      callerLimit: 'few',
    });
    expect(read.ok ? [] : Object.keys(read.problems).toSorted()).toEqual([
      'callerLimit.limit',
      'digits',
      'ttlMs',
      'windowMs',
    ]);
  });
});
