/** The fields that differ from their opened values. Others are not sent, so that changes by others remain. */
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
