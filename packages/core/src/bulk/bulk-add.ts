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

/** `expired`: not added, because its `expiresAt` is in the past. */
type Outcome = AddResult['status'] | 'expired';

export interface BulkAddOptions extends BulkOptions<Outcome> {
  /** `always` by default. */
  readonly mode?: AddMode | undefined;
}

export type BulkAddResult = BulkResult<Outcome>;

/** A set, with the options of its strategy for an addition. */
export interface BulkAddable<Element, Options> extends BulkSet {
  add(element: Element, options?: Options): Promise<AddResult>;
}

/** Options that some strategies have for an addition. */
type OwnOptions = Omit<AdditionOptions, 'mode'>;

/** Options that the strategy does not have cannot be given. */
type Lacking<Options> = { readonly [Name in Exclude<keyof OwnOptions, keyof Options>]?: never };

/** A member to add: its name, or an object with the options of a single `add`. */
export type BulkMember<Element, Options> =
  | (Element & string)
  | ({ readonly member: Element } & Omit<Options, 'mode'> & Lacking<Options>);

/**
 * Adds any number of members to a set of any strategy, in their order. It reads a few hundred at a time from
 * the source, checks them, and sends them in scripts of at most 64. It reads on as they arrive. So memory is
 * bounded, and other clients of Redis never wait long.
 *
 * A member that cannot be added throws, with a field such as `members[7]` or `members[7].ttlMs`. The members
 * before it are added, and none after it. (Some are refused only by Redis or the serializer: an expiry more
 * than ten years ahead, or an element that a window cannot encode. Then up to a thousand members around it
 * are added.) If Redis or the source fails, the error is thrown after all sent members have arrived;
 * `onProgress` has reported how many.
 *
 * `INVALID_MODE`, `INVALID_BATCH`, `INVALID_MEMBER`, `INVALID_TTL`, `INVALID_EXPIRY`, `INVALID_VALUE`,
 * `INVALID_OPTION`; `WRONG_STRATEGY` for options that the strategy does not have.
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

/** Adds one member. If its expiry has passed meanwhile, that is a result and no error. */
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
 * Redis's clock refused an expiry because it is in the past or more than ten years ahead. Any clock can tell
 * which.
 */
function isFarAhead(expiresAt: Date | number): boolean {
  return Number(expiresAt) > Date.now() + CONSTRAINTS.ttlMs / 2;
}

function isWithOptions(item: unknown): item is { readonly member: unknown } & OwnOptions {
  return typeof item === 'object' && item !== null && 'member' in item;
}
