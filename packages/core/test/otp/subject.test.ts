import { describe, expect, it } from 'vitest';
import { MayflyError } from '../../src/index.ts';
import { normaliseSubject } from '../../src/otp/subject.ts';

describe('a subject', () => {
  it.each([
    '+6212312341234',
    ' +62 123-1234-1234 ',
    '+62 (123) 1234\u20111234',
    '+62\u00a012312341234',
  ])('accepts %j as the same phone number', (text) => {
    expect(normaliseSubject(text, 'phone')).toBe('+6212312341234');
  });

  it.each([
    '0812 3123 4123',
    '006212312341234',
    '6212312341234',
    '+0212312341234',
    '+1234567',
    '+1234567890123456',
    '+62 123 CALL ME',
    '++6212312341234',
    '+44 (0)20 7946 0958',
    '+44( 0 )20 7946 0958',
    '+٦٢١٢٣١٢٣٤١٢٣٤',
    '+',
    '',
  ])('rejects %j as a phone number, without quoting it', (text) => {
    const error = refusal(() => normaliseSubject(text, 'phone'));
    expect(error).toMatchObject({ code: 'INVALID_SUBJECT', field: 'subject' });
    expect(text !== '' && text !== '+' && error.message.includes(text)).toBe(false);
  });

  it('keeps a zero that belongs to the number, in parentheses or not', () => {
    expect(normaliseSubject('+39 (06) 1234 5678', 'phone')).toBe('+390612345678');
    expect(normaliseSubject('+39 06 1234 5678', 'phone')).toBe('+390612345678');
  });

  it('is a lower-case address', () => {
    expect(normaliseSubject(' Ada@Example.ORG ', 'email')).toBe('ada@example.org');
    for (const text of ['ada', 'a b@c', 'a@b@c', '@c', `${'a'.repeat(255)}@b`]) {
      expect(() => normaliseSubject(text, 'email')).toThrow(MayflyError);
    }
  });

  it('stays unchanged, or becomes the result of a function', () => {
    expect(normaliseSubject(' As It Is ', undefined)).toBe(' As It Is ');
    expect(normaliseSubject('User:7', (text) => text.slice(5))).toBe('7');
  });

  it.each(['', 'x'.repeat(1025), '\ud800'])('rejects %.10j', (text) => {
    expect(() => normaliseSubject(text, undefined)).toThrow(
      expect.objectContaining({ code: 'INVALID_SUBJECT' }),
    );
  });

  it('is rejected without the message of the function that rejects it', () => {
    const error = refusal(() =>
      normaliseSubject('+1 secret', (text) => {
        throw new Error(`no such number: ${text}`);
      }),
    );
    expect(error.code).toBe('INVALID_SUBJECT');
    expect(error.cause).toBeUndefined();
    expect(error.message).not.toContain('secret');
  });
});

function refusal(action: () => unknown): MayflyError {
  try {
    action();
  } catch (error) {
    if (error instanceof MayflyError) return error;
  }
  throw new Error('It was not rejected');
}
