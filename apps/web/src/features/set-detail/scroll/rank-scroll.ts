/**
 * Browsers cap the height of an element: Chrome at 33.5 million pixels, Firefox at 17.9. A list that
 * would be higher stands on a canvas of this height, and the scrollbar tells a rank instead of a pixel.
 */
export const HIGHEST_CANVAS = 15_000_000;

export interface ListSize {
  readonly count: number;
  readonly rowHeight: number;
  readonly viewport: number;
}

/** Where one is in a list: in pixels of all its rows, and where the scrollbar stands for it. */
export interface ScrollPlace {
  readonly top: number;
  readonly scrollTop: number;
}

const contentHeight = ({ count, rowHeight }: ListSize) => count * rowHeight;
const lastTop = (size: ListSize) => Math.max(0, contentHeight(size) - size.viewport);
const lastScrollTop = (size: ListSize) => Math.max(0, canvasHeight(size) - size.viewport);
const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most);

/** How high the element is to be that the list stands on. */
export function canvasHeight(size: ListSize): number {
  return Math.min(contentHeight(size), HIGHEST_CANVAS);
}

/** Where the scrollbar stands for a place in the list. */
export function restingScrollTop(size: ListSize, top: number): number {
  const share = lastTop(size) === 0 ? 0 : clamp(top, lastTop(size)) / lastTop(size);
  return share * lastScrollTop(size);
}

/**
 * The place after the scrollbar has moved. A step of less than a screen, as from a wheel, a finger
 * or an arrow key, moves the rows by just so many pixels; a jump, as from dragging the bar, leads to the rank that the
 * bar shows. Either end of the bar is that end of the list.
 */
export function afterScroll(size: ListSize, from: ScrollPlace, scrollTop: number): ScrollPlace {
  const end = lastScrollTop(size);
  const step = scrollTop - from.scrollTop;
  if (scrollTop <= 0) return { top: 0, scrollTop };
  if (scrollTop >= end) return { top: lastTop(size), scrollTop };
  if (Math.abs(step) < size.viewport)
    return { top: clamp(from.top + step, lastTop(size)), scrollTop };
  return { top: (scrollTop / end) * lastTop(size), scrollTop };
}

/** Brings a row to the upper edge, or as far as the list goes. */
export function placeOfRank(size: ListSize, rank: number): ScrollPlace {
  const top = clamp(rank * size.rowHeight, lastTop(size));
  return { top, scrollTop: restingScrollTop(size, top) };
}

/**
 * After many steps the bar no longer stands where the rank would have it. At rest it may be put
 * there: the rows stay, as they are drawn from where the bar is.
 */
export function settled(size: ListSize, { top }: ScrollPlace): ScrollPlace {
  return { top, scrollTop: restingScrollTop(size, top) };
}

/** The rows in view, `overscan` more on either side. */
export function ranksInView(
  size: ListSize,
  { top }: ScrollPlace,
  overscan: number,
): { readonly first: number; readonly last: number } {
  const first = Math.floor(top / size.rowHeight) - overscan;
  const last = Math.ceil((top + size.viewport) / size.rowHeight) - 1 + overscan;
  return { first: clamp(first, Math.max(0, size.count - 1)), last: Math.min(last, size.count - 1) };
}

/** Where on the canvas a row is drawn. */
export function offsetOfRank(size: ListSize, place: ScrollPlace, rank: number): number {
  return place.scrollTop + rank * size.rowHeight - place.top;
}
