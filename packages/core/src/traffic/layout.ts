import { resolutionsOf } from '../series/resolutions.ts';

/** How long traffic is remembered. */
export const RETENTION_MS = 3_600_000;
export const RESOLUTIONS = resolutionsOf(RETENTION_MS);

/** The one source of the rings of counts: all processes together. */
export const SOURCE = 'all';

/** Keys of a minute that are kept, and read. */
export const KEPT_KEYS = 200;

export const RINGS = new URL('../series/rings.lua', import.meta.url);
