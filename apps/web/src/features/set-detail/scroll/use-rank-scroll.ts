import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  afterScroll,
  canvasHeight,
  offsetOfRank,
  placeOfRank,
  ranksInView,
  settled,
  type ListSize,
  type ScrollPlace,
} from './rank-scroll.ts';

/** Rows that are drawn on either side of those in view. */
const OVERSCAN = 8;
/** How long after the last movement the scrollbar is at rest. */
const REST_MS = 160;

/** What is in view, and where the row of rank 0 would be drawn. */
interface View {
  readonly first: number;
  readonly last: number;
  readonly origin: number;
  readonly viewport: number;
}

interface RankScrollOptions {
  /** Height of what sticks to the upper edge of the scroller. */
  readonly head: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
}

const START: ScrollPlace = { top: 0, scrollTop: 0 };

/**
 * A list of any length under one scrollbar, drawn row by row. It renders when other rows come into
 * view, not at each pixel.
 */
export function useRankScroll({ scroller, count, rowHeight, head }: RankScrollOptions) {
  const [view, setView] = useState<View>({ first: 0, last: -1, origin: 0, viewport: 0 });
  const place = useRef(START);
  const size = useRef<ListSize>({ count, rowHeight, viewport: 0 });
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const look = useCallback(() => {
    const { first, last } = ranksInView(size.current, place.current, 0);
    const next = {
      first,
      last,
      origin: Math.round(offsetOfRank(size.current, place.current, 0)),
      viewport: size.current.viewport,
    };
    setView((known) =>
      known.first === next.first &&
      known.last === next.last &&
      known.origin === next.origin &&
      known.viewport === next.viewport
        ? known
        : next,
    );
  }, []);

  /** Puts the scrollbar where the rank would have it. The rows stay where they are on the screen. */
  const settle = useCallback(() => {
    if (!scroller.current) return;
    const rest = settled(size.current, place.current);
    if (Math.abs(rest.scrollTop - scroller.current.scrollTop) >= 1) {
      scroller.current.scrollTo({ top: rest.scrollTop, behavior: 'instant' });
    }
    place.current = { top: place.current.top, scrollTop: scroller.current.scrollTop };
    look();
  }, [scroller, look]);

  const onScroll = useCallback(() => {
    if (!scroller.current) return;
    const { scrollTop } = scroller.current;
    if (Math.abs(scrollTop - place.current.scrollTop) < 1) return;
    place.current = afterScroll(size.current, place.current, scrollTop);
    // Drawn in the frame that shows the new place: a frame later there would be a gap.
    flushSync(look);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      resting.current = undefined;
      settle();
    }, REST_MS);
  }, [scroller, look, settle]);

  const scrollToRank = useCallback(
    (rank: number) => {
      place.current = placeOfRank(size.current, rank);
      settle();
    },
    [settle],
  );

  /** Scrolls no further than it takes to bring a row into view. */
  const reveal = useCallback(
    (rank: number) => {
      const { rowHeight: height, viewport } = size.current;
      const { top } = place.current;
      const above = rank * height;
      const below = above + height - viewport;
      if (top <= above && top >= below) return;
      place.current = { ...place.current, top: top > above ? above : below };
      settle();
    },
    [settle],
  );

  /** So many rows came in before those in view, or went: what is in view stays. Not at the top. */
  const shiftBy = useCallback(
    (ranks: number) => {
      const { top, scrollTop } = place.current;
      if (ranks === 0 || top <= 0) return;
      place.current = { top: Math.max(0, top + ranks * size.current.rowHeight), scrollTop };
      // While it moves, the scrollbar is the reader's.
      if (resting.current === undefined) settle();
      else look();
    },
    [look, settle],
  );

  /** Takes the size of the list as it is by now; the place stays as far as the list goes. */
  const resize = useCallback(
    (change: Partial<ListSize>) => {
      size.current = { ...size.current, ...change };
      const { count: rows, rowHeight: height, viewport } = size.current;
      const { top, scrollTop } = place.current;
      place.current = { top: Math.min(top, Math.max(0, rows * height - viewport)), scrollTop };
      if (resting.current === undefined) settle();
      else look();
    },
    [look, settle],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => resize({ viewport: Math.max(0, element.clientHeight - head) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, head, resize]);
  // The height of the element is left alone: asking for it anew would lay the page out each time.
  useLayoutEffect(() => resize({ count, rowHeight }), [count, rowHeight, resize]);

  useLayoutEffect(() => () => clearTimeout(resting.current), []);

  const height = canvasHeight({ count, rowHeight, viewport: view.viewport });
  const drawn = {
    first: Math.max(0, view.first - OVERSCAN),
    last: Math.min(count - 1, view.last + OVERSCAN),
  };
  return { view, drawn, height, onScroll, scrollToRank, reveal, shiftBy };
}
