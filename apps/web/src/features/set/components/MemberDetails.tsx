import { Countdown } from '../../../clock/Countdown.tsx';
import { LifeBar } from '../../../clock/LifeBar.tsx';
import { formatExactMoment } from '../../../clock/moment.ts';
import { timeZone } from '../../../clock/time-preferences.ts';
import { useIsLive } from '../../../clock/use-live.ts';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { wholeNumber } from '../../../numbers/whole-number.ts';
import { useStored } from '../../../preferences/stored.ts';
import { extension } from '../member-change.ts';
import { useChangeMembers } from '../mutations/use-change-members.ts';
import { useOneMember } from '../queries/use-one-member.ts';
import type { RowRights } from './MemberRow.tsx';
import { MemberValue } from './MemberValue.tsx';
import { RescheduleForm } from './RescheduleForm.tsx';

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
    <Loaded
      query={query}
      failure="Could not load the member"
      skeleton={<Skeleton label="Loading the member" rows={3} />}
      isEmpty={(data) => data === null}
      empty={<p className="text-ink-2">{GONE}</p>}
    >
      {(data) => data && <LiveMember {...props} entry={data} />}
    </Loaded>
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
