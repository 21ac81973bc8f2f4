import { numbers, repeat, type Load, type Soak } from './load.ts';

const CLIENTS_EACH = 10;
const DAY_MS = 86_400_000;

const SETS = {
  'in-sorted': { sorted: { defaultTtlMs: DAY_MS } },
  'in-sharded': { sharded: { defaultTtlMs: DAY_MS, shards: 8 } },
  'in-keys': { keys: { defaultTtlMs: DAY_MS } },
  'in-compact': { compact: { defaultTtlMs: DAY_MS } },
} as const;

interface Known {
  readonly member: string;
  isLive: boolean;
  /** When the last change began. */
  since: number;
}

/** Writers with separate members, who know from their answers which of them are live. */
export async function memberWriters(soak: Soak): Promise<Load> {
  const { calls, tally, random, unique, losses } = soak;
  for (const [name, strategy] of Object.entries(SETS)) {
    await calls.done(() => calls.mutate('createExpiringSet', { name, strategy }, 'status'));
  }

  /** Changes or reads a member. Returns it, or another if its state is unknown now. */
  const step = async (set: string, known: Known | undefined): Promise<Known> => {
    const { member, isLive, since } = known ?? {
      member: unique('m'),
      isLive: false,
      since: Date.now(),
    };
    const choice = random.pick(['add', 'add', 'remove', 'read', 'read'] as const);
    const answer = await (choice === 'add'
      ? calls.mutate<{ status: string }>('addMember', { set, member }, 'status')
      : choice === 'remove'
        ? calls.mutate<{ status: string }>('removeMember', { set, member }, 'status')
        : calls.query<{ member: object | null }>(
            `expiringSet(name: "${set}") { member(member: "${member}") { expiresAt } }`,
          ));
    // Redis may still receive a change whose answer did not come: the member can be used no more.
    if (answer.kind === 'unknown' && choice !== 'read')
      return { member: unique('m'), isLive: false, since: Date.now() };
    if (answer.kind !== 'done') return { member, isLive, since };
    const { result, from, to } = answer;
    const was =
      'member' in result ? result.member !== null : ['UPDATED', 'REMOVED'].includes(result.status);
    const tag = set === 'in-sharded' ? null : set;
    const problem = `${set}: ${member} is ${was ? 'live' : 'absent'} for ${choice}`;
    tally.one('members', was === isLive ? null : problem, losses.covers(tag, since, to));
    if (choice === 'read') return { member, isLive: was, since: was === isLive ? since : from };
    return { member, isLive: choice === 'add', since: from };
  };

  return {
    clients: Object.keys(SETS).length * CLIENTS_EACH,
    tags: Object.keys(SETS),
    async run() {
      const clients = Object.keys(SETS).flatMap((set) => numbers(CLIENTS_EACH).map(() => set));
      await Promise.all(
        clients.map((set) => {
          const own: (Known | undefined)[] = numbers(4).map(() => undefined);
          return repeat(soak, 2500, async () => {
            const index = random.between(0, own.length - 1);
            own[index] = await step(set, own[index]);
          });
        }),
      );
    },
    finish: () => Promise.resolve(),
  };
}
