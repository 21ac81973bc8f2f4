import { readFileSync } from 'node:fs';

const FILES = [
  './base.graphql',
  './errors.graphql',
  '../features/sets/sets.graphql',
  '../features/server-stats/server-stats.graphql',
  '../features/sample/sample.graphql',
];

/** The schema's SDL, one document a feature. */
export const typeDefs: readonly string[] = FILES.map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);
