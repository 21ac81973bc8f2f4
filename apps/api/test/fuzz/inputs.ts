import fc, { type Arbitrary } from 'fast-check';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';

/** Names that something may have, and what should never get anywhere. */
const NAMES = ['online', 'keys', 'buckets', 'window', 'compact', 'calls', 'login', 'invites'];

const NASTY_TEXT = [
  '',
  ' ',
  '\0',
  'a\0b',
  '💥',
  '\ud800',
  'é'.repeat(600),
  'x'.repeat(5000),
  '{}',
  '{"a":1}',
  '-1',
  '*',
  '__proto__',
  'constructor',
  '../../etc',
  'mfy_0',
  '2030-01-01T00:00:00.000Z',
  '2030-13-45',
  'a'.repeat(129),
];

const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1,
  2,
  100,
  101,
  500,
  501,
  1000,
  1001,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  315_360_000_000,
  315_360_000_001,
  -1e308,
  1e308,
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY_TEXT) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const number = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 50 }) },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY_NUMBERS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);

/** A moment near the one at which the tests' clock stands, mostly. */
const moment = fc.oneof(
  fc
    .date({ min: new Date('2029-12-31'), max: new Date('2030-01-02'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom(...NASTY_TEXT),
);

const SCALARS: Readonly<Record<string, Arbitrary<unknown>>> = {
  String: text,
  ID: text,
  Int: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }) }, number),
  Float: number,
  Boolean: fc.boolean(),
  DateTime: moment,
  JSON: fc.jsonValue({ maxDepth: 3 }),
};

/** What is of no type that it is given to, or of the wrong one. */
const wrong: Arbitrary<unknown> = fc.oneof(
  fc.constant(null),
  text,
  number,
  fc.boolean(),
  fc.constant([]),
  fc.constant({}),
);

/** A value for an argument or input field: mostly of its type, often at its bounds, sometimes not at all. */
export function inputOf(type: GraphQLInputType): Arbitrary<unknown> {
  return fc.oneof({ weight: 25, arbitrary: typed(type) }, { weight: 1, arbitrary: wrong });
}

function typed(type: GraphQLInputType): Arbitrary<unknown> {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const item = inputOf(inner.ofType);
    return fc.oneof(
      { weight: 9, arbitrary: fc.array(item, { maxLength: 3 }) },
      { weight: 1, arbitrary: item.map((each) => Array.from({ length: 1001 }, () => each)) },
    );
  }
  if (isEnumType(inner)) return fc.constantFrom(...inner.getValues().map(({ name }) => name));
  if (!isInputObjectType(inner)) return SCALARS[inner.name] ?? wrong;
  const fields = Object.values(inner.getFields());
  if (inner.isOneOf) {
    return fc.oneof(
      ...fields.map((field) => inputOf(field.type).map((v) => ({ [field.name]: v }))),
    );
  }
  const given = Object.fromEntries(fields.map((field) => [field.name, inputOf(field.type)]));
  const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(given, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(given, { requiredKeys: [] }) },
  );
}
