import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { changeErrorMessage, errorMessage, fieldMessages } from './error-messages.ts';

describe('error messages', () => {
  it('says that a change may have happened in an outage, but not after a rejection', () => {
    const outage = new ApiError('REDIS_UNAVAILABLE', 'raw');
    expect(changeErrorMessage(outage)).toMatch(/may have happened/);
    expect(changeErrorMessage(new ApiError('INVALID_TTL', 'raw'))).not.toMatch(/may have/);
  });

  it('never shows the raw message of an error', () => {
    expect(errorMessage(new TypeError('x is undefined'))).not.toContain('undefined');
    expect(errorMessage(new ApiError('REDIS_FAILED', 'OOM at 10.0.0.1'))).not.toContain('10.0.0.1');
  });

  it('puts a message beside the field that the API names', () => {
    const error = new ApiError('INVALID_TTL', 'raw', 'ttlMs');
    expect(fieldMessages(error, ['member', 'ttlMs'])).toEqual({
      ttlMs: 'A time to live is between 1 ms and ten years.',
    });
  });

  it('puts it above the form if the form does not have the field', () => {
    const error = new ApiError('INVALID_MODE', 'raw', 'mode');
    expect(Object.keys(fieldMessages(error, ['member']))).toEqual(['form']);
    expect(fieldMessages(null, ['member'])).toEqual({});
  });
});
