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
import { useOneMember } from './use-one-member.ts';
import type { RowRights } from './MemberRow.tsx';
import { MemberValue } from './MemberValue.tsx';
import { RescheduleForm } from '../editing/RescheduleForm.tsx';

export interface MemberDetailsProps {
  readonly set: string;
  readonly member: string;
  readonly ordered: boolean;
  readonly rights: RowRights;
  readonly fullMs: number;
  /** Shows the member's row. */
  readonly onShow: (rank: number, member: string) => void;
}

type OneMember = Exclude<ReturnType<typeof useOneMember>['data'], null | undefined>;

const GONE = 'This member has expired or was removed.';

/** The details of a member and its actions. */
export function MemberDetails(props: MemberDetailsProps) {
  const { set, member, ordered } = props;
  const query = useOneMember(set, member, ordered);
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
  const { set, member, rights, fullMs, onShow, entry } = props;
  const { value, expiresAt, place } = entry;
  const zone = useStored(timeZone);
  const live = useIsLive(expiresAt);
  const { mutate, isPending } = useChangeMembers(set);
  if (!live) return <p className="text-ink-2">{GONE}</p>;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="text-2xl tracking-tight tabular-nums">
          <Countdown expiresAt={expiresAt} />
        </p>
        <LifeBar expiresAt={expiresAt} fullMs={fullMs} />
        <p className="text-sm text-ink-2 tabular-nums">
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
