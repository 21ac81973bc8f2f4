import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '../../src/observability/metrics.ts';
import { PROBLEMS } from '../../src/redis/problems.ts';

const deploy = new URL('../../../../deploy/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, deploy), 'utf8');

const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.strictObject({
            alert: z.string().regex(/^Mayfly/),
            expr: z.string(),
            for: z.string().optional(),
            labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
            annotations: z.strictObject({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('prometheus/alerts.yml')))
  .groups.flatMap(({ rules }) => rules);

const { panels } = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
        targets: z.array(z.object({ expr: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(read('grafana/mayfly.json')));

/** Grafana replaces its variables before Prometheus reads an expression. */
const inRange = (expr: string) => expr.replaceAll('$__rate_interval', '5m');

const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => inRange(expr))),
];

/** The series that the API exports; `up` is Prometheus's. */
async function exportedSeries(): Promise<string[]> {
  const metrics = await createMetrics().registry.getMetricsAsJSON();
  const series = metrics.flatMap(({ name, type }) =>
    // prom-client returns the name of the type, and its declaration says an index.
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return ['up', ...series];
}

/** The names of the metrics of an expression. Throws if it is not PromQL. */
function metricsOf(expr: string): string[] {
  const found: string[] = [];
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expr}`);
      if (type.name === 'Identifier') found.push(expr.slice(from, to));
    },
  });
  return found;
}

it('reads only metrics that the API exports, in alerts and in the dashboard', async () => {
  const exported = await exportedSeries();
  const used = new Set(expressions.flatMap(metricsOf));
  expect([...used].filter((name) => !exported.includes(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(10);
  expect(() => metricsOf('sum(rate(up[5m])')).toThrow('no PromQL');
});

it('shows every metric of Mayfly in the dashboard', async () => {
  const shown = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(inRange(expr)))),
  );
  const metrics = await createMetrics().registry.getMetricsAsJSON();
  const own = metrics.map(({ name }) => name).filter((name) => name.startsWith('mayfly_'));
  const hidden = own.filter((name) => !shown.has(name) && !shown.has(`${name}_bucket`));
  expect(hidden).toEqual([]);
});

it('alerts to every problem of Redis, and to no other', () => {
  const codes = alerts.flatMap(({ expr }) => expr.match(/REDIS_[A-Z_]+/g) ?? []);
  // These two have alerts by their metrics.
  const known = new Set([...codes, 'REDIS_UNAVAILABLE', 'REDIS_MEMORY']);
  expect([...known].toSorted()).toEqual(PROBLEMS.toSorted());
});

it('documents each alert', () => {
  const page = readFileSync(new URL('../docs/operations.md', deploy), 'utf8');
  const documented = [...page.matchAll(/^\| `(Mayfly\w+)`/gm)].map(([, alert]) => alert);
  expect(documented).toEqual(alerts.map(({ alert }) => alert));
});

it('has a dashboard whose panels do not overlap', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
});
