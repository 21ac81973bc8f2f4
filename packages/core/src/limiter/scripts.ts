import { defineScript } from '../redis/script.ts';

const fragment = (name: string) => new URL(`./${name}.lua`, import.meta.url);

export const limiterScripts = {
  decide: defineScript(
    fragment('decide'),
    ['arithmetic', 'rules', 'calls', 'alone', 'limits', 'log', 'state'].map(fragment),
    // The overrides for all keys.
    { readKeys: 1 },
  ),
  setRules: defineScript(fragment('set-rules'), [fragment('rules')]),
  /** The same, for changes that only drop something. */
  dropRules: defineScript(fragment('set-rules'), [fragment('rules')], { frees: true }),
};
