/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../graphql/typed-document.ts';
export type TimeLeftQueryVariables = Exact<{
  name: string;
  spanMs?: number | null | undefined;
}>;


export type TimeLeftQuery = { expiringSet: { timeLeft: { now: string, spanMs: number, beyond: number, never: number, buckets: Array<{ fromMs: number, toMs: number, count: number }> } } };

export const TimeLeftDocument = /* @__PURE__ */ new TypedDocument<TimeLeftQuery, TimeLeftQueryVariables>(
  'TimeLeft',
  '36e85d5328986d14c498c0905d3db508f7992124e35d0b9d5cebe98b6bcff52a',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query TimeLeft(\$name: String!, \$spanMs: Float) {
  expiringSet(name: \$name) {
    timeLeft(spanMs: \$spanMs) {
      now
      spanMs
      beyond
      never
      buckets {
        fromMs
        toMs
        count
      }
    }
  }
}`,
);