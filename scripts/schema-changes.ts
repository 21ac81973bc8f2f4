/**
 * Fails if the printed schema breaks clients of the released one in a way that docs/api-changes.md does not
 * declare. With --release, the printed schema becomes the released one.
 */
import { buildSchema, findBreakingChanges } from 'graphql';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const RELEASED = 'apps/api/schema.released.graphql';
const PRINTED = 'apps/api/schema.graphql';
const DECLARED = 'docs/api-changes.md';

const read = (file: string) => readFile(pathOf(file), 'utf8');

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}

async function check(): Promise<void> {
  const [released, printed, declared] = await Promise.all([RELEASED, PRINTED, DECLARED].map(read));
  const changes = findBreakingChanges(buildSchema(released ?? ''), buildSchema(printed ?? ''));
  const lines = new Set(declared?.split('\n').map((line) => line.trim()));
  const undeclared = changes.filter(({ description }) => !lines.has(`- ${description}`));
  if (undeclared.length === 0) return;
  console.error(`The API breaks its clients. Fix this, or declare it in ${DECLARED}:\n`);
  for (const { description } of undeclared) console.error(`- ${description}`);
  process.exitCode = 1;
}

if (process.argv.includes('--release')) await writeFile(pathOf(RELEASED), await read(PRINTED));
else await check();
