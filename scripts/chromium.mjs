import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { runChild } from './child.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium, or Chrome, of this machine; `CHROMIUM_PATH` overrides it. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...programs, ...MACOS_APPS].find(isExecutable);
}

/**
 * Finds a Chromium that runs, or installs the one of the distribution.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found && (await runs(found))) return found;
  if (process.env['CHROMIUM_PATH']) throw new Error(`CHROMIUM_PATH: ${found} does not run.`);
  const problem = await install();
  const installed = findChromium();
  if (installed && (await runs(installed))) return installed;
  throw new Error(`The browser tests need Chromium, and ${problem} Any of these helps:
  Debian:   sudo apt-get install chromium
  Ubuntu:   Google Chrome from google.com/chrome, or sudo snap install chromium
  macOS:    brew install --cask chromium
  Another:  CHROMIUM_PATH=/path/to/chrome in the environment`);
}

/** Resolves to the problem, in case there is no Chromium afterwards. */
async function install() {
  if (!(await runs('apt-get'))) return 'there is none on this machine.';
  const root = process.getuid?.() === 0;
  if (!root && !(await runs('sudo', ['-n', 'true']))) {
    return 'this user does not have the rights to install it.';
  }
  console.log('Installing Chromium from the package archive of this system …');
  const aptGet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  const [command = '', ...args] = root ? aptGet : ['sudo', '-n', ...aptGet];
  // A third-party source that fails does not matter: the next step decides.
  await runChild(command, [...args, 'update'], { quiet: true });
  const packages = ['--yes', '--no-install-recommends', 'chromium'];
  const { code, output } = await runChild(command, [...args, 'install', ...packages], {
    quiet: true,
  });
  return code === 0 ? 'the one of this system does not run.' : `apt-get said:\n${output.trim()}\n`;
}

/**
 * @param {string} program
 * @param {readonly string[]} [args]
 */
async function runs(program, args = ['--version']) {
  try {
    return (await runChild(program, args, { quiet: true })).code === 0;
  } catch {
    return false;
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
