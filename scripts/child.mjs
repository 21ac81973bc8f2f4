import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * How a program ended.
 * @typedef {object} Outcome
 * @property {number} code its exit code, or 128 and the signal's number as in a shell
 * @property {boolean} interrupted whether this process was asked to end meanwhile
 * @property {string} output what a quiet program printed
 */

/**
 * Runs a program to its end. Requests to end are passed on to it instead of ending this process, so
 * that nothing is left running. From a terminal it gets a Ctrl-C twice, which has to be harmless.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export function runChild(command, args, { cwd, env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    let interrupted = false;
    let output = '';
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    const release = () => SIGNALS.forEach((signal) => process.off(signal, forward));
    SIGNALS.forEach((signal) => process.on(signal, forward));
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('close', (code, signal) => {
      release();
      resolve({
        code: code ?? 128 + (signal ? constants.signals[signal] : 0),
        interrupted,
        output,
      });
    });
  });
}
