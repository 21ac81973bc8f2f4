import type { ServerAddress } from './server-address.ts';
import type { ServerHome } from './server-home.ts';

/** What a server is: alone, a cluster's node, or one that watches others. */
export type ServerMode = 'standalone' | 'cluster' | 'sentinel';

/**
 * The server's configuration. It is never handed over as arguments, as those, and with them the
 * password, can be read by every user of the machine.
 */
export function serverConfig(
  home: ServerHome,
  address: ServerAddress,
  clusterPort: number | undefined,
): string {
  const settings: Record<string, string> = {
    bind: '127.0.0.1',
    port: String(address.port),
    'protected-mode': 'yes',
    requirepass: quote(address.password),
    daemonize: 'no',
    databases: '16',
    'maxmemory-policy': 'noeviction',
    dir: quote(home.redisFolder),
    save: '""',
    appendonly: home.persistent ? 'yes' : 'no',
    appendfsync: 'everysec',
    ...(clusterPort && {
      'cluster-enabled': 'yes',
      'cluster-port': String(clusterPort),
      'cluster-announce-ip': '127.0.0.1',
    }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  return lines.join('');
}

/** Redis knows C's escapes within quotes, so bytes that are not plain text travel as `\xhh`. */
function quote(text: string): string {
  const bytes = Array.from(Buffer.from(text), (byte) => {
    const char = String.fromCharCode(byte);
    return /[ !#-[\]-~]/.test(char) ? char : `\\x${byte.toString(16).padStart(2, '0')}`;
  });
  return `"${bytes.join('')}"`;
}
