import { Segments } from '../../components/Segments.tsx';
import { rangeLabel, RANGES, type Range } from './time-range.ts';

interface RangePickerProps {
  readonly range: Range;
  readonly onPick: (range: Range) => void;
}

/** The time range of all charts of a page, as in its address. */
export function RangePicker({ range, onPick }: RangePickerProps) {
  return (
    <Segments
      legend="Time range of the charts"
      choices={RANGES}
      labelOf={rangeLabel}
      chosen={range}
      onPick={onPick}
    />
  );
}
