import { createContext, type MayflyOptions } from '../context.ts';
import { SetHistories } from '../history/set-histories.ts';
import { SetRegistry } from '../sets/registry/set-registry.ts';
import { createSweeper } from '../sets/registry/sweep-step.ts';
import { createSetContext } from '../sets/set-context.ts';
import type { Mayfly } from '../mayfly.ts';

export * from './common.ts';
export {
  bulkAdd,
  type BulkAddOptions,
  type BulkAddResult,
  type BulkMember,
} from '../bulk/bulk-add.ts';
export { bulkExtend, type BulkExtendOptions, type BulkExtendResult } from '../bulk/bulk-extend.ts';
export { bulkRemove, type BulkRemoveOptions, type BulkRemoveResult } from '../bulk/bulk-remove.ts';
export type { BulkProgress, BulkResult } from '../bulk/bulk-run.ts';
export { removeMatching, type RemovedMember } from '../bulk/remove-matching.ts';
export { removeMany } from '../bulk/remove-many.ts';
export {
  expireManyAt,
  extendMany,
  persistMany,
  type ExtendResult,
} from '../bulk/reschedule-many.ts';
export { restoreMany, type Restoration, type RestoreResult } from '../bulk/restore-many.ts';
export type { Source } from '../bulk/chunk-reader.ts';
export {
  combineStep,
  type CombinePage,
  type CombineRequest,
  type SteppedSet,
} from '../combine/combine-step.ts';
export { difference } from '../combine/difference.ts';
export { intersection } from '../combine/intersection.ts';
export type { Combinable, CombinedExpiry, CombineOptions } from '../combine/operand.ts';
export { union } from '../combine/union.ts';
export { exportNdjson, type Exportable } from '../ndjson/export.ts';
export { importNdjson } from '../ndjson/import.ts';
export type { AddManyOptions } from '../sets/writing/add-many.ts';
export type { Lifetime } from '../sets/writing/addition.ts';
export type { Expiring, ExpiringSet } from '../sets/expiring-set.ts';
export type { BucketAddOptions, BucketSet } from '../sets/strategies/buckets/bucket-set.ts';
export type { BucketsOptions } from '../sets/strategies/buckets/strategy.ts';
export type { CompactAddOptions, CompactSet } from '../sets/strategies/compact/compact-set.ts';
export type { CompactOptions } from '../sets/strategies/compact/strategy.ts';
export type { KeyAddOptions, KeySet } from '../sets/strategies/keys/key-set.ts';
export type { KeysOptions } from '../sets/strategies/keys/strategy.ts';
export type { NativeSet } from '../sets/strategies/native/native-set.ts';
export type { NativeOptions } from '../sets/strategies/native/strategy.ts';
export type { ShardedSet } from '../sets/strategies/sharded/sharded-set.ts';
export type { ShardedOptions } from '../sets/strategies/sharded/strategy.ts';
export type { AddOptions, NewMember } from '../sets/base/value-set.ts';
export type { SortedSet } from '../sets/strategies/sorted/sorted-set.ts';
export type { ExpiryHandler } from '../events/consumer.ts';
export type { ExpiredEvent } from '../events/expired-event.ts';
export type {
  DeadLetter,
  DeadLetterPage,
  PulledGroup,
  TakenEvent,
} from '../events/pulled-group.ts';
export type {
  ExpiryEvents,
  ExpiryGroup,
  ExpirySubscription,
  ExpirySubscriptionOptions,
} from '../events/expiry-events.ts';
export type { Change } from '../feed/change.ts';
export type { ChangeFeed, FeedPage } from '../feed/change-feed.ts';
export type { HistoryRequest, MemberHistory } from '../history/points.ts';
export type { SetHistories } from '../history/set-histories.ts';
export type { SweepOptions } from '../sets/writing/sweep-options.ts';
export type { AnySet } from '../sets/registry/any-set.ts';
export type { BrowsedSet, BrowsePage, BrowseRequest } from '../sets/registry/browse-sets.ts';
export type { SetOrder } from '../sets/registry/set-order.ts';
export type { SetDetails } from '../sets/registry/inspect.ts';
export type { MemberRank } from '../sets/reading/member-rank.ts';
export type { MemberFilter, SearchPage, SearchRequest } from '../sets/reading/search.ts';
export type { ScanBatch } from '../sets/reading/scan-batch.ts';
export type { Revert } from '../sets/writing/rescheduling.ts';
export type {
  CursorRequest,
  MomentRequest,
  PageRequest,
  RankRequest,
} from '../sets/reading/page-request.ts';
export type {
  AddMode,
  AddResult,
  ChangeResult,
  ExpiresAt,
  LiveMember,
  MemberEdge,
  MemberPage,
  MemberTotals,
  RemoveResult,
  RevertResult,
  SeenResult,
  SetSummary,
  TakeResult,
  TimeLeft,
} from '../sets/results.ts';
export type {
  ElementEdge,
  ElementPage,
  ElementSlice,
  PoppedElements,
  WindowElement,
} from '../sets/strategies/window/elements.ts';
export type { WindowEnd } from '../sets/strategies/window/operations.ts';
export type { PushResult } from '../sets/strategies/window/results.ts';
export type { Serializer } from '../sets/strategies/window/serializer.ts';
export type { SerializedBy, WindowOptions } from '../sets/strategies/window/strategy.ts';
export type {
  NewElement,
  PopManyOptions,
  PopOptions,
  PushOptions,
} from '../sets/strategies/window/options.ts';
export type { WindowSet } from '../sets/strategies/window/window-set.ts';
export type { RegistryChange } from '../sets/registry/registry-changes.ts';
export type { SetPage } from '../sets/registry/set-list.ts';
export type { CreateOptions, CreateResult, SetRegistry } from '../sets/registry/set-registry.ts';
export { STRATEGIES, type StrategyName } from '../sets/strategy.ts';
export type { TrimmedEvents } from '../sweep/sweep-result.ts';
export type { Sweeper, SweeperOptions, SweptStep } from '../sweep/sweeper.ts';
export type { TimeLeftRequest } from '../sets/reading/time-left.ts';

/** Expiring sets without the rest of the library. Throws `INVALID_NAMESPACE`, `INVALID_OPTION`. */
export function createMayfly(
  options: MayflyOptions,
): Pick<Mayfly, 'sets' | 'histories' | 'createSweeper'> {
  const context = createSetContext(createContext(options));
  const sets = new SetRegistry(context);
  return {
    sets,
    histories: new SetHistories(context.session, context.keys, sets),
    createSweeper: (options) => createSweeper(context, options),
  };
}
