import { aboutResolvers } from '../features/about/resolvers.ts';
import { adoptedSetResolvers } from '../features/adopted-sets/resolvers.ts';
import { auditResolvers } from '../features/audit/resolvers.ts';
import { combinedSetResolvers } from '../features/combined-sets/resolvers.ts';
import { invitationResolvers } from '../features/invitation-codes/resolvers.ts';
import { limitResolvers } from '../features/limits/resolvers.ts';
import { liveResolvers } from '../features/live/resolvers.ts';
import { oneTimePasswordResolvers } from '../features/one-time-passwords/resolvers.ts';
import { overviewResolvers } from '../features/overview/resolvers.ts';
import { memberResolvers } from '../features/members/resolvers.ts';
import { sampleResolvers } from '../features/sample/resolvers.ts';
import { serverStatsResolvers } from '../features/server-stats/resolvers.ts';
import { sessionResolvers } from '../features/sessions/resolvers.ts';
import { setResolvers } from '../features/sets/resolvers.ts';
import { tokenResolvers } from '../features/tokens/resolvers.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** The resolvers of every feature. Their SDL is found by itself (type-defs.ts). */
export const features: readonly Resolvers[] = [
  setResolvers,
  liveResolvers,
  memberResolvers,
  adoptedSetResolvers,
  combinedSetResolvers,
  serverStatsResolvers,
  sampleResolvers,
  tokenResolvers,
  sessionResolvers,
  auditResolvers,
  oneTimePasswordResolvers,
  invitationResolvers,
  limitResolvers,
  overviewResolvers,
  aboutResolvers,
];
