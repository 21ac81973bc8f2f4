import { DurationField } from '../../../components/DurationField.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { DEFAULT_WINDOW, FORMATS, SCORES, UNITS, type AdoptionSearch } from '../adoption-search.ts';

interface LayoutFormProps {
  readonly chosen: AdoptionSearch;
  /** With the changed part. */
  readonly onChange: (part: Record<string, unknown>) => void;
}

const SCORE_LABELS = { expiry: 'expiry times', inserted: 'insertion times' };
const UNIT_LABELS = { s: 'seconds', ms: 'milliseconds' };
const FORMAT_LABELS = { text: 'text', json: 'JSON' };

/** How to read the scores and members. */
export function LayoutForm({ chosen, onChange: change }: LayoutFormProps) {
  const { score = 'expiry', unit = 's', format = 'text', window = DEFAULT_WINDOW } = chosen;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-ink-2">Scores are</span>
        <Segments
          legend="Scores are"
          choices={SCORES}
          labelOf={(choice) => SCORE_LABELS[choice]}
          chosen={score}
          onPick={(picked) => change({ score: picked })}
        />
        <span className="text-ink-2">in</span>
        <Segments
          legend="Unit of scores"
          choices={UNITS}
          labelOf={(choice) => UNIT_LABELS[choice]}
          chosen={unit}
          onPick={(picked) => change({ unit: picked })}
        />
      </div>
      {score === 'inserted' && (
        <DurationField
          label="Time to live of members"
          className="w-72 max-sm:w-full"
          value={window}
          onChange={(event) => change({ window: event.target.value })}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-ink-2">Show members as</span>
        <Segments
          legend="Show members as"
          choices={FORMATS}
          labelOf={(choice) => FORMAT_LABELS[choice]}
          chosen={format}
          onPick={(picked) => change({ format: picked })}
        />
      </div>
    </div>
  );
}
