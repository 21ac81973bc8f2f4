import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { LifeBar } from '../../../shared/clock/LifeBar.tsx';
import { formatExactMoment } from '../../../shared/clock/moment.ts';
import { timeZone } from '../../../shared/clock/time-preferences.ts';
import { useIsLive } from '../../../shared/clock/use-live.ts';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useStored } from '../../../shared/preferences/stored.ts';
import { extension } from '../editing/member-change.ts';
import { useChangeMembers } from '../editing/use-change-members.ts';
import { useSetContext } from '../set-context.ts';
import { RescheduleForm } from '../editing/RescheduleForm.tsx';
import { useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { OneMemberDocument, type OneMemberQuery } from '../documents.generated.ts';
import { KEYBOARD_SCROLLABLE } from '../../../components/keyboard-scrollable.ts';

const POLL_MS = 2_000;

/** One member with its whole value, and its rank if the set is ordered. Null when it is gone. */
function useOneMember(name: string, member: string, ordered: boolean) {
  return useQuery({
    queryKey: queryKeys.oneMember(name, member),
    queryFn: async ({ signal }) => {
      const nowOf = (result: OneMemberQuery) => result.expiringSet.now;
      const variables = { name, member, ordered };
      const { expiringSet } = await request(OneMemberDocument, variables, { signal, nowOf });
      if (expiringSet.member === null) return null;
      const { value, expiresAt } = expiringSet.member;
      return {
        member,
        value,
        expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
        place: expiringSet.memberRank ?? null,
      };
    },
    refetchInterval: pollEvery(POLL_MS),
  });
}

export interface MemberDetailsProps {
  readonly member: string;
  readonly ordered: boolean;
  /** Shows the member's row. */
  readonly onShow: (rank: number, member: string) => void;
}

type OneMember = Exclude<ReturnType<typeof useOneMember>['data'], null | undefined>;

const GONE = 'This member has expired or was removed.';

/** The details of a member and its actions. */
export function MemberDetails(props: MemberDetailsProps) {
  const { member, ordered } = props;
  const query = useOneMember(useSetContext().name, member, ordered);
  return (
    <QueryBoundary
      query={query}
      failure="Could not load the member"
      skeleton={<Skeleton label="Loading the member" rows={3} />}
      isEmpty={(data) => data === null}
      empty={<p className="text-ink-2">{GONE}</p>}
    >
      {(data) => data && <LiveMember {...props} entry={data} />}
    </QueryBoundary>
  );
}

function LiveMember(props: MemberDetailsProps & { readonly entry: OneMember }) {
  const { member, onShow, entry } = props;
  const { name, rights, defaultTtlMs } = useSetContext();
  const { value, expiresAt, place } = entry;
  const zone = useStored(timeZone);
  const live = useIsLive(expiresAt);
  const { mutate, isPending } = useChangeMembers(name);
  if (!live) return <p className="text-ink-2">{GONE}</p>;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="text-2xl tracking-tight">
          <Countdown expiresAt={expiresAt} />
        </p>
        <LifeBar expiresAt={expiresAt} fullMs={defaultTtlMs} />
        <p className="text-sm text-ink-2">
          {expiresAt === null ? 'Kept until it is removed' : formatExactMoment(expiresAt, zone)}
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {place && (
          <Button size="small" onClick={() => onShow(place.rank, member)}>
            Show in list: {wholeNumber.format(place.rank + 1)} of{' '}
            {wholeNumber.format(place.totalCount)}
          </Button>
        )}
        <CopyButton text={member} what="member" size="small" />
      </div>
      <MemberValue value={value} />
      {rights.change && (
        <div className="grid gap-3 border-t border-line pt-3">
          {rights.reschedule && (
            <RescheduleForm
              extendable={expiresAt !== null}
              onExtend={(byMs) => mutate(extension([entry], byMs))}
              onExpireAt={(at) => mutate({ kind: 'expire-at', members: [member], at })}
            />
          )}
          <div className="flex flex-wrap gap-2">
            {rights.keep && expiresAt !== null && (
              <Button
                busy={isPending}
                onClick={() => mutate({ kind: 'persist', members: [member] })}
              >
                Keep forever
              </Button>
            )}
            <Button
              look="danger"
              busy={isPending}
              onClick={() => mutate({ kind: 'remove', members: [member] })}
            >
              Remove
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The value of a member as formatted JSON. */
function MemberValue({ value }: { value: unknown }) {
  if (value === null) return <p className="text-sm text-ink-2">No value.</p>;
  const json = JSON.stringify(value, null, 2);
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between">
        <h3 className="text-sm font-medium text-ink-2">Value</h3>
        <CopyButton text={json} what="value" size="small" look="quiet" />
      </div>
      <pre
        {...KEYBOARD_SCROLLABLE}
        aria-label="Value as JSON"
        role="region"
        className="max-h-72 overflow-auto rounded-sm bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {json}
      </pre>
    </div>
  );
}
