/** The dashboard's typed documents: one module for each folder, so that each is in the chunk of its page. */
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  parse,
  print,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The documents of the modules, by their folder in the dashboard's sources. */
export async function readWebDocuments(
  sources: string,
): Promise<ReadonlyMap<string, Types.DocumentFile[]>> {
  const files = (await readdir(sources, { recursive: true }))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.graphql'))
    .sort();
  const byFolder = new Map<string, Types.DocumentFile[]>();
  for (const file of files) {
    const document = parse(await readFile(join(sources, file), 'utf8'));
    const folder = folderOf(file);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), { location: file, document }]);
  }
  return byFolder;
}

/** `features/sets/queries/sets.graphql` belongs to `features/sets`, `shared/clock/now.graphql` to `shared/clock`. */
function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

interface Operation {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly hash: string;
}

const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** Every operation as clients send it: with its fragments, in one format. */
export function readOperations(files: readonly Types.DocumentFile[]): readonly Operation[] {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const used = usedFragments(operation, fragments);
      const text = [operation, ...used].map((node) => print(node)).join('\n');
      return {
        name: operation.name?.value ?? '',
        kind: KINDS[operation.operation],
        text,
        hash: createHash('sha256').update(text).digest('hex'),
      };
    });
}

function usedFragments(
  root: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FragmentDefinitionNode[] {
  const used = new Set<FragmentDefinitionNode>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
      const fragment = fragments.get(name);
      if (!fragment || used.has(fragment)) continue;
      used.add(fragment);
      follow(print(fragment));
    }
  };
  follow(print(root));
  return [...used];
}

interface DocumentsConfig {
  readonly typedDocument: string;
  /** Leaves out the hash, which replaces the text in the built dashboard. */
  readonly textOnly?: boolean;
}

/** Writes the constants that clients send, beside the types of the `operations` plugin. */
export const typedDocuments: CodegenPlugin = {
  plugin: (_schema, files, { typedDocument, textOnly = false }: DocumentsConfig) => ({
    prepend: [`import { TypedDocument } from '${typedDocument}';`],
    content: readOperations(files)
      .map(({ name, kind, text, hash }) => {
        const literal = `\`${text.replaceAll(/[\\`$]/g, '\\$&')}\``;
        const args = textOnly
          ? literal
          : `\n  '${name}',\n  '${hash}',\n  import.meta.env.TRUSTED_DOCUMENTS ? '' : ${literal},\n`;
        return `export const ${name}Document = /* @__PURE__ */ new TypedDocument<${name}${kind}, ${name}${kind}Variables>(${args});`;
      })
      .join('\n\n'),
  }),
};

/** The operations that a server can allow: each one by the hash that clients send for it. */
export function trustedDocuments(files: readonly Types.DocumentFile[]): string {
  const byHash = readOperations(files).map(({ hash, text }) => [hash, text] as const);
  byHash.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(byHash), null, 2)}\n`;
}
