import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { mayfly } from '../support/command.ts';

/** The words that bash offers after a line. */
async function complete(line: string): Promise<readonly string[]> {
  const { out } = await mayfly('completion bash');
  const words = line.split(' ').map((word) => `'${word}'`);
  const script = `${out}\nCOMP_WORDS=(${words.join(' ')}) COMP_CWORD=${words.length - 1}\n_mayfly\necho "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split(' ');
}

describe('completion', () => {
  it.each([
    ['mayfly m', ['members']],
    ['mayfly limit ', ['try', '--help']],
    ['mayfly limit try --c', ['--cost']],
    ['mayfly add online alice --', ['--ttl', '--value', '--json', '--help']],
    ['mayfly completion ', ['bash', 'zsh', 'fish', '--help']],
    ['mayfly token create --r', ['--role']],
    ['mayfly --v', ['--version']],
  ])('bash completes "%s"', async (line, words) => {
    expect(await complete(line)).toEqual(words);
  });

  it.each(['zsh', 'fish'])('%s has a case for each command', async (shell) => {
    const { out } = await mayfly(`completion ${shell}`);
    for (const path of ['limit try', 'token create', 'doctor', 'import']) {
      expect(out).toContain(shell === 'zsh' ? `'${path}'*)` : `case '${path}*'`);
    }
    expect(await mayfly('completion tcsh')).toMatchObject({ code: 2, out: '' });
  });
});
