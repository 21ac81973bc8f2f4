import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runChild } from './child.mjs';

/** The root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The settings of the current npm command, which npm passes on to every npm and pnpm below it. */
const COMMAND_SETTING =
  /^npm_config_(dry_run|global|include|include_workspace_root|json|loglevel|(local_|global_)?prefix|omit|package_lock_only|production|user_agent|workspaces?)$/i;

/** A failed step, with the exit code. */
export class StepFailed extends Error {
  /**
   * @param {string} message
   * @param {number} code
   */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/**
 * Runs the version of pnpm in the manifest, installed or not. It does not set `NODE_ENV`, because a
 * production install would lack the compiler, and a production test would skip its checks.
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 */
export function pnpm(args, { env = {}, quiet = false } = {}) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const inherited = Object.entries(process.env).filter(([name]) => !COMMAND_SETTING.test(name));
  return runChild('npx', ['--yes', packageManager, ...args], {
    cwd: root,
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: undefined,
      npm_config_update_notifier: 'false',
      ...env,
    },
    quiet,
  });
}
