import type { Answer, Span } from '../calls.ts';
import { checkCounter } from '../checks/counter.ts';
import { numbers, repeat, withLosses, type Load, type Soak } from './load.ts';

const RETRIED = 0.3;
const YEAR_MS = 31_536_000_000;
const HOURS_MS = 7_200_000;
const STEP_MS = 1000;

/** Something that each call changes by one, and how to read it in the end. */
interface Target {
  readonly subject: string;
  readonly tag: string;
  readonly clients: number;
  change(key: string): Promise<Answer<object>>;
  read(): Promise<number>;
}

/** Callers with idempotency keys, who repeat each call until it is done, and often once more. */
export async function retryingCallers(soak: Soak): Promise<Load> {
  const { calls, tally, random, unique, losses } = soak;
  const targets = [
    ...(await limitTargets(soak)),
    ...(await memberTargets(soak)),
    ...(await codeTargets(soak)),
  ];
  const acknowledged = new Map(targets.map((target) => [target, new Array<Span>()]));
  return {
    clients: targets.reduce((sum, { clients }) => sum + clients, 0),
    tags: targets.map(({ tag }) => tag),
    async run() {
      const clients = targets.flatMap((target) => numbers(target.clients).map(() => target));
      await Promise.all(
        clients.map((target) =>
          repeat(soak, 2500, async () => {
            const key = unique('key');
            const first = await calls.done(() => target.change(key));
            acknowledged.get(target)?.push(first);
            if (random.next() > RETRIED) return;
            const again = await calls.done(() => target.change(key));
            const isSame = JSON.stringify(again.result) === JSON.stringify(first.result);
            const problem = `${target.subject}: ${JSON.stringify(first.result)}, then ${JSON.stringify(again.result)}`;
            const isExplained = losses.covers(target.tag, first.from, again.to);
            tally.one('idempotency keys', isSame ? null : problem, isExplained);
          }),
        ),
      );
    },
    async finish() {
      for (const [target, spans] of acknowledged) {
        const { subject, tag } = target;
        const changes = withLosses(soak, tag, spans);
        const value = await target.read();
        tally.add(
          'idempotency keys',
          checkCounter({ subject, acknowledged: changes, unknown: 0, value }),
        );
      }
    },
  };
}

async function limitTargets({ calls }: Soak): Promise<Target[]> {
  const limit = 10_000_000;
  const limits = [{ algorithm: 'FIXED', limit, windowMs: HOURS_MS }];
  const policy = 'ledger';
  const input = { name: policy, limits, outage: { answerWithinMs: 2000 } };
  await calls.done(() => calls.mutate('createLimitPolicy', input, 'status'));
  return numbers(5).map((number) => {
    const key = `account-${number}`;
    return {
      subject: `limit ${key}`,
      tag: key,
      clients: 4,
      async change(idempotencyKey) {
        const answer = await calls.mutate<{ decision: { status: string } }>(
          'consumeLimit',
          { policy, key, idempotencyKey },
          'decision { status remaining }',
        );
        const isUndecided =
          answer.kind === 'done' && answer.result.decision.status === 'UNAVAILABLE';
        if (!isUndecided) return answer;
        const { from, to } = answer;
        return { kind: 'unknown', reason: 'consumeLimit UNAVAILABLE', from, to };
      },
      async read() {
        const field = `peekLimit(input: { policy: "${policy}", key: "${key}" }) { status remaining }`;
        for (;;) {
          const { result } = await calls.done(() =>
            calls.query<{ status: string; remaining: number }>(field),
          );
          if (result.status !== 'UNAVAILABLE') return limit - result.remaining;
        }
      },
    };
  });
}

async function memberTargets({ calls }: Soak): Promise<Target[]> {
  const set = 'extended';
  const create = { name: set, defaultTtlMs: YEAR_MS };
  await calls.done(() => calls.mutate('createExpiringSet', create, 'status'));
  return Promise.all(
    numbers(10).map(async (number): Promise<Target> => {
      const member = `member-${number}`;
      const { result } = await calls.done(() =>
        calls.mutate<{ expiresAt: string }>('addMember', { set, member }, 'expiresAt'),
      );
      return {
        subject: `expiry of ${member}`,
        tag: set,
        clients: 2,
        change: (idempotencyKey) =>
          calls.mutate(
            'extendMember',
            { set, member, byMs: STEP_MS, idempotencyKey },
            'status expiresAt',
          ),
        async read() {
          const field = `expiringSet(name: "${set}") { member(member: "${member}") { expiresAt } }`;
          const now = await calls.done(() => calls.query<{ member: { expiresAt: string } }>(field));
          const extended = Date.parse(now.result.member.expiresAt) - Date.parse(result.expiresAt);
          return extended / STEP_MS;
        },
      };
    }),
  );
}

async function codeTargets({ calls, unique }: Soak): Promise<Target[]> {
  const space = 'open';
  const create = { space, ttlMs: YEAR_MS };
  await calls.done(() => calls.mutate('createInvitationSpace', create, 'status'));
  return Promise.all(
    numbers(5).map(async (number): Promise<Target> => {
      const id = `group-${number}`;
      const { result } = await calls.done(() =>
        calls.mutate<{ code: string }>('getOrCreateInvitationCode', { space, id }, 'code'),
      );
      const change = (idempotencyKey: string) =>
        calls.mutate<{ uses: number }>(
          'resolveInvitationCode',
          { space, code: result.code, idempotencyKey },
          'status uses',
        );
      return {
        subject: `uses of the code of ${id}`,
        tag: space,
        clients: 3,
        change,
        async read() {
          const key = unique('key');
          // This use counts too.
          return (await calls.done(() => change(key))).result.uses - 1;
        },
      };
    }),
  );
}
