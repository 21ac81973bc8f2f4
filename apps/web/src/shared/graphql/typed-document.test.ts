import { expect, it } from 'vitest';
import { toMessage, TypedDocument } from './typed-document.ts';

it('is sent as its text where that is there', () => {
  const document = new TypedDocument('Now', 'abc', 'query Now { now }');
  expect(toMessage(document, { a: 1 })).toEqual({
    operationName: 'Now',
    variables: { a: 1 },
    query: 'query Now { now }',
  });
});

it('is sent as its hash alone where the server knows the text', () => {
  const document = new TypedDocument('Now', 'abc', '');
  expect(toMessage(document, {})).toEqual({
    operationName: 'Now',
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
  });
});
