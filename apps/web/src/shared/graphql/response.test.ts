import { describe, expect, it } from 'vitest';
import { readResponse } from './response.ts';

describe('readResponse', () => {
  it('returns the data', () => {
    expect(readResponse<{ now: string }>({ data: { now: 'x' } })).toEqual({ now: 'x' });
  });

  it('throws the first error with its code and field, even beside partial data', () => {
    const body = {
      data: { a: null },
      errors: [{ message: 'too long', extensions: { code: 'INVALID_TTL', field: 'ttlMs' } }],
    };
    expect(() => readResponse(body)).toThrow(
      expect.objectContaining({ code: 'INVALID_TTL', field: 'ttlMs' }),
    );
  });

  it('throws that an object does not exist, which the API reports as null', () => {
    const absent = expect.objectContaining({ code: 'SET_NOT_FOUND' });
    expect(() => readResponse({ data: { expiringSet: null } })).toThrow(absent);
  });

  it('treats an unknown code as a server error', () => {
    const body = { errors: [{ message: 'no', extensions: { code: 'toString' } }] };
    expect(() => readResponse(body)).toThrow(
      expect.objectContaining({ code: 'INTERNAL_SERVER_ERROR', field: undefined }),
    );
  });

  it.each([null, 'Bad Gateway', [], {}, { data: null }])('treats %j as no response', (body) => {
    expect(() => readResponse(body)).toThrow(expect.objectContaining({ code: 'API_UNREACHABLE' }));
  });
});
