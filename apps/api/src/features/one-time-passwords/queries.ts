import { toRequest, toTimes } from '../../graphql/counts.ts';
import { prefixesOf } from '../../auth/scopes.ts';
import { nameConnection } from '../../graphql/named-settings.ts';
import { nullIfAbsent } from '../../graphql/null-if-absent.ts';
import type { OneTimePasswordPurposeResolvers, QueryResolvers } from '../resolvers.generated.ts';
import { toPurpose } from './purpose.ts';

export const oneTimePasswordQueries: QueryResolvers = {
  oneTimePasswordPurposes: (_parent, args, { mayfly, principal }) =>
    nameConnection(
      'purpose',
      args,
      (page) => mayfly.purposes.list({ ...page, prefixes: prefixesOf(principal, 'PURPOSE') }),
      toPurpose,
    ),

  oneTimePasswordPurpose: (_parent, { purpose }, { mayfly }) =>
    nullIfAbsent('PURPOSE_NOT_FOUND', async () => toPurpose(await mayfly.purposes.get(purpose))),

  oneTimePasswordStatus: async (_parent, { purpose, subject }, { oneTimePasswords }) => {
    const passwords = await oneTimePasswords.open(purpose);
    const status = await passwords.status(subject);
    return {
      ...status,
      nextExpiresAt: toMoment(status.nextExpiresAt),
      lastExpiresAt: toMoment(status.lastExpiresAt),
      coolingDownUntil: toMoment(status.coolingDownUntil),
      limitedUntil: toMoment(status.limitedUntil),
      lockedUntil: toMoment(status.lockedUntil),
      now: new Date(status.now),
    };
  },
};

export const oneTimePasswordPurposeFields: OneTimePasswordPurposeResolvers = {
  activity: async ({ name }, args, { mayfly }) => {
    const counts = await mayfly.purposes.activity(name, toRequest(args));
    return {
      ...toTimes(counts),
      issued: [...counts.issued],
      verified: [...counts.verified],
      wrong: [...counts.wrong],
      locked: [...counts.locked],
      limited: [...counts.limited],
    };
  },
};

function toMoment(epochMs: number | null): Date | null {
  return epochMs === null ? null : new Date(epochMs);
}
