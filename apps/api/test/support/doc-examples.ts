import { readFile } from 'node:fs/promises';

export const DOCS = new URL('../../../../docs/', import.meta.url);

const CURL =
  /^curl http:\/\/127\.0\.0\.1:4000\/graphql -H "authorization: Bearer \$MAYFLY_TOKEN" -H 'content-type: application\/json' \\\n {2}-d '([^']+)'$/;

/** The bodies of the curl examples of docs/api.md, which differ in nothing else. They use every root field. */
export async function curlBodies(): Promise<string[]> {
  const text = await readFile(new URL('api.md', DOCS), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([^`]*curl[^`]*)\n```/g)].map(([, block = '']) => block);
  return blocks.map((block) => {
    const [, body] = CURL.exec(block) ?? [];
    if (body === undefined) throw new Error(`Not the one form of curl example: ${block}`);
    return body;
  });
}

/** Those that have failed. */
export function failedAnswers(answers: readonly { body: string; answer: unknown }[]) {
  return answers.filter(({ answer }) => /"errors":|"userErrors":\[\{/.test(JSON.stringify(answer)));
}
