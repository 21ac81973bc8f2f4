import { createStored } from '../preferences/stored.ts';
import { isZone, localZone } from './zone.ts';

/** Whether moments are told by how far away they are, or by date and time. */
export const TIME_FORMATS = ['relative', 'absolute'] as const;

export type TimeFormat = (typeof TIME_FORMATS)[number];

export const timeFormat = createStored<TimeFormat>('mayfly.time-format', (text) =>
  text === 'absolute' ? 'absolute' : 'relative',
);

/** The zone that dates and times are told in; the reader's own until another was chosen. */
export const timeZone = createStored<string>('mayfly.time-zone', (text) =>
  text !== null && isZone(text) ? text : localZone(),
);
