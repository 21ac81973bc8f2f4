import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { LifeBar } from '../../../shared/clock/LifeBar.tsx';
import { scoreTitle } from '../layout-labels.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { CloseIcon, MoreTimeIcon } from '../../../components/icons.tsx';
import { Cell, RowHead, TableRow } from '../../../components/Table.tsx';
import type { AdoptedMember } from '../queries/use-adopted-members.ts';
import type { AdoptedSet } from '../queries/use-adopted-sets.ts';
import { MemberText } from './MemberText.tsx';
import { ScoreMoment } from './ScoreMoment.tsx';

interface AdoptedMemberRowProps {
  readonly member: AdoptedMember;
  readonly set: AdoptedSet;
  /** Undefined if the layout or the role does not allow it. */
  readonly onExtend: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

export function AdoptedMemberRow({ member, set, onExtend, onRemove }: AdoptedMemberRowProps) {
  const { member: text, base64, json, score, expiresAt } = member;
  return (
    <TableRow>
      <RowHead className={onRemove && 'max-md:col-span-2!'}>
        <MemberText member={text} base64={base64} json={json} />
      </RowHead>
      <Cell label={scoreTitle(set)} numeric className="max-md:col-span-2">
        <ScoreMoment score={score} unit={set.unit} />
      </Cell>
      <Cell label="Time left" numeric className="w-32">
        <Countdown expiresAt={expiresAt} />
        {set.windowMs !== null && <LifeBar expiresAt={expiresAt} fullMs={set.windowMs} />}
      </Cell>
      {onRemove && (
        <td className="w-24 py-1 pl-2 text-right whitespace-nowrap max-md:col-span-1 max-md:col-start-3 max-md:row-start-1 max-md:-mr-2 max-md:w-auto max-md:p-0">
          {onExtend && expiresAt !== null && (
            <IconButton label={`Extend ${text} by 1 m`} onClick={onExtend}>
              <MoreTimeIcon />
            </IconButton>
          )}
          <IconButton label={`Remove ${text}`} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </td>
      )}
    </TableRow>
  );
}
