/**
 * Writes what follows from the SDL files: the printed schema, the API's resolver types and the
 * dashboard's typed documents. With --check it writes nothing and fails if a file would change.
 */
import { codegen } from '@graphql-codegen/core';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typedDocument from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildASTSchema, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeDefs } from '../apps/api/src/graphql/type-defs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const schema = parse(typeDefs.join('\n'));
const schemaAst = buildASTSchema(schema);

interface Target {
  readonly file: string;
  readonly plugins: Readonly<Record<string, CodegenPlugin>>;
  readonly config: Record<string, unknown>;
  readonly documents: Types.DocumentFile[];
}

async function webDocuments(): Promise<Types.DocumentFile[]> {
  const folder = join(root, 'apps/web/src');
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith('.graphql'))
      .sort()
      .map(async (file) => {
        const document = parse(await readFile(join(folder, file), 'utf8'));
        return { location: file, document };
      }),
  );
}

function generate(target: Target): Promise<string> {
  return codegen({
    filename: target.file,
    schema,
    schemaAst,
    documents: target.documents,
    plugins: Object.keys(target.plugins).map((name) => ({ [name]: {} })),
    pluginMap: { ...target.plugins },
    config: { useTypeImports: true, enumsAsTypes: true, strictScalars: true, ...target.config },
  });
}

const resolverTypes: Target = {
  file: 'apps/api/src/graphql/resolvers.generated.ts',
  plugins: { typescript, resolvers },
  config: {
    contextType: './context.ts#GraphQLContext',
    scalars: { DateTime: 'Date', JSON: 'unknown' },
    inputMaybeValue: 'T | null | undefined',
    avoidOptionals: { defaultValue: true },
    mappers: {
      ExpiringSet: '../features/sets/model.ts#ExpiringSetModel',
      SetDetails: '@mayfly/core#SetDetails as SetDetailsModel',
      ServerInstance: '../features/server-stats/model.ts#ServerInstanceModel',
      ServerStats: '../features/server-stats/model.ts#ServerStatsModel',
      RedisStats: '../features/server-stats/model.ts#RedisStatsModel',
      OneTimePasswordPurpose: '@mayfly/core#OtpPurpose',
      InvitationSpace: '@mayfly/core#CodeSpace',
      Limit: '@mayfly/core#PolicyLimit',
      LimitPolicy: '@mayfly/core#LimitPolicy as LimitPolicyModel',
      Sample: '../features/sample/sample.ts#Sample as SampleModel',
    },
  },
  documents: [],
};

const webOperations: Target = {
  file: 'apps/web/src/graphql/operations.generated.ts',
  plugins: { operations, typedDocument },
  config: {
    documentMode: 'string',
    scalars: { DateTime: 'string', JSON: 'unknown' },
    dedupeFragments: true,
  },
  documents: await webDocuments(),
};

/** Error codes appear in no operation; the dashboard wants a message for each all the same. */
const webEnums: Target = {
  file: 'apps/web/src/graphql/enums.generated.ts',
  plugins: { typescript },
  config: { onlyEnums: true, scalars: { DateTime: 'string', JSON: 'unknown' } },
  documents: [],
};

const outputs: [file: string, content: string][] = [
  ['apps/api/schema.graphql', `${printSchema(lexicographicSortSchema(schemaAst))}\n`],
  [resolverTypes.file, await generate(resolverTypes)],
  [webEnums.file, await generate(webEnums)],
];
if (webOperations.documents.length > 0) {
  outputs.push([webOperations.file, await generate(webOperations)]);
}

const check = process.argv.includes('--check');
for (const [file, content] of outputs) {
  const path = join(root, file);
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current === content) continue;
  if (check) {
    console.error(`${file} does not follow from the SDL any more: run "pnpm codegen".`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    console.log(`wrote ${file}`);
  }
}
