import { formatDurationShort } from '../../../shared/clock/duration-format.ts';

/** The spans, as in the address. */
export const SPANS = ['auto', '1m', '10m', '1h', '1d'] as const;

export type Span = (typeof SPANS)[number];

/** Null extends to the last member that expires. */
const SPAN_MS: Readonly<Record<Span, number | null>> = {
  auto: null,
  '1m': 60_000,
  '10m': 600_000,
  '1h': 3_600_000,
  '1d': 86_400_000,
};

export function spanMs(span: Span): number | null {
  return SPAN_MS[span];
}

export function spanLabel(span: Span): string {
  const ms = SPAN_MS[span];
  return ms === null ? 'auto' : formatDurationShort(ms);
}

export function isSpan(value: unknown): value is Span {
  return SPANS.some((span) => span === value);
}
