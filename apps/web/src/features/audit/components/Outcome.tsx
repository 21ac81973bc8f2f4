import { CheckIcon, CloseIcon } from '../../../components/icons.tsx';
import { ApiError } from '../../../shared/graphql/api-error.ts';
import { errorMessage, isFailureCode } from '../../../shared/graphql/error-messages.ts';

/** The outcome as a word and an icon. The tooltip explains the code. */
export function Outcome({ outcome }: { outcome: string }) {
  if (outcome === 'OK') {
    return (
      <span className="inline-flex items-center gap-1.5 text-ink-2">
        <CheckIcon /> done
      </span>
    );
  }
  const meaning = isFailureCode(outcome) ? errorMessage(new ApiError(outcome, '')) : undefined;
  return (
    <span
      title={meaning}
      className="inline-flex items-center gap-1.5 text-sm font-medium text-danger wrap-anywhere"
    >
      <CloseIcon /> {outcome}
    </span>
  );
}
