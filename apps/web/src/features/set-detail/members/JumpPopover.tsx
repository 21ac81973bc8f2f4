import { useState, type SubmitEvent } from 'react';
import { timeZone } from '../../../shared/clock/time-preferences.ts';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { Popover } from '../../../components/Popover.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useStored } from '../../../shared/preferences/stored.ts';
import { readMomentInput } from '../editing/moment-input.ts';
import { MomentField, momentProblem } from '../editing/MomentField.tsx';

interface JumpPopoverProps {
  readonly total: number;
  readonly onRank: (rank: number) => void;
  readonly onMoment: (at: number) => void;
}

const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2';

/** Scrolls the list to a position, or to the members that expire at a time. */
export default function JumpPopover({ total, onRank, onMoment }: JumpPopoverProps) {
  return (
    <Popover trigger={<Button className="max-sm:px-2.5!">Go to…</Button>} title="Go to">
      <RankForm total={total} onRank={onRank} />
      <MomentForm onMoment={onMoment} />
    </Popover>
  );
}

function RankForm({ total, onRank }: Pick<JumpPopoverProps, 'total' | 'onRank'>) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const number = Number(text.replaceAll(/[\s.,'’]/g, ''));
  const good = text.trim() !== '' && Number.isInteger(number) && number >= 1;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (good) onRank(Math.min(number, total) - 1);
  };
  return (
    <form onSubmit={submit} noValidate className={ROW}>
      <Field
        label="Position"
        name="rank"
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={`1 to ${wholeNumber.format(total)}`}
        problem={tried && !good ? 'Enter a whole number from 1.' : undefined}
      />
      <Button type="submit" className="mt-6">
        Go
      </Button>
    </form>
  );
}

function MomentForm({ onMoment }: Pick<JumpPopoverProps, 'onMoment'>) {
  const zone = useStored(timeZone);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const at = readMomentInput(text, zone);
    if (at !== null && momentProblem(text, zone) === undefined) onMoment(at);
  };
  return (
    <form onSubmit={submit} noValidate className={ROW}>
      <MomentField
        label="Expiry time"
        name="moment"
        value={text}
        onChange={(event) => setText(event.target.value)}
        problem={tried ? momentProblem(text, zone) : undefined}
      />
      <Button type="submit" className="mt-6">
        Go
      </Button>
    </form>
  );
}
