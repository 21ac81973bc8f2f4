import { defineScript } from '../redis/script.ts';

export const limiterScripts = {
  /** The global overrides are only read. */
  decide: defineScript(new URL('./decide.lua', import.meta.url), { readKeys: 1 }),
  peek: defineScript(new URL('./peek.lua', import.meta.url)),
  consumeAll: defineScript(new URL('./consume-all.lua', import.meta.url)),
  setRules: defineScript(new URL('./set-rules.lua', import.meta.url)),
  dropRules: defineScript(new URL('./drop-rules.lua', import.meta.url)),
};
