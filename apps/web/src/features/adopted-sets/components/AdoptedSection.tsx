import { Link } from '@tanstack/react-router';
import { Blank } from '../../../components/Blank.tsx';
import type { SetsView } from '../../sets/sets-view.ts';
import type { AdoptedSetList } from '../queries/use-adopted-sets.ts';
import { AdoptedList } from './AdoptedList.tsx';

interface AdoptedSectionProps {
  /** Undefined while it is read. */
  readonly list: AdoptedSetList | undefined;
  readonly view: SetsView;
}

/** The adopted sets that the view of all sets asks for, below those of Mayfly. */
export function AdoptedSection({ list, view: { q = '', kind } }: AdoptedSectionProps) {
  if (list === undefined || (kind !== undefined && kind !== 'adopted')) return null;
  const { sets, totalCount } = list;
  const matching = sets.filter(({ name }) => name.includes(q.trim()));
  if (matching.length === 0) {
    if (kind !== 'adopted') return null;
    return (
      <Blank title={totalCount === 0 ? 'None adopted' : 'No adopted set of that name'}>
        <p>
          A sorted set that another program writes can be seen and managed as an expiring set.{' '}
          <Link to="/adopted">Find one</Link>
        </p>
      </Blank>
    );
  }
  const listed = q.trim() === '' ? list : { sets: matching, totalCount: matching.length };
  return (
    <section aria-labelledby="adopted-sets" className="mt-8">
      <h2 id="adopted-sets" className="mb-2 text-lg font-semibold tracking-tight">
        Adopted <span className="font-normal text-ink-2">· written by other programs</span>
      </h2>
      <AdoptedList list={listed} />
    </section>
  );
}
