import { Countdown } from '../../../clock/Countdown.tsx';
import { Reading, Readings } from '../../../components/Reading.tsx';
import { isOutage } from '../../../graphql/api-error.ts';
import { errorMessage } from '../../../graphql/error-messages.ts';
import { wholeNumber } from '../../../numbers/whole-number.ts';
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
      <Reading label="Expired, not swept" note="its program sweeps them">
        {data ? wholeNumber.format(data.expiredCount) : '—'}
      </Reading>
      <Reading label="Next expiry">
        {next === null ? '—' : <Countdown expiresAt={next} past="now" />}
      </Reading>
      {keyEnds !== null && (
        <Reading label="Key expires">
          <Countdown expiresAt={keyEnds} />
        </Reading>
      )}
    </Readings>
  );
}
