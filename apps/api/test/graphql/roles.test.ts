import { getDirectiveValues, parse, subscribe, type GraphQLField } from 'graphql';
import { expect, it } from 'vitest';
import type { Principal } from '../../src/auth/principal.ts';
import { createSchema } from '../../src/features/schema.ts';
import { ask, createToken } from '../support/clients.ts';
import { testApi } from '../support/api.ts';
import { minimalSelection } from './minimal-operation.ts';

const ROLES = ['VIEWER', 'OPERATOR', 'ADMIN'] as const;
type Role = (typeof ROLES)[number];

const schema = createSchema();
const fields = [
  ...rootFields('query', schema.getQueryType()),
  ...rootFields('mutation', schema.getMutationType()),
];
const subscriptions = rootFields('subscription', schema.getSubscriptionType());

function rootFields(
  operation: string,
  type: { getFields(): Record<string, GraphQLField<unknown, unknown>> } | null | undefined,
) {
  return Object.values(type?.getFields() ?? {}).map((field) => ({
    field,
    name: field.name,
    document: `${operation} { ${minimalSelection(field)} }`,
    role: requiredRole(field),
  }));
}

function requiredRole({ astNode, name }: GraphQLField<unknown, unknown>): Role {
  const requires = schema.getDirective('requires');
  const role = requires && astNode && getDirectiveValues(requires, astNode)?.['role'];
  const found = ROLES.find((each) => each === role);
  if (found === undefined) throw new TypeError(`${name} has no role`);
  return found;
}

it('has the roles that were agreed on', async () => {
  const lines = [...fields, ...subscriptions].map(({ name, role }) => `${role.padEnd(8)} ${name}`);
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./roles.snapshot.txt');
});

// Some hundred fields, three times.
it(
  'refuses every field of the schema to every role below its own, and to no other',
  { timeout: 40_000 },
  async () => {
    const api = await testApi();
    const wrong: string[] = [];
    for (const role of ROLES) {
      const { secret: token } = await createToken(api, { name: role.toLowerCase(), role });
      for (const { name, document, role: required } of fields) {
        const { errors } = await ask(api, { token }, document);
        const forbidden = errors?.[0]?.extensions.code === 'FORBIDDEN';
        const expected = ROLES.indexOf(role) < ROLES.indexOf(required);
        if (forbidden !== expected) wrong.push(`${name} for ${role}: ${JSON.stringify(errors)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

it('refuses every subscription to every role below its own where it is begun, whatever carries it', async () => {
  const wrong: string[] = [];
  for (const role of ROLES) {
    for (const { name, document, role: required } of subscriptions) {
      if (ROLES.indexOf(role) >= ROLES.indexOf(required)) continue;
      const principal: Pick<Principal, 'role'> = { role };
      const result = await subscribe({
        schema,
        document: parse(document),
        contextValue: { principal },
      });
      const [error] = 'errors' in result ? (result.errors ?? []) : [];
      if (error?.extensions['code'] !== 'FORBIDDEN') wrong.push(`${name} for ${role}`);
    }
  }
  expect(wrong).toEqual([]);
});
