export { createMayfly, type Mayfly } from './mayfly.ts';
export * from './entries/adopt.ts';
export * from './entries/codes.ts';
export * from './entries/limiter.ts';
export * from './entries/otp.ts';
export * from './entries/policies.ts';
export * from './entries/series.ts';
export * from './entries/sets.ts';
