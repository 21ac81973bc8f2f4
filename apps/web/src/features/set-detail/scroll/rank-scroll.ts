/**
 * Browsers limit the height of an element: Chrome to 33.5 million pixels, Firefox to 17.9 million. A taller
 * list uses a canvas of this height, and the scrollbar then stands for a rank instead of a pixel.
 */
export const HIGHEST_CANVAS = 15_000_000;

export interface ListSize {
  readonly count: number;
  readonly rowHeight: number;
  readonly viewport: number;
}

/** The position in a list: in pixels of all rows, and the position of the scrollbar. */
export interface ScrollPlace {
  readonly top: number;
  readonly scrollTop: number;
}

const contentHeight = ({ count, rowHeight }: ListSize) => count * rowHeight;
const lastTop = (size: ListSize) => Math.max(0, contentHeight(size) - size.viewport);
const lastScrollTop = (size: ListSize) => Math.max(0, canvasHeight(size) - size.viewport);
const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most);

/** The height of the element that contains the list. */
export function canvasHeight(size: ListSize): number {
  return Math.min(contentHeight(size), HIGHEST_CANVAS);
}

/** The position of the scrollbar for a position in the list. */
export function restingScrollTop(size: ListSize, top: number): number {
  const share = lastTop(size) === 0 ? 0 : clamp(top, lastTop(size)) / lastTop(size);
  return share * lastScrollTop(size);
}

/**
 * The position after the scrollbar has moved. A step of less than a screen (a wheel, a finger, an arrow key)
 * moves the rows by the same number of pixels. A jump (dragging the bar) moves to the rank of the bar. Both
 * ends of the bar are the ends of the list.
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

/** Moves a row to the top, or as far as the list allows. */
export function placeOfRank(size: ListSize, rank: number): ScrollPlace {
  const top = clamp(rank * size.rowHeight, lastTop(size));
  return { top, scrollTop: restingScrollTop(size, top) };
}

/**
 * After many steps the bar differs from its rank. When scrolling has stopped the bar can be corrected: the
 * rows do not move, because they are drawn relative to the bar.
 */
export function settled(size: ListSize, { top }: ScrollPlace): ScrollPlace {
  return { top, scrollTop: restingScrollTop(size, top) };
}

/** The rows in view, plus `overscan` on both sides. */
export function ranksInView(
  size: ListSize,
  { top }: ScrollPlace,
  overscan: number,
): { readonly first: number; readonly last: number } {
  const first = Math.floor(top / size.rowHeight) - overscan;
  const last = Math.ceil((top + size.viewport) / size.rowHeight) - 1 + overscan;
  return { first: clamp(first, Math.max(0, size.count - 1)), last: Math.min(last, size.count - 1) };
}

/** Where a row is drawn on the canvas. */
export function offsetOfRank(size: ListSize, place: ScrollPlace, rank: number): number {
  return place.scrollTop + rank * size.rowHeight - place.top;
}
