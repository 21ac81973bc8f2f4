import { readFile } from 'node:fs/promises';

export const DOCS = new URL('../../../../docs/', import.meta.url);

/** Stands for a text or a number that differs each time: a cursor, an id, a code, a secret, a version. */
const ANY = '…';

/** Moments and versions are compared by shape. */
const SHAPES = [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, /^\d+\.\d+\.\d+$/];

/** Numbers that differ between Redis servers. */
const MEASURED = new Set(['memoryBytes']);

const CURL =
  /^curl http:\/\/127\.0\.0\.1:4000\/graphql -H "authorization: Bearer \$MAYFLY_TOKEN" -H 'content-type: application\/json' \\\n(?: {2}-H 'idempotency-key: ([^']+)' \\\n)? {2}-d '([^']+)'\n$/;

export interface Example {
  readonly key: string | undefined;
  readonly query: string;
  readonly variables: unknown;
  /** As printed. Undefined if the page does not print it. */
  readonly answer: unknown;
}

export const pageText = (page: string) => readFile(new URL(page, DOCS), 'utf8');

/** The code blocks of a page, in their order. */
export function blocksOf(text: string) {
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

/**
 * The requests of a page: GraphQL documents, and curl commands that differ in nothing but key and body. JSON after a
 * document with variables has the variables, the next JSON has the answer.
 */
export async function examplesOf(page: string): Promise<Example[]> {
  const blocks = blocksOf(await pageText(page));
  const examples: Example[] = [];
  for (const [at, { language, code }] of blocks.entries()) {
    const json = () => {
      const next = blocks[at + 1 + used];
      if (next?.language !== 'json') return undefined;
      used += 1;
      const value: unknown = JSON.parse(next.code);
      return value;
    };
    let used = 0;
    if (language === 'sh' && code.includes('curl')) {
      const [, key, body] = CURL.exec(code) ?? [];
      if (body === undefined) throw new Error(`Not the one form of curl example: ${code}`);
      const { query, variables }: { query: string; variables?: unknown } = JSON.parse(body);
      examples.push({ key, query, variables, answer: json() });
    } else if (language === 'graphql') {
      const variables = code.includes('$') ? json() : undefined;
      examples.push({ key: undefined, query: code, variables, answer: json() });
    }
  }
  return examples;
}

/** The examples of docs/api.md and of the pages to which its list of tasks links, in their order. */
export async function guideExamples(): Promise<Example[]> {
  const examples = await Promise.all((await guidePages()).map(examplesOf));
  return examples.flat();
}

export async function guidePages(): Promise<string[]> {
  const text = await pageText('api.md');
  return [
    'api.md',
    ...[...text.matchAll(/^- .*\((api-guide\/.*\.md)\)/gm)].map(([, page = '']) => page),
  ];
}

/** Rebuilds a JSON value, from its leaves. `key` is the name of the closest field. */
function mapLeaves(
  value: unknown,
  map: (leaf: unknown, key: string) => unknown,
  key = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map, key));
  if (typeof value !== 'object' || value === null) return map(value, key);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapLeaves(item, map, name)]),
  );
}

/** Sends examples one after the other. `…` in variables is the text that an earlier answer had in that field. */
export async function answersOf(
  examples: readonly Example[],
  post: (body: string, key: string | undefined) => Promise<unknown>,
): Promise<unknown[]> {
  const known = new Map<string, unknown>();
  const answers: unknown[] = [];
  for (const { key, query, variables } of examples) {
    const filled = mapLeaves(variables, (leaf, name) => (leaf === ANY ? known.get(name) : leaf));
    const answer = await post(JSON.stringify({ query, variables: filled }), key);
    mapLeaves(answer, (leaf, name) => {
      if (typeof leaf === 'string') known.set(name, leaf);
    });
    answers.push(answer);
  }
  return answers;
}

/** An answer with what differs each time as in the printed one. */
export function asPrinted(answer: unknown, printed: unknown, key = ''): unknown {
  if (Array.isArray(answer) && Array.isArray(printed)) {
    return answer.map((item, at) => asPrinted(item, printed[at], key));
  }
  if (typeof answer === 'object' && answer !== null) {
    const fields = new Map(Object.entries(printed ?? {}));
    return Object.fromEntries(
      Object.entries(answer).map(([name, item]) => [name, asPrinted(item, fields.get(name), name)]),
    );
  }
  if (typeof answer === 'number' && printed === ANY) return printed;
  if (typeof answer === 'number' && typeof printed === 'number') {
    return MEASURED.has(key) ? printed : answer;
  }
  if (typeof answer !== 'string' || typeof printed !== 'string') return answer;
  const isSame =
    (printed === ANY && answer !== '') ||
    SHAPES.some((shape) => shape.test(printed) && shape.test(answer));
  return isSame ? printed : answer;
}

/** Those that have failed. */
export function failedAnswers(answers: readonly unknown[]) {
  return answers.filter((answer) => /"errors":|"userErrors":\[\{/.test(JSON.stringify(answer)));
}
