import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { Button } from '../../../components/Button.tsx';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { SetLayoutInput } from '../documents.generated.ts';
import { doubtOf, type Doubt } from '../plausibility.ts';
import type { AdoptionPreview } from '../queries/use-preview.ts';
import { scoreLabel } from '../score-labels.ts';
import { MemberText } from './MemberText.tsx';

interface PreviewPanelProps {
  readonly preview: AdoptionPreview;
  readonly layout: SetLayoutInput;
  readonly onInstead: (change: NonNullable<Doubt['instead']>['change']) => void;
}

/** Shows the set in the chosen layout, before it is adopted. */
export function PreviewPanel({ preview, layout, onInstead }: PreviewPanelProps) {
  const { members, count, expiredCount } = preview;
  const now = Date.parse(preview.now);
  const doubt = doubtOf(
    { now, count, expiredCount, scores: members.map(({ score }) => score) },
    layout,
  );
  if (count + expiredCount === 0) return <p className="text-ink-2">The set is empty.</p>;
  return (
    <div className="grid gap-3">
      <p aria-live="polite">
        <strong className="font-medium">{wholeNumber.format(count)}</strong> would be live,{' '}
        <strong className="font-medium">{wholeNumber.format(expiredCount)}</strong> would have
        expired.
      </p>
      {doubt && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-2 rounded-sm border border-ember bg-ember-wash px-3 py-1.5"
        >
          <span>
            <Tag tone="ember">doubtful</Tag> {doubt.text}
          </span>
          {doubt.instead && (
            <Button size="small" onClick={() => doubt.instead && onInstead(doubt.instead.change)}>
              {doubt.instead.label}
            </Button>
          )}
        </div>
      )}
      <Table caption="Members with the lowest and the highest scores">
        <TableHead>
          <ColumnHead>Member</ColumnHead>
          <ColumnHead numeric>Score</ColumnHead>
          <ColumnHead>Expires</ColumnHead>
          <ColumnHead numeric>Time left</ColumnHead>
        </TableHead>
        <TableBody>
          {members.map(({ member, base64, json, score, expiresAt }) => {
            const at = expiresAt === null ? null : Date.parse(expiresAt);
            return (
              <TableRow key={base64 ?? member}>
                <RowHead>
                  <MemberText member={member} base64={base64} json={json} />
                </RowHead>
                <Cell label="Score" numeric>
                  {scoreLabel(score)}
                </Cell>
                <Cell label="Expires">{at === null ? 'never' : <Moment at={at} />}</Cell>
                <Cell label="Time left" numeric>
                  {at !== null && at <= now ? <Tag>expired</Tag> : <Countdown expiresAt={at} />}
                </Cell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </div>
  );
}
