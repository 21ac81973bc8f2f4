export { nightly } from '../../../../packages/core/test/support/nightly.ts';
