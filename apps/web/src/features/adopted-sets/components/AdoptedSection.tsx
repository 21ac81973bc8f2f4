import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import type { useAdoptedSets } from '../queries/use-adopted-sets.ts';
import { AdoptedList } from './AdoptedList.tsx';

interface AdoptedSectionProps {
  readonly query: ReturnType<typeof useAdoptedSets>;
  /** What names contain. */
  readonly q?: string | undefined;
  /** A strategy, or `adopted`. */
  readonly kind?: string | undefined;
}

/** The adopted sets that match the current filters, below Mayfly's sets. */
export function AdoptedSection({ query, q = '', kind }: AdoptedSectionProps) {
  if (query.data === undefined || (kind !== undefined && kind !== 'adopted')) return null;
  const { sets, totalCount } = query.data;
  const wanted = q.trim();
  const matching = sets.filter(({ name }) => name.includes(wanted));
  if (matching.length === 0 && !query.hasNextPage) {
    if (kind !== 'adopted') return null;
    return (
      <EmptyState title={totalCount === 0 ? 'No adopted sets' : 'No adopted set with this name'}>
        <p>
          View and manage the sorted set of another program as an expiring set.{' '}
          <Link to="/adopted">Find a set</Link>
        </p>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="adopted-sets" className="mt-8">
      <h2 id="adopted-sets" className="mb-2 text-lg font-semibold tracking-tight">
        Adopted <span className="font-normal text-ink-2">· written by other programs</span>
      </h2>
      {matching.length > 0 && <AdoptedList sets={matching} />}
      <LoadMore
        query={query}
        shown={sets.length}
        total={totalCount}
        what="adopted sets"
        {...(wanted !== '' && { done: 'searched' })}
      />
    </section>
  );
}
