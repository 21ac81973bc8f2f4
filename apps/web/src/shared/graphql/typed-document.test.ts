import { expect, it } from 'vitest';
import { toMessage, TypedDocument } from './typed-document.ts';

it('is sent as text if it has one', () => {
  const document = new TypedDocument('Now', 'abc', 'query Now { now }');
  expect(toMessage(document, { a: 1 })).toEqual({
    operationName: 'Now',
    variables: { a: 1 },
    query: 'query Now { now }',
  });
});

it('is sent as a hash if the server knows the text', () => {
  const document = new TypedDocument('Now', 'abc', '');
  expect(toMessage(document, {})).toEqual({
    operationName: 'Now',
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
  });
});
