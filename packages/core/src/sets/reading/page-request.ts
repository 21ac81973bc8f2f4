import { MayflyError } from '../../errors.ts';
import {
  checkInteger,
  checkMoment,
  checkObject,
  checkOptions,
  type OptionNames,
} from '../../input.ts';
import { CONSTRAINTS } from '../../constraints.ts';
import type { ScriptArgument } from '../../redis/script.ts';

/**
 * `first` pages forward, from the soonest to expire or from `after`. `last` pages backward, from the last to expire
 * or from `before`. 1 to 500 members.
 */
export type CursorRequest =
  | {
      readonly first: number;
      readonly after?: string | undefined;
      readonly fromRank?: undefined;
      readonly fromMoment?: undefined;
    }
  | { readonly last: number; readonly before?: string | undefined };

/** A page that begins with the first member that expires at or after a time; 1 to 500 members. */
export interface MomentRequest {
  readonly first: number;
  /** A Date, or whole epoch ms. */
  readonly fromMoment: Date | number;
  readonly fromRank?: undefined;
  readonly after?: undefined;
}

/** A page that begins at a rank; 1 to 500 members. */
export interface RankRequest {
  readonly first: number;
  /** 0 for the soonest to expire. After the last member the page is empty. */
  readonly fromRank: number;
  readonly fromMoment?: undefined;
  readonly after?: undefined;
}

export type PageRequest = CursorRequest | MomentRequest | RankRequest;

const PAGE: OptionNames<PageRequest> = {
  first: true,
  after: true,
  last: true,
  before: true,
  fromRank: true,
  fromMoment: true,
};

/** The page of a call without a request. */
export const FIRST_PAGE: CursorRequest = { first: 100 };

/**
 * The arguments of page-ranks.lua: direction, size and position. `INVALID_PAGE`, `INVALID_EXPIRY`,
 * `INVALID_CURSOR`.
 */
export function pageArguments(
  request: PageRequest,
  cursorArguments: (cursor: string, field: string) => ScriptArgument[],
): ScriptArgument[] {
  const at = (cursor: string | undefined, field: string) =>
    cursor === undefined ? ['', ''] : cursorArguments(cursor, field);
  checkObject(request, 'request', 'INVALID_PAGE');
  checkOptions(request, PAGE, 'request');
  if ('last' in request) {
    return ['backward', checkSize(request.last, 'last'), ...at(request.before, 'before')];
  }
  const limit = checkSize(request.first, 'first');
  const { after, fromRank, fromMoment } = request;
  if ([after, fromRank, fromMoment].filter((start) => start !== undefined).length > 1) {
    throw new MayflyError(
      'INVALID_PAGE',
      'A page must begin after a cursor, at a rank or at a time',
      {
        field: after === undefined ? 'fromRank' : 'after',
      },
    );
  }
  if (fromRank !== undefined) {
    const rank = checkInteger(fromRank, 0, Number.MAX_SAFE_INTEGER, 'INVALID_PAGE', 'fromRank');
    return ['rank', limit, rank, ''];
  }
  if (fromMoment !== undefined) {
    return ['moment', limit, checkMoment(fromMoment, 'fromMoment'), ''];
  }
  return ['forward', limit, ...at(after, 'after')];
}

function checkSize(size: number, field: string): number {
  return checkInteger(size, 1, CONSTRAINTS.pageMembers, 'INVALID_PAGE', field);
}
