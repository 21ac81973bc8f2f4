import { Countdown } from '../../../shared/clock/Countdown.tsx';
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
import { scoreTitle } from '../layout-labels.ts';
import { doubtOf, type Doubt } from '../plausibility.ts';
import type { AdoptionPreview } from '../queries/use-preview.ts';
import { MemberText } from './MemberText.tsx';
import { ScoreMoment } from './ScoreMoment.tsx';

interface PreviewPanelProps {
  readonly preview: AdoptionPreview;
  readonly layout: SetLayoutInput;
  /** Whether the preview is of this layout, and not of the one before. */
  readonly settled: boolean;
  readonly onInstead: (change: NonNullable<Doubt['instead']>['change']) => void;
}

/** Shows the set in the chosen layout, before it is adopted. */
export function PreviewPanel({ preview, layout, settled, onInstead }: PreviewPanelProps) {
  const { members, count, expiredCount } = preview;
  const now = Date.parse(preview.now);
  const scores = members.map(({ score }) => score);
  const doubt = settled ? doubtOf({ now, count, expiredCount, scores }, layout) : undefined;
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
          <ColumnHead numeric>{scoreTitle(layout)}</ColumnHead>
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
                <Cell label={scoreTitle(layout)} numeric className="max-md:col-span-2">
                  <ScoreMoment score={score} unit={layout.unit} />
                </Cell>
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
