import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/features/schema.ts';

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

const schema = createSchema();

/** All that has a name in the schema, of which it can say what it is. */
function* everything(): Generator<[path: string, described: Described]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    yield [type.name, type];
    if (isObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field];
        for (const arg of field.args) yield [`${type.name}.${field.name}(${arg.name}:)`, arg];
      }
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        yield [`${type.name}.${field.name}`, field];
    } else if (isEnumType(type)) {
      for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    }
  }
  for (const directive of schema.getDirectives()) {
    if (isSpecifiedDirective(directive)) continue;
    yield [`@${directive.name}`, directive];
    for (const arg of directive.args) yield [`@${directive.name}(${arg.name}:)`, arg];
  }
}

/** Words that say nothing by themselves. */
const FILLERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'its', 'of', 'is']);

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

it('describes every type, field, argument, input field, enum value and directive', () => {
  const bare = [...everything()].filter(([, { description }]) => !description?.trim());
  expect(bare.map(([path]) => path)).toEqual([]);
});

it('says more of each than its name does', () => {
  const repeated = [...everything()].filter(([, { name, description }]) => {
    const ofName = new Set(wordsIn(name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')));
    return wordsIn(description ?? '').every((word) => ofName.has(word) || FILLERS.has(word));
  });
  expect(repeated.map(([path]) => path)).toEqual([]);
});
