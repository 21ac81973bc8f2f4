import { fileURLToPath } from 'node:url';

/** What Rolldown knows of the modules. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url));
const PAGE = /\/src\/pages\/(\w+)\.tsx$/;
/** The pages of named settings. */
const NAMED =
  /^((Limits?|OneTimePasswords|Purpose|Invitation(s|Space)|(All)?Series)Page|WebhookPages)$/;
const CHARTS = /\/(uplot|charts)\//;
const LIBRARY = /\/node_modules\/(@base-ui|@floating-ui)\//;

/** The lazy modules that a page needs as soon as its first paint is done: charts, panels, and subscriptions. */
const NEXT =
  /\/((TimeCanvas|LiveHistory|NextToExpire|DemoDataNotice|ActivityChart|SeriesCharts|HandOver|\w+Panel)\.tsx|graphql-ws\/.*\/client\.js)$/;

/** A module with all modules that it imports; the lazy ones only if `lazy` is set. */
export function reach(id: string, graph: ModuleGraph, lazy = false, found = new Set<string>()) {
  if (found.has(id)) return found;
  found.add(id);
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
  for (const next of lazy ? [...importedIds, ...dynamicallyImportedIds] : importedIds) {
    reach(next, graph, lazy, found);
  }
  return found;
}

/** The modules of a page's first paint, with those that it needs next. */
export function withNext(first: ReadonlySet<string>, graph: ModuleGraph): Set<string> {
  const all = new Set(first);
  // A loop over a set also visits what is added to it meanwhile.
  for (const id of all) {
    for (const lazy of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (NEXT.test(lazy)) for (const each of reach(lazy, graph)) all.add(each);
    }
  }
  return all;
}

/** The modules of the shell; those of each page, at once and later; and those that open from any page. */
function explore(graph: ModuleGraph) {
  const shell = reach(ENTRY, graph);
  const lazy = [...shell].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = lazy.flatMap((id) => {
    const name = PAGE.exec(id)?.[1];
    if (name === undefined) return [];
    const atOnce = reach(id, graph);
    return [{ name, atOnce, soon: withNext(atOnce, graph), later: reach(id, graph, true) }];
  });
  const anywhere = lazy.filter((id) => !PAGE.test(id)).map((id) => reach(id, graph, true));
  return { shell, pages, anywhere };
}

/**
 * Names the file of each module. Many small files compress badly and load in waves. So a page loads the shell, the
 * page's file, and two files that pages share: one without the library of controls, and one with it. The pages of
 * named settings share a third one, so that the first page does not load their parts. What a page needs after its first
 * paint is another file. So are its dialogs, and the dialogs that several pages have.
 */
export function createChunkNames(): (id: string, graph: ModuleGraph) => string | null {
  let explored: ReturnType<typeof explore> | undefined;
  return (id, graph) => {
    explored ??= explore(graph);
    const { shell, pages, anywhere } = explored;
    if (shell.has(id)) return 'shell';
    const users = pages.filter(({ later }) => later.has(id));
    const shared = users.length > 1 || anywhere.some((modules) => modules.has(id));
    const [page] = users;
    const first = pages.filter(({ atOnce }) => atOnce.has(id));
    if (first.length > 0) {
      if (page && !shared) return page.name;
      if ([...reach(id, graph)].some((each) => LIBRARY.test(each))) return 'controls';
      return first.some(({ name }) => !NAMED.test(name)) ? 'shared' : 'named';
    }
    const isNext = pages.some(({ soon }) => soon.has(id));
    if (page && !shared) return `${page.name}-${isNext ? 'next' : 'dialogs'}`;
    // Nearly all pages have subscriptions, and another file costs another request.
    if (id.includes('/graphql-ws/')) return 'shared';
    if (!shared) return null;
    return isNext ? (CHARTS.test(id) ? 'charts' : 'panels') : 'dialogs';
  };
}
