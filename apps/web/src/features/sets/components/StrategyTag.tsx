import { Tag } from '../../../components/Tag.tsx';
import { Tooltip } from '../../../components/Tooltip.tsx';
import type { SetStrategy } from '../../../graphql/enums.generated.ts';
import { wordsOfStrategy } from '../strategies.ts';

/** How a set keeps its members. What that means stands in full under "Strategies". */
export function StrategyTag({ strategy }: { strategy: SetStrategy }) {
  const { id, can, but } = wordsOfStrategy(strategy);
  return (
    <Tooltip text={`${can} ${but}`}>
      <span className="relative">
        <Tag>{id}</Tag>
      </span>
    </Tooltip>
  );
}
