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

/** Rows drawn on both sides of those in view. */
const OVERSCAN = 5;
/** How long after the last movement scrolling counts as stopped. */
const REST_MS = 160;

/** By how many pixels the scrollbar may differ from its rank. */
const TOLERANCE = 20;

/** The rows in view, and the position of rank 0. */
interface View {
  readonly first: number;
  readonly last: number;
  readonly origin: number;
  readonly viewport: number;
  /** The drawn rows when the list last rested. Others need no details while it moves. */
  readonly rested: { readonly first: number; readonly last: number };
}

interface RankScrollOptions {
  /** The height of the sticky head. */
  readonly head: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
}

const START: ScrollPlace = { top: 0, scrollTop: 0 };

/**
 * A list of any length under one scrollbar, drawn row by row. It renders when other rows come into view,
 * not for each pixel.
 */
export function useRankScroll({ scroller, count, rowHeight, head }: RankScrollOptions) {
  const [view, setView] = useState<View>({
    first: 0,
    last: -1,
    origin: 0,
    viewport: 0,
    rested: { first: 0, last: -1 },
  });
  const place = useRef(START);
  const size = useRef<ListSize>({ count, rowHeight, viewport: 0 });
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const look = useCallback(() => {
    const { first, last } = ranksInView(size.current, place.current, 0);
    const origin = Math.round(offsetOfRank(size.current, place.current, 0));
    const { viewport } = size.current;
    const moves = resting.current !== undefined;
    setView((known) => {
      const rested = moves ? known.rested : { first: first - OVERSCAN, last: last + OVERSCAN };
      return known.first === first &&
        known.last === last &&
        known.origin === origin &&
        known.viewport === viewport &&
        known.rested.first === rested.first &&
        known.rested.last === rested.last
        ? known
        : { first, last, origin, viewport, rested };
    });
  }, []);

  /** Corrects the scrollbar to its rank. The rows do not move on the screen. */
  const settle = useCallback(() => {
    if (!scroller.current) return;
    const rest = settled(size.current, place.current);
    // The position is not read unless it changes: reading it would force a layout for each expiry.
    if (Math.abs(rest.scrollTop - place.current.scrollTop) >= TOLERANCE) {
      scroller.current.scrollTo({ top: rest.scrollTop, behavior: 'instant' });
      place.current = { top: place.current.top, scrollTop: scroller.current.scrollTop };
    }
    look();
  }, [scroller, look]);

  const onScroll = useCallback(() => {
    if (!scroller.current) return;
    const { scrollTop } = scroller.current;
    if (Math.abs(scrollTop - place.current.scrollTop) < 1) return;
    place.current = afterScroll(size.current, place.current, scrollTop);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      resting.current = undefined;
      settle();
    }, REST_MS);
    // Drawn in the same frame as the new position: a frame later there would be a gap.
    flushSync(look);
  }, [scroller, look, settle]);

  const scrollToRank = useCallback(
    (rank: number) => {
      place.current = { ...place.current, top: placeOfRank(size.current, rank).top };
      settle();
    },
    [settle],
  );

  /** Scrolls just far enough to show a row. */
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

  /** Rows were added or removed before those in view: the rows in view stay. Not at the top. */
  const shiftBy = useCallback(
    (ranks: number) => {
      const { top, scrollTop } = place.current;
      if (ranks === 0 || top <= 0) return;
      place.current = { top: Math.max(0, top + ranks * size.current.rowHeight), scrollTop };
      // While the scrollbar moves, the user controls it.
      if (resting.current === undefined) settle();
      else look();
    },
    [look, settle],
  );

  /** Reads the current size of the list; the position stays as far as possible. */
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
  // The height is not read again: reading it would force a layout each time.
  useLayoutEffect(() => resize({ count, rowHeight }), [count, rowHeight, resize]);

  useLayoutEffect(() => () => clearTimeout(resting.current), []);

  const height = canvasHeight({ count, rowHeight, viewport: view.viewport });
  const drawn = {
    first: Math.max(0, view.first - OVERSCAN),
    last: Math.min(count - 1, view.last + OVERSCAN),
  };
  return { view, drawn, height, onScroll, scrollToRank, reveal, shiftBy };
}
