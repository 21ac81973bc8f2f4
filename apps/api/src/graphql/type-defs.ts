import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['./', ...foldersIn('../features/').map((name) => `../features/${name}/`)];

/** The SDL of the schema, from the folders of the resolvers. */
export const typeDefs: readonly string[] = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .map((file) => readFileSync(new URL(`${folder}${file}`, import.meta.url), 'utf8')),
);

function foldersIn(path: string): string[] {
  return readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
