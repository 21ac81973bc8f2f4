import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Stat, StatList } from '../../../components/StatList.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { ALPHABET_NAMES, fullnessOf, guessWords, shareWords, type Space } from '../space.ts';
import { UtilisationBar } from './UtilisationBar.tsx';

export function SpaceStats({ space }: { space: Space }) {
  const { utilisation, missesPerCaller, missesOfAll } = space;
  const fullness = fullnessOf(utilisation.share);
  return (
    <div className="grid gap-4">
      <StatList label="The space">
        <Stat label="Live codes" note={`of ${wholeNumber.format(utilisation.capacity)}`}>
          {wholeNumber.format(utilisation.live)}
        </Stat>
        <Stat label="Utilisation" note={guessWords(utilisation.share)}>
          {shareWords(utilisation.share)}
        </Stat>
        <Stat
          label="Symbols"
          note={`${ALPHABET_NAMES[space.alphabet]}${space.checkSymbol ? ', and one to check' : ''}`}
        >
          {space.length}
        </Stat>
        <Stat label="A code lives">{formatDuration(space.ttlMs)}</Stat>
        <Stat label="Uses of a code">
          {space.maxUses === null ? 'any' : wholeNumber.format(space.maxUses)}
        </Stat>
        <Stat
          label="Misses of a caller"
          note={`in any ${formatDuration(missesPerCaller.windowMs)}; of all ${wholeNumber.format(missesOfAll.limit)} in any ${formatDuration(missesOfAll.windowMs)}`}
        >
          {wholeNumber.format(missesPerCaller.limit)}
        </Stat>
      </StatList>
      <UtilisationBar share={utilisation.share} />
      {(fullness === 'nearly-full' || fullness === 'full') && (
        <p role="alert" className="rounded-sm bg-ember-wash px-3 py-2">
          <strong>
            {fullness === 'full' ? 'This space is full.' : 'This space is nearly full.'}
          </strong>{' '}
          {fullness === 'full'
            ? 'No new code can be made until one expires or is revoked.'
            : 'When every code is live, no new one can be made, and guesses hit.'}{' '}
          Shorten the time that codes live, or make a space of longer codes.
        </p>
      )}
    </div>
  );
}
