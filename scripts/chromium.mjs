import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { runChild } from './child.mjs';
import { StepFailed } from './pnpm.mjs';

/** Playwright's default: Chromium without windows. Journeys need a quarter less CPU time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MACOS_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium, or Chrome, of this machine; `CHROMIUM_PATH` overrides it. */
export function findChromium() {
  return candidates()[0];
}

/** @returns {string[]} */
function candidates() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return [named];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...programs, ...MACOS_APPS].filter(isExecutable);
}

/**
 * Finds a Chromium that runs, or installs the one of the distribution.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = await findRunning();
  if (process.env['CHROMIUM_PATH']) {
    if (found) return found;
    throw new StepFailed(`CHROMIUM_PATH: ${findChromium()} does not run.`, 1);
  }
  if (found && (found.endsWith(HEADLESS_SHELL) || !(await canAddShell()))) return found;
  const problem = await install(found ? [HEADLESS_SHELL] : [HEADLESS_SHELL, 'chromium']);
  const installed = await findRunning();
  if (installed) return installed;
  throw new StepFailed(
    `The browser tests need Chromium, and ${problem} Any of these helps:
  Debian:   sudo apt-get install ${HEADLESS_SHELL}
  Ubuntu:   Google Chrome from google.com/chrome, or sudo snap install chromium
  macOS:    brew install --cask chromium
  Another:  CHROMIUM_PATH=/path/to/chrome in the environment`,
    1,
  );
}

/** A user's machine keeps the Chromium that it has. Root is a container or CI. Ubuntu has no such package. */
async function canAddShell() {
  return process.getuid?.() === 0 && (await runs('apt-cache', ['show', HEADLESS_SHELL]));
}

async function findRunning() {
  for (const found of candidates()) if (await runs(found)) return found;
  return undefined;
}

/**
 * Installs the first of these packages that there is. Resolves to the problem, in case there is no Chromium
 * afterwards.
 * @param {readonly string[]} names
 */
async function install(names) {
  if (!(await runs('apt-get'))) return 'there is none on this machine.';
  const root = process.getuid?.() === 0;
  if (!root && !(await runs('sudo', ['-n', 'true']))) {
    return 'this user does not have the rights to install it.';
  }
  console.log('Installing Chromium from the package archive of this system …');
  const aptGet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  const [command = '', ...args] = root ? aptGet : ['sudo', '-n', ...aptGet];
  // A third-party source that fails does not matter: the next steps decide.
  await runChild(command, [...args, 'update'], { quiet: true });
  let said = '';
  for (const name of names) {
    const packages = ['--yes', '--no-install-recommends', name];
    const { code, output } = await runChild(command, [...args, 'install', ...packages], {
      quiet: true,
    });
    if (code === 0) return 'the one of this system does not run.';
    said = output.trim();
  }
  return `apt-get said:\n${said}\n`;
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
