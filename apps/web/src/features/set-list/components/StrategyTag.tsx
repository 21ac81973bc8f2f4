import { Suspense } from 'react';
import { Tag } from '../../../components/Tag.tsx';
import type { SetStrategy } from '../../../shared/graphql/enums.generated.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import { wordsOfStrategy } from '../strategies.ts';

// Lists appear before their tooltips load.
const Tooltip = lazy(async () => ({
  default: (await import('../../../components/Tooltip.tsx')).Tooltip,
}));

/** The strategy of a set. "About strategies" explains it in full. */
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
