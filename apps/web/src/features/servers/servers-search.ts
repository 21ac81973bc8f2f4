import { isRange, type Range } from '../../shared/charts/time-range.ts';
import { isView, type View } from './view.ts';

/** The parameters in the address; invalid ones are ignored. */
interface ServersSearch {
  readonly range?: Range;
  readonly instance?: string;
  readonly view?: View;
}

interface RawSearch {
  readonly range?: unknown;
  readonly instance?: unknown;
  readonly view?: unknown;
}

/** The router parses digits as a number. */
export function readServersSearch({ range, instance, view }: RawSearch): ServersSearch {
  return {
    ...(isRange(range) ? { range } : {}),
    ...(typeof instance === 'string' || typeof instance === 'number'
      ? { instance: String(instance) }
      : {}),
    ...(isView(view) ? { view } : {}),
  };
}
