import { sampleResolvers } from '../features/sample/resolvers.ts';
import { serverStatsResolvers } from '../features/server-stats/resolvers.ts';
import { setResolvers } from '../features/sets/resolvers.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** The resolvers of every feature. Their SDL is found by itself (type-defs.ts). */
export const features: readonly Resolvers[] = [setResolvers, serverStatsResolvers, sampleResolvers];
