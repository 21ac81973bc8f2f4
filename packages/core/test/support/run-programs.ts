import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

// Runs programs one after another in this process, since each process takes half a second of CPU time. Prints as
// JSON what each has printed.
const output = new AsyncLocalStorage<string[]>();
// A program may still print when the next one runs.
// oxlint-disable-next-line no-console -- The programs use it.
console.log = (...words) => void output.getStore()?.push(...format(...words).split('\n'));

const printed: Record<string, readonly string[]> = {};
for (const program of process.argv.slice(2)) {
  const lines: string[] = [];
  // An example takes its namespace from the first argument.
  process.argv[2] = `example:${randomUUID()}`;
  try {
    await output.run(lines, () => import(pathToFileURL(program).href));
  } catch (error) {
    lines.push(format(error));
  }
  printed[program] = lines;
}
process.stdout.write(JSON.stringify(printed), () => process.exit());
