import { MayflyError } from '../errors.ts';
import { checkOptions, encodeValue, type OptionNames } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import {
  checkMode,
  checkNewMember,
  expiryArgument,
  type AdditionOptions,
} from '../sets/writing/addition.ts';
import type { AddMode, AddResult } from '../sets/results.ts';
import { checkElement, placed, type BulkSet } from './bulk-element.ts';
import { runBulk, type BulkOptions, type BulkResult } from './bulk-run.ts';
import type { Source } from './chunk-reader.ts';

/** `expired`: not added, as its `expiresAt` had passed. */
type Outcome = AddResult['status'] | 'expired';

export interface BulkAddOptions extends BulkOptions<Outcome> {
  /** `always` where it is left out. */
  readonly mode?: AddMode | undefined;
}

export type BulkAddResult = BulkResult<Outcome>;

/** A set, with the options that its strategy has for an addition. */
export interface BulkAddable<Element, Options> extends BulkSet {
  add(element: Element, options?: Options): Promise<AddResult>;
}

/** What some strategies have for an addition. */
type OwnOptions = Omit<AdditionOptions, 'mode'>;

/** What the strategy of a set does not have cannot be given. */
type Lacking<Options> = { readonly [Name in Exclude<keyof OwnOptions, keyof Options>]?: never };

/** A member to add: by itself, or with what the strategy of its set takes for a single `add`. */
export type BulkMember<Element, Options> =
  (Element & string) | ({ readonly member: Element } & Omit<Options, 'mode'> & Lacking<Options>);

/**
 * Adds any number of members to a set of any strategy, in their order. A few hundred at a time are read
 * from the source, checked, and sent in scripts of at most 64; the source is read on as they arrive. So
 * memory is bounded, and other clients of Redis never wait long.
 *
 * One that cannot be added throws, with a field such as `members[7]` or `members[7].ttlMs`: those before
 * it are added, and none after it. (What is refused only when it is sent, an expiry more than ten years
 * ahead or an element that a window cannot encode, stops it a little later: up to a thousand members
 * around it are added.) If Redis or the source fails, that is thrown once those on their way have
 * arrived; `onProgress` has told how many.
 *
 * `INVALID_MODE`, `INVALID_BATCH`, `INVALID_MEMBER`, `INVALID_TTL`, `INVALID_EXPIRY`, `INVALID_VALUE`, `INVALID_OPTION`;
 * `WRONG_STRATEGY` for what members of the strategy cannot be given.
 */
export function bulkAdd<Element, Options>(
  set: BulkAddable<Element, Options>,
  members: Source<BulkMember<Element, Options>>,
  options?: BulkAddOptions,
): Promise<BulkAddResult>;
export async function bulkAdd(
  set: BulkAddable<unknown, AdditionOptions>,
  members: Source<unknown>,
  options: BulkAddOptions = {},
): Promise<BulkAddResult> {
  const { mode, ...run } = checkBulkAddOptions(options);
  return runBulk<unknown, Outcome>(
    {
      source: members,
      none: NO_ADDITIONS,
      check(item, index) {
        const path = `members[${index}]`;
        if (!isWithOptions(item)) return checkElement(set, item, path);
        checkElement(set, item.member, `${path}.member`);
        checkNewMember(set.strategy, item, path);
        expiryArgument(item, `${path}.`);
        encodeValue(item.value, `${path}.value`);
      },
      async apply(item, index) {
        const { member, ttlMs, expiresAt, value }: { readonly member: unknown } & OwnOptions =
          isWithOptions(item) ? item : { member: item };
        try {
          return await addOne(set, member, { mode, ttlMs, expiresAt, value });
        } catch (error) {
          throw placed(error, `members[${index}]`);
        }
      },
    },
    run,
  );
}

const OPTIONS: OptionNames<BulkAddOptions> = { mode: true, signal: true, onProgress: true };

/** `INVALID_OPTION`, `INVALID_MODE`. */
export function checkBulkAddOptions(options: BulkAddOptions): BulkAddOptions {
  checkMode(checkOptions(options, OPTIONS).mode);
  return options;
}

export const NO_ADDITIONS = { added: 0, updated: 0, kept: 0, absent: 0, expired: 0 } as const;

/** Adds one member; that its expiry has passed meanwhile is an outcome here, and no error. */
export async function addOne<Element, Options extends AdditionOptions>(
  set: BulkAddable<Element, Options>,
  element: Element,
  options: Options,
): Promise<Outcome> {
  try {
    return (await set.add(element, options)).status;
  } catch (error) {
    const { expiresAt } = options;
    const refused = error instanceof MayflyError && error.code === 'INVALID_EXPIRY';
    if (!refused || expiresAt === undefined || isFarAhead(expiresAt)) throw error;
    return 'expired';
  }
}

/**
 * An expiry is refused because it has passed, or because it lies ten years ahead. Redis's clock found
 * that it is one of the two; which one, any clock can tell.
 */
function isFarAhead(expiresAt: Date | number): boolean {
  return Number(expiresAt) > Date.now() + CONSTRAINTS.ttlMs / 2;
}

function isWithOptions(item: unknown): item is { readonly member: unknown } & OwnOptions {
  return typeof item === 'object' && item !== null && 'member' in item;
}
