import { resolutionsOf } from '../series/resolutions.ts';

/** How long traffic is kept. */
export const RETENTION_MS = 3_600_000;
export const RESOLUTIONS = resolutionsOf(RETENTION_MS);

/** The only source of the rings of counts: all processes together. */
export const SOURCE = 'all';

/** Keys of a minute that are stored and read. */
export const KEPT_KEYS = 200;
