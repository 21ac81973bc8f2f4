import { ServerClock } from './server-clock.ts';
import { Ticker } from './ticker.ts';

/** The clock and the ticker of the page. */
export const pageClock = new ServerClock(() => performance.now());
export const pageTicker = new Ticker(pageClock);
