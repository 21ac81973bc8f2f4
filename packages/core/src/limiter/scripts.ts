import { defineScript } from '../redis/script.ts';

const rules = new URL('./rules.lua', import.meta.url);
const limits = new URL('./limits.lua', import.meta.url);
const log = new URL('./log.lua', import.meta.url);
const state = new URL('./state.lua', import.meta.url);

export const limiterScripts = {
  decide: defineScript(new URL('./decide.lua', import.meta.url), 'any', [
    rules,
    limits,
    log,
    state,
  ]),
  setRules: defineScript(new URL('./set-rules.lua', import.meta.url), 1, [rules]),
};
