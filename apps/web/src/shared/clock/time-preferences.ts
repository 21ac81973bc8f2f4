import { createStored } from '../preferences/stored.ts';
import { isZone, localZone } from './zone.ts';

/** Whether times are relative, or dates and times of day. */
export const TIME_FORMATS = ['relative', 'absolute'] as const;

export type TimeFormat = (typeof TIME_FORMATS)[number];

export const timeFormat = createStored<TimeFormat>('mayfly.time-format', (text) =>
  text === 'absolute' ? 'absolute' : 'relative',
);

/** The zone of dates and times: the browser's, until the user chooses another. */
export const timeZone = createStored<string>('mayfly.time-zone', (text) =>
  text !== null && isZone(text) ? text : localZone(),
);
