import { describe, expect, it } from 'vitest';
import { readResponse } from './response.ts';

describe('readResponse', () => {
  it('takes out the data', () => {
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

  it('takes a code that it does not know for a fault of the server', () => {
    const body = { errors: [{ message: 'no', extensions: { code: 'toString' } }] };
    expect(() => readResponse(body)).toThrow(
      expect.objectContaining({ code: 'INTERNAL_SERVER_ERROR', field: undefined }),
    );
  });

  it.each([null, 'Bad Gateway', [], {}, { data: null }])('takes %j for no answer', (body) => {
    expect(() => readResponse(body)).toThrow(expect.objectContaining({ code: 'API_UNREACHABLE' }));
  });
});
