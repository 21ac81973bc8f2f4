import { checkAdmissions } from '../checks/admissions.ts';
import type { Span } from '../calls.ts';
import { numbers, repeat, type Load, type Soak } from './load.ts';

const CLIENTS = 24;
const MOST_USES = 3;
const DAY_MS = 86_400_000;

/** Callers who use one-time passwords and invitation codes more often than these may be used, at the same time. */
export async function codeCallers(soak: Soak): Promise<Load> {
  const { calls, tally, unique, losses, random } = soak;
  const purpose = 'login';
  const space = 'three-uses';
  await calls.done(() => calls.mutate('createOneTimePasswordPurpose', { purpose }, 'status'));
  await calls.done(() =>
    calls.mutate('createInvitationSpace', { space, ttlMs: DAY_MS, maxUses: MOST_USES }, 'status'),
  );

  /** Two checks of a password with different keys: one is right. */
  const useOfPassword = async (): Promise<Use> => {
    const [subject, keys] = [unique('person'), numbers(2).map(() => unique('key'))];
    const idempotencyKey = unique('key');
    const { result, from } = await calls.done(() =>
      calls.mutate<{ code: string | null }>(
        'issueOneTimePassword',
        { purpose, subject, idempotencyKey },
        'status code',
      ),
    );
    const input = { purpose, subject, code: result.code };
    return use(subject, null, 1, from, keys, 'VERIFIED', (key) =>
      calls.mutate('verifyOneTimePassword', { ...input, idempotencyKey: key }, 'status now'),
    );
  };

  const useOfCode = async (): Promise<Use> => {
    const [id, keys] = [unique('group'), numbers(MOST_USES + 2).map(() => unique('key'))];
    const { result, from } = await calls.done(() =>
      calls.mutate<{ code: string }>('getOrCreateInvitationCode', { space, id }, 'code'),
    );
    const input = { space, code: result.code };
    return use(id, space, MOST_USES, from, keys, 'RESOLVED', (key) =>
      calls.mutate('resolveInvitationCode', { ...input, idempotencyKey: key }, 'status now'),
    );
  };

  async function use(
    subject: string,
    tag: string | null,
    most: number,
    from: number,
    keys: readonly string[],
    good: string,
    call: (key: string) => ReturnType<typeof calls.mutate<{ status: string; now: string }>>,
  ): Promise<Use> {
    const answers = await Promise.all(keys.map((key) => calls.done(() => call(key))));
    const passed = answers.filter(({ result }) => result.status === good);
    return { subject, tag, most, passed, from, to: Math.max(...answers.map(({ to }) => to)) };
  }

  return {
    clients: CLIENTS,
    tags: [space],
    async run() {
      await Promise.all(
        numbers(CLIENTS).map(() =>
          repeat(soak, 6000, async () => {
            const { subject, tag, most, passed, from, to } = await (random.next() < 0.5
              ? useOfPassword()
              : useOfCode());
            const name = 'uses of codes';
            const all = passed.map(({ from: at, to: end }) => ({
              at,
              lost: losses.covers(tag, at, end),
            }));
            tally.add(name, checkAdmissions({ subject, most, windowMs: Infinity, passed: all }));
            const problem = `${subject}: ${passed.length} of ${most} uses`;
            tally.one(name, passed.length < most ? problem : null, losses.covers(tag, from, to));
          }),
        ),
      );
    },
    finish: () => Promise.resolve(),
  };
}

interface Use extends Span {
  readonly subject: string;
  readonly tag: string | null;
  readonly most: number;
  readonly passed: readonly Span[];
}
