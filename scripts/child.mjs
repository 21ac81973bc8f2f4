import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_POLL_MS = 500;

/**
 * The end of a program.
 * @typedef {object} Outcome
 * @property {number} code its exit code, or 128 and the signal's number as in a shell
 * @property {boolean} interrupted whether this process received a signal to end in the meantime
 * @property {string} output the output of a quiet program
 */

/**
 * Runs a program to its end. Forwards signals to it instead of ending this process, so that nothing
 * keeps running.
 *
 * A program that shares the terminal reads its input and receives its Ctrl-C, and then a second signal from
 * here, which must be harmless to it. Any other program runs in a process group, and the whole group
 * receives the signal: npm and pnpm start shells in between, which do not forward signals.
 * @typedef {object} ChildOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [quiet]
 * @property {boolean} [terminal]
 * @property {AbortSignal} [signal] ends the program and its process group
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function runChild(
  command,
  args,
  { cwd, env, quiet = false, terminal = false, signal } = {},
) {
  return new Promise((resolve, reject) => {
    let interrupted = false;
    let output = '';
    const out = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env,
      detached: !terminal,
      stdio: [terminal ? 'inherit' : 'ignore', out, out],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      interrupted = true;
      if (terminal || child.pid === undefined) child.kill(signal);
      else signalGroup(child.pid, signal);
    };
    const release = onRequestToEnd(forward);
    const end = () => child.pid !== undefined && signalGroup(child.pid, 'SIGTERM');
    signal?.addEventListener('abort', end, { once: true });
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('close', (code, killedBy) => {
      release();
      signal?.removeEventListener('abort', end);
      resolve({
        code: code ?? 128 + (killedBy ? constants.signals[killedBy] : 0),
        interrupted,
        output,
      });
    });
  });
}

/**
 * @param {number} leader
 * @param {NodeJS.Signals} signal
 */
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // The whole group has already ended.
  }
}

/**
 * Calls back on every signal to end, until released.
 * @param {(signal: NodeJS.Signals) => void} callback
 * @returns {() => void}
 */
function onRequestToEnd(callback) {
  for (const signal of SIGNALS) process.on(signal, callback);
  const parent = process.ppid;
  // npm ends immediately with its shell, and the programs of that shell receive no signal.
  const poll = setInterval(() => {
    if (process.env['npm_lifecycle_event'] === undefined || process.ppid === parent) return;
    clearInterval(poll);
    callback('SIGTERM');
  }, PARENT_POLL_MS);
  return () => {
    for (const signal of SIGNALS) process.off(signal, callback);
    clearInterval(poll);
  };
}
