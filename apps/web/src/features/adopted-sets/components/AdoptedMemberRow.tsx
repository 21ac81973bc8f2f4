import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { CloseIcon, MoreTimeIcon } from '../../../components/icons.tsx';
import { Cell, RowHead, TableRow } from '../../../components/Table.tsx';
import type { AdoptedMember } from '../queries/use-adopted-members.ts';
import { scoreLabel } from '../score-labels.ts';
import { MemberText } from './MemberText.tsx';

interface AdoptedMemberRowProps {
  readonly member: AdoptedMember;
  /** Undefined if the layout or the role does not allow it. */
  readonly onExtend: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

export function AdoptedMemberRow({ member, onExtend, onRemove }: AdoptedMemberRowProps) {
  const { member: text, base64, json, score, expiresAt } = member;
  return (
    <TableRow>
      <RowHead>
        <MemberText member={text} base64={base64} json={json} />
      </RowHead>
      <Cell label="Score" numeric>
        {scoreLabel(score)}
      </Cell>
      <Cell label="Time left" numeric>
        <Countdown expiresAt={expiresAt} />
      </Cell>
      {onRemove && (
        <td className="py-1 pl-2 text-right whitespace-nowrap max-md:p-0">
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
