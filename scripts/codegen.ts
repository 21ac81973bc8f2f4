/**
 * Writes the files that follow from the SDL files: the printed schema, its reference, the API's resolver types and
 * the dashboard's typed documents. With --check it writes nothing and fails if a file would change.
 */
import { codegen } from '@graphql-codegen/core';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { MapperKind, mapSchema, printSchemaWithDirectives } from '@graphql-tools/utils';
import {
  buildASTSchema,
  getNullableType,
  GraphQLNonNull,
  lexicographicSortSchema,
  parse,
  type GraphQLSchema,
} from 'graphql';
import { semanticToStrict } from 'graphql-sock';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeDefs } from '../apps/api/src/graphql/type-defs.ts';
import { apiReference } from './api-reference.ts';
import { readWebDocuments, trustedDocuments, typedDocuments } from './web-documents.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const schema = parse(typeDefs.join('\n'));
const schemaAst = buildASTSchema(schema);
/** Resolvers throw errors, and so does the dashboard: neither sees a null that an error makes of a field. */
const strictAst = semanticToStrict(schemaAst);
/** The dashboard also throws if the object that a query names does not exist. */
const webAst = mapSchema(strictAst, {
  [MapperKind.QUERY_ROOT_FIELD]: (field) => ({
    ...field,
    type: new GraphQLNonNull(getNullableType(field.type)),
  }),
});

const importTypes: CodegenPlugin = {
  plugin: () => ({
    prepend: ["import type * as Types from '../graphql/types.generated.ts';"],
    content: '',
  }),
};

interface Target {
  readonly file: string;
  readonly schema: GraphQLSchema;
  readonly plugins: Readonly<Record<string, CodegenPlugin>>;
  readonly config: Record<string, unknown>;
  readonly documents: Types.DocumentFile[];
}

function generate(target: Target): Promise<string> {
  return codegen({
    filename: target.file,
    schema,
    schemaAst: target.schema,
    documents: target.documents,
    plugins: Object.keys(target.plugins).map((name) => ({ [name]: {} })),
    pluginMap: { ...target.plugins },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      // The schema has them.
      disableDescriptions: true,
      ...target.config,
    },
  });
}

const scalars = { DateTime: 'Date', JSON: 'unknown' };

/** The types of the schema. They do not depend on the API, so that all of its layers can use them. */
const schemaTypes: Target = {
  file: 'apps/api/src/graphql/types.generated.ts',
  schema: strictAst,
  plugins: { typescript },
  config: {
    scalars,
    inputMaybeValue: 'T | null | undefined',
    avoidOptionals: { defaultValue: true },
  },
  documents: [],
};

/** The types of the resolvers, with the models and the context of the features. */
const resolverTypes: Target = {
  file: 'apps/api/src/features/resolvers.generated.ts',
  schema: strictAst,
  plugins: { importTypes, resolvers },
  config: {
    scalars,
    namespacedImportName: 'Types',
    contextType: './context.ts#GraphQLContext',
    mappers: {
      Node: './nodes/model.ts#NodeModel',
      ExpiringSet: './sets/model.ts#ExpiringSetModel',
      AdoptedSet: './adopted-sets/layout.ts#AdoptedSetModel',
      SetDetails: '@mayfly/core#SetDetails as SetDetailsModel',
      ServerInstance: './server-stats/model.ts#ServerInstanceModel',
      ServerStats: './server-stats/model.ts#ServerStatsModel',
      RedisStats: './server-stats/model.ts#RedisStatsModel',
      OneTimePasswordPurpose: './one-time-passwords/purpose.ts#PurposeModel',
      InvitationSpace: './invitation-codes/space.ts#SpaceModel',
      Series: './series/model.ts#SeriesModel',
      Webhook: './webhooks/model.ts#WebhookModel',
      Limit: '@mayfly/core#PolicyLimit',
      LimitPolicy: '@mayfly/core#LimitPolicy as LimitPolicyModel',
      DemoData: './demo-data/demo-data.ts#DemoData as DemoDataModel',
      Overview: './overview/overview.ts#Overview as OverviewModel',
      Alert: './overview/alerts.ts#AlertModel',
      About: './about/about.ts#About as AboutModel',
    },
  },
  documents: [],
};

const WEB = 'apps/web/src';
const webDocuments = await readWebDocuments(join(root, WEB));

/** One module of types and constants for each folder that has documents. */
const webModules = [...webDocuments].map(([folder, documents]): Target => ({
  file: `${WEB}/${folder}/documents.generated.ts`,
  schema: webAst,
  plugins: { operations, typedDocuments },
  config: {
    scalars: { DateTime: 'string', JSON: 'unknown' },
    dedupeFragments: true,
    typedDocument: `${posix.relative(folder, 'shared/graphql')}/typed-document.ts`,
  },
  documents,
}));

/** Error codes appear in no operation, but the dashboard needs a message for each. */
const webEnums: Target = {
  file: 'apps/web/src/shared/graphql/enums.generated.ts',
  schema: webAst,
  plugins: { typescript },
  config: { onlyEnums: true, scalars: { DateTime: 'string', JSON: 'unknown' } },
  documents: [],
};

const CLI = 'apps/api/src/cli';

/** The documents of the command-line tool. An absent object is null to it. */
const cliModule: Target = {
  file: `${CLI}/documents.generated.ts`,
  schema: strictAst,
  plugins: { operations, typedDocuments },
  config: {
    scalars: { DateTime: 'string', JSON: 'unknown' },
    typedDocument: './typed-document.ts',
    textOnly: true,
  },
  documents: [...(await readWebDocuments(join(root, CLI))).values()].flat(),
};

const sorted = lexicographicSortSchema(schemaAst);
const outputs: [file: string, content: string][] = [
  ['apps/api/schema.graphql', `${printSchemaWithDirectives(sorted)}\n`],
  ['docs/api-reference.md', apiReference(sorted)],
  [schemaTypes.file, await generate(schemaTypes)],
  [resolverTypes.file, await generate(resolverTypes)],
  [webEnums.file, await generate(webEnums)],
];
for (const target of [cliModule, ...webModules])
  outputs.push([target.file, await generate(target)]);
outputs.push([
  'apps/api/trusted-documents.json',
  trustedDocuments([...webDocuments.values()].flat()),
]);

const check = process.argv.includes('--check');
for (const [file, content] of outputs) {
  const path = join(root, file);
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current === content) continue;
  if (check) {
    console.error(`${file} is out of date: run "pnpm codegen".`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    console.log(`Wrote ${file}`);
  }
}
