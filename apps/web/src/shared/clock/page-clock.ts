import { ServerClock } from './server-clock.ts';
import { Ticker } from './ticker.ts';

/** The page's one clock and one ticker. */
export const pageClock = new ServerClock(() => performance.now());
export const pageTicker = new Ticker(pageClock);
