import { schema } from './env.ts';

const KNOWN = Object.keys(schema.shape);

/** Of `@mayfly/local-redis`. */
const OTHERS = new Set(['MAYFLY_REDIS_SERVER']);

/** Kubernetes sets these for a service that is named mayfly. */
const OF_KUBERNETES = /^MAYFLY_(SERVICE|PORT)(_|$)/;

/** Shorter names are too similar to unrelated variables. */
const SHORTEST = 8;

/**
 * Warnings for variables that look like settings and are none: unknown names with the prefix MAYFLY_, and names that
 * differ from a setting by one or two characters. They never quote values.
 */
export function unknownSettings(variables: NodeJS.ProcessEnv): readonly string[] {
  return Object.keys(variables)
    .filter((name) => !KNOWN.includes(name) && !OTHERS.has(name) && !OF_KUBERNETES.test(name))
    .flatMap((name) => {
      const [similar] = KNOWN.filter((known) => known.length >= SHORTEST)
        .map((known) => ({ known, distance: editDistance(name, known) }))
        .filter(({ distance }) => distance <= 2)
        .toSorted((a, b) => a.distance - b.distance);
      if (similar) return [`${name} is not a setting. Did you mean ${similar.known}?`];
      return name.startsWith('MAYFLY_') ? [`${name} is not a setting.`] : [];
    });
}

/** The number of inserted, deleted, replaced and swapped characters. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + Number(!isSame),
          isSwap ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
