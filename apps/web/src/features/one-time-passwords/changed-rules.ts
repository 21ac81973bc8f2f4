import type { Purpose } from './purpose.ts';

type Rules = Omit<Purpose, 'name' | 'subjectForm' | 'createdAt'>;

/** Those rules that are not as they were opened: what somebody else has changed meanwhile is left alone. */
export function changedRules(opened: Rules, typed: Rules): Partial<Rules> {
  const changed = Object.entries(typed).filter(
    ([rule, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(opened, rule)),
  );
  return Object.fromEntries(changed);
}
