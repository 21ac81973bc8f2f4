import type { ListStatesSubscription } from './documents.generated.ts';
import type { SetPages } from './queries/use-sets.ts';

export type SetStates = ListStatesSubscription['setStates']['states'];

/** The list with current states of sets; the same object if nothing has changed. */
export function patchStates(list: SetPages, states: SetStates): SetPages {
  const byName = new Map(states.map((state) => [state.name, state]));
  let patched = false;
  const pages = list.pages.map((page) => {
    if (!page.edges.some(({ node }) => byName.has(node.name))) return page;
    patched = true;
    return {
      ...page,
      edges: page.edges.map((edge) => {
        const state = byName.get(edge.node.name);
        if (state === undefined) return edge;
        const { isExact: countIsExact, ...rest } = state;
        return { ...edge, node: { ...edge.node, ...rest, countIsExact } };
      }),
    };
  });
  return patched ? { ...list, pages } : list;
}
