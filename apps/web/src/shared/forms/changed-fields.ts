/** Those fields that are not as they were opened: what somebody else has changed meanwhile is left alone. */
export function changedFields<Fields extends object>(
  opened: Fields,
  typed: Fields,
): Partial<Fields> {
  const changed: Partial<Fields> = { ...typed };
  for (const field in typed) {
    if (JSON.stringify(typed[field]) === JSON.stringify(opened[field])) delete changed[field];
  }
  return changed;
}
