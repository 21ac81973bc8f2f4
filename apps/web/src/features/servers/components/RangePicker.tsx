import { RANGE_LABELS, RANGES, type Range } from '../range.ts';

interface RangePickerProps {
  readonly range: Range;
  readonly onPick: (range: Range) => void;
}

export function RangePicker({ range, onPick }: RangePickerProps) {
  return (
    <fieldset className="segments">
      <legend className="sr-only">Range of the charts</legend>
      {RANGES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="range"
            className="sr-only"
            checked={choice === range}
            onChange={() => onPick(choice)}
          />
          {RANGE_LABELS[choice]}
        </label>
      ))}
    </fieldset>
  );
}
