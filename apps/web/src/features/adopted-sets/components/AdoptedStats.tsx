import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { Reading, Readings } from '../../../components/StatList.tsx';
import { isOutage } from '../../../shared/graphql/api-error.ts';
import { errorMessage } from '../../../shared/graphql/error-messages.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useAdoptedSummary } from '../queries/use-adopted-sets.ts';

const momentOf = (at: string | null | undefined) => (at == null ? null : Date.parse(at));

export function AdoptedReadings({ name }: { name: string }) {
  const { data, error } = useAdoptedSummary(name);
  const next = momentOf(data?.nextExpiresAt);
  const keyEnds = momentOf(data?.keyExpiresAt);
  if (error !== null && !isOutage(error)) {
    return (
      <p role="alert" className="font-medium text-danger">
        {errorMessage(error)}
      </p>
    );
  }
  return (
    <Readings label="Adopted set">
      <Reading label="Live members">{data ? wholeNumber.format(data.count) : '—'}</Reading>
      <Reading label="Expired, not swept" note="by the program that writes it">
        {data ? wholeNumber.format(data.expiredCount) : '—'}
      </Reading>
      <Reading label="Next to go">
        {next === null ? '—' : <Countdown expiresAt={next} past="now" />}
      </Reading>
      {keyEnds !== null && (
        <Reading label="The whole key goes">
          <Countdown expiresAt={keyEnds} />
        </Reading>
      )}
    </Readings>
  );
}
