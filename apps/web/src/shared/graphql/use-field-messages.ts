import { fieldMessages } from './error-messages.ts';
import { useStandingError } from './use-standing-error.ts';

/** Like `fieldMessages`, until the cause of the error has gone. */
export function useFieldMessages<Field extends string>(error: unknown, fields: readonly Field[]) {
  return fieldMessages(useStandingError(error), fields);
}
