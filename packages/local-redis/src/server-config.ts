import type { ServerAddress } from './server-address.ts';
import type { ServerHome } from './server-home.ts';

/** The mode of a server: standalone, a cluster's node, or a sentinel. */
export type ServerMode = 'standalone' | 'cluster' | 'sentinel';

/** Settings by name. */
export type ServerSettings = Readonly<Record<string, string | number>>;

/**
 * The server's configuration. It never travels as arguments, because every user of the machine can read
 * these, and the password in them.
 */
export function serverConfig(
  home: ServerHome,
  address: ServerAddress,
  clusterPort: number | undefined,
  others: ServerSettings,
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
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [name, quote(String(value))]),
    ),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  return lines.join('');
}

/** Redis understands C's escapes within quotes, so bytes that are not plain text become `\xhh`. */
function quote(text: string): string {
  const bytes = Array.from(Buffer.from(text), (byte) => {
    const char = String.fromCharCode(byte);
    return /[ !#-[\]-~]/.test(char) ? char : `\\x${byte.toString(16).padStart(2, '0')}`;
  });
  return `"${bytes.join('')}"`;
}
