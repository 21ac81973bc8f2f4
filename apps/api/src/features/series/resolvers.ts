import { MayflyError } from '@mayfly/core';
import { prefixesOf } from '../../auth/scopes.ts';
import { CREATE_STATUSES, nameConnection, toNode } from '../../graphql/named-settings.ts';
import { nullIfAbsent } from '../../graphql/null-if-absent.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type { SampleValueInput } from '../../graphql/types.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { readHistory } from '../server-stats/history.ts';

export const seriesResolvers: Resolvers = {
  Query: {
    allSeries: (_parent, args, { mayfly, principal }) =>
      nameConnection(
        'series',
        args,
        (page) =>
          mayfly.seriesDefinitions.list({ ...page, prefixes: prefixesOf(principal, 'SERIES') }),
        toNode,
      ),

    series: (_parent, { name }, { mayfly }) =>
      renameFields({ series: 'name' }, () =>
        nullIfAbsent('SERIES_NOT_FOUND', async () =>
          toNode(await mayfly.seriesDefinitions.get(name)),
        ),
      ),
  },

  Mutation: {
    createSeries: async (_parent, { input: { series, ...definition } }, { mayfly }) => {
      const { status, entry } = await mayfly.seriesDefinitions.create(series, definition);
      return succeeded({ status: CREATE_STATUSES[status], series: toNode(entry) });
    },

    appendSample: (_parent, { input: { series: name, source, values, at } }, { mayfly }) =>
      renameFields(valueField(values), async () => {
        const series = await mayfly.seriesDefinitions.open(name);
        const { now } = await series.append(source, toSample(values), { at: at ?? undefined });
        return succeeded({ now: new Date(now) });
      }),

    deleteSeries: async (_parent, { input }, { mayfly }) => {
      const deleted = await mayfly.seriesDefinitions.delete(input.series);
      return succeeded({ status: deleted === null ? 'ABSENT' : 'DELETED' });
    },
  },

  Series: {
    fields: ({ fields }) => [...fields],
    sources: async ({ name, settings }, _args, { mayfly }) => {
      const { sources } = await mayfly.seriesDefinitions.seriesOf(name, settings).sources();
      return sources.map(({ source, lastSampleAt }) => ({
        name: source,
        lastSampleAt: new Date(lastSampleAt),
      }));
    },
    history: ({ name, settings }, { sources, fields, ...args }, { mayfly }) =>
      readHistory(
        mayfly.seriesDefinitions.seriesOf(name, settings),
        (field: string) => field,
        { ...args, fields: fields ?? settings.fields },
        { argument: 'sources', names: sources ?? undefined },
      ),
  },
};

/** `INVALID_SAMPLE` if a field has two values. */
function toSample(values: readonly SampleValueInput[]): Record<string, number | null> {
  const fields = values.map(({ field }) => field);
  for (const [index, field] of fields.entries()) {
    if (fields.indexOf(field) === index) continue;
    throw new MayflyError('INVALID_SAMPLE', 'Each field must have at most one value', {
      field: `values[${index}].field`,
    });
  }
  return Object.fromEntries(values.map(({ field, value }) => [field, value ?? null]));
}

/** Core names a value by its field, and all of them `fields`. */
function valueField(values: readonly SampleValueInput[]): (field: string) => string {
  return (field) => {
    const index = values.findIndex((each) => each.field === field);
    if (index >= 0) return `values[${index}]`;
    return field === 'fields' ? 'values' : field;
  };
}
