import { readFile } from 'node:fs/promises';

export const DOCS = new URL('../../../../docs/', import.meta.url);

const CURL =
  /^curl http:\/\/127\.0\.0\.1:4000\/graphql -H "authorization: Bearer \$MAYFLY_TOKEN" -H 'content-type: application\/json' \\\n(?: {2}-H 'idempotency-key: ([^']+)' \\\n)? {2}-d '([^']+)'$/;

export interface Example {
  readonly key: string | undefined;
  readonly body: string;
}

/**
 * The idempotency keys and bodies of a page's curl examples, which differ in nothing else. Those of `api.md` use every
 * root field.
 */
export async function curlExamples(page: string): Promise<Example[]> {
  const text = await readFile(new URL(page, DOCS), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([^`]*curl[^`]*)\n```/g)].map(([, block = '']) => block);
  return blocks.map((block) => {
    const [, key, body] = CURL.exec(block) ?? [];
    if (body === undefined) throw new Error(`Not the one form of curl example: ${block}`);
    return { key, body };
  });
}

/** Those that have failed. */
export function failedAnswers(answers: readonly { body: string; answer: unknown }[]) {
  return answers.filter(({ answer }) => /"errors":|"userErrors":\[\{/.test(JSON.stringify(answer)));
}
