import type {
  Resolvers,
  ServerInstanceResolvers,
  ServerStatsResolvers,
} from '../../graphql/resolvers.generated.ts';

const serverStats: ServerStatsResolvers = {
  instances: async (_parent, _args, { serverStats }) => {
    const { sources } = await serverStats.series.sources();
    return sources.map(({ source, lastSampleAt }) => ({
      id: source,
      lastSampleAt: new Date(lastSampleAt),
    }));
  },
  instance: async (_parent, { id }, { serverStats }) => {
    const { sources } = await serverStats.series.sources();
    const found = sources.find(({ source }) => source === id);
    return found ? { id, lastSampleAt: new Date(found.lastSampleAt) } : null;
  },
  sampleIntervalMs: (_parent, _args, { serverStats }) => serverStats.sampleIntervalMs,
  retentionMs: (_parent, _args, { serverStats }) => serverStats.series.retentionMs,
  now: async (_parent, _args, { mayfly }) => new Date(await mayfly.now()),
};

const serverInstance: ServerInstanceResolvers = {
  samples: async ({ id }, { first, after }, { serverStats }) => {
    const page = await serverStats.series.samples(id, { first, after: after ?? undefined });
    return {
      nodes: page.samples.map(({ sampledAt, fields }) => ({
        sampledAt: new Date(sampledAt),
        ...fields,
      })),
      pageInfo: {
        startCursor: page.samples.at(0)?.cursor ?? null,
        endCursor: page.endCursor,
        hasNextPage: page.hasNext,
        hasPreviousPage: after != null,
      },
    };
  },
};

export const serverStatsResolvers: Resolvers = {
  Query: { serverStats: () => ({}) },
  ServerStats: serverStats,
  ServerInstance: serverInstance,
};
