import { spanLabel, SPANS, type Span } from '../span.ts';

interface SpanPickerProps {
  readonly span: Span;
  readonly onPick: (span: Span) => void;
}

export function SpanPicker({ span, onPick }: SpanPickerProps) {
  return (
    <fieldset className="segments">
      <legend className="sr-only">Span of the chart</legend>
      {SPANS.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="span"
            className="sr-only"
            checked={choice === span}
            onChange={() => onPick(choice)}
          />
          {spanLabel(choice)}
        </label>
      ))}
    </fieldset>
  );
}
