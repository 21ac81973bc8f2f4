// `npm start` and `npm test`. Needs only Node.js and npm, because it runs before the installation of anything
// else.
import { join } from 'node:path';

import { build } from './build.mjs';
import { check } from './check.mjs';
import { runChild } from './child.mjs';
import { install } from './install.mjs';
import { root, StepFailed } from './pnpm.mjs';

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof StepFailed ? error.code : 1;
}

/** @param {string[]} args */
async function main([command, ...flags]) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Mayfly needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  }
  switch (command) {
    case 'start':
      await install();
      await build();
      return start(flags);
    case 'test':
      await install();
      return check();
    default:
      throw new Error('Usage: node scripts/run.mjs start|test');
  }
}

/** @param {readonly string[]} flags */
async function start(flags) {
  const { code } = await runChild(
    process.execPath,
    [join(root, 'apps/api/dist/main.js'), ...flags],
    {
      cwd: root,
      env: { NODE_ENV: 'production', ...process.env },
      terminal: true,
    },
  );
  return code;
}
