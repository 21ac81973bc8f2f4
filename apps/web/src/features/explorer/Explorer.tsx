import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { socketUrl } from '../../shared/live/live.ts';
import { currentScheme, subscribeTheme } from '../../shared/theme/theme-store.ts';
import { EXAMPLES } from './examples.ts';
import './explorer.css';

/** GraphiQL with the session of the page. Its tabs last as long as the browser's tab. */
export default function Explorer() {
  const scheme = useSyncExternalStore(subscribeTheme, currentScheme);
  const [wsClient] = useState(() => createClient({ url: socketUrl, lazy: true }));
  const [fetcher] = useState(() => createGraphiQLFetcher({ url: '/graphql', wsClient }));
  useEffect(() => () => void wsClient.dispose(), [wsClient]);
  return (
    <GraphiQL
      // The library reads the theme once.
      key={scheme}
      fetcher={fetcher}
      forcedTheme={scheme}
      storage={sessionStorage}
      defaultTabs={[...EXAMPLES]}
      showPersistHeadersSettings={false}
    />
  );
}
