import { Suspense } from 'react';
import { Tag } from '../../../components/Tag.tsx';
import type { SetStrategy } from '../../../shared/graphql/enums.generated.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import { wordsOfStrategy } from '../strategies.ts';

// Lists are there before what explains them.
const Tooltip = lazy(async () => ({
  default: (await import('../../../components/Tooltip.tsx')).Tooltip,
}));

/** How a set keeps its members. What that means stands in full under "Strategies". */
export function StrategyTag({ strategy }: { strategy: SetStrategy }) {
  const { id, can, but } = wordsOfStrategy(strategy);
  const tag = (
    <span className="relative">
      <Tag>{id}</Tag>
    </span>
  );
  return (
    <Suspense fallback={tag}>
      <Tooltip text={`${can} ${but}`}>{tag}</Tooltip>
    </Suspense>
  );
}
