import type { SetSummary } from '@mayfly/core';

/** A set as it was when it was listed; its members are read when they are asked for. */
export type ExpiringSetModel = SetSummary;
