import { defineScript } from '../redis/script.ts';

const fragment = (name: string) => new URL(`./${name}.lua`, import.meta.url);

const stored = ['arithmetic', 'rules'];
const judge = ['limits', 'log', 'state', 'judge'];

export const limiterScripts = {
  decide: defineScript(
    fragment('decide'),
    [...stored, 'calls', 'fast-path', ...judge].map(fragment),
    {
      // The global overrides.
      readKeys: 1,
    },
  ),
  peek: defineScript(fragment('peek'), [...stored, 'calls', ...judge].map(fragment)),
  consumeAll: defineScript(
    fragment('consume-all'),
    [...stored, 'open-part', 'calls', ...judge].map(fragment),
  ),
  setRules: defineScript(fragment('set-rules'), ['rules', 'key-state'].map(fragment)),
  dropRules: defineScript(fragment('drop-rules'), ['rules', 'key-state'].map(fragment)),
};
