import { defineScript } from '../redis/script.ts';

const fragment = (name: string) => new URL(`./${name}.lua`, import.meta.url);

const begin = ['arithmetic', 'rules', 'calls'];
const judge = ['limits', 'log', 'state', 'judge'];

export const limiterScripts = {
  decide: defineScript(fragment('decide'), [...begin, 'alone', ...judge].map(fragment)),
  peek: defineScript(fragment('peek'), [...begin, ...judge].map(fragment)),
  setRules: defineScript(fragment('set-rules'), ['rules', 'key-state'].map(fragment)),
  dropRules: defineScript(fragment('drop-rules'), ['rules', 'key-state'].map(fragment)),
};
