import type { OverviewLoad } from './queries/use-overview.ts';

type Values = readonly (number | null)[];
type ServerField = OverviewLoad['history']['instances'][number]['lines'][number]['field'];
type RedisField = OverviewLoad['redis']['history']['lines'][number]['field'];

/** A field of Redis over time; empty if unknown. */
export function redisLine({ redis }: OverviewLoad, field: RedisField): Values {
  return redis.history.lines.find((line) => line.field === field)?.values ?? [];
}

/** The highest value of all instances at each time: the busiest one matters. */
export function highestLine({ history }: OverviewLoad, field: ServerField): Values {
  const lines = history.instances.map(
    ({ lines: each }) => each.find((line) => line.field === field)?.values ?? [],
  );
  const length = Math.max(0, ...lines.map((values) => values.length));
  return Array.from({ length }, (_, index) =>
    lines.reduce<number | null>((highest, values) => {
      const value = values[index] ?? null;
      return value === null || (highest !== null && highest >= value) ? highest : value;
    }, null),
  );
}

/** The latest known value. */
export function latest(values: Values): number | null {
  return values.findLast((value) => value !== null) ?? null;
}
