import { readFile } from 'node:fs/promises';
import { createSecureContext, type ConnectionOptions } from 'node:tls';
import type { RedisSettings } from '../env/redis-url.ts';

/** The message names the variable. */
export class TlsFileUnusable extends Error {
  override readonly name = 'TlsFileUnusable';
}

/** The TLS options of `rediss://`, else undefined. Throws `TlsFileUnusable`. */
export async function readTls(settings: RedisSettings): Promise<ConnectionOptions | undefined> {
  if (!settings.isTls) return undefined;
  const [ca, cert, key] = await Promise.all([
    readPem('REDIS_CA_FILE', settings.caFile),
    readPem('REDIS_CERT_FILE', settings.certFile),
    readPem('REDIS_KEY_FILE', settings.keyFile),
  ]);
  const options = { ...ca, ...cert, ...key };
  try {
    createSecureContext(options);
  } catch {
    throw new TlsFileUnusable(
      'REDIS_CA_FILE, REDIS_CERT_FILE and REDIS_KEY_FILE must be PEM files',
    );
  }
  return options;
}

const OPTION = { REDIS_CA_FILE: 'ca', REDIS_CERT_FILE: 'cert', REDIS_KEY_FILE: 'key' } as const;

async function readPem(variable: keyof typeof OPTION, path: string | undefined) {
  if (path === undefined) return undefined;
  try {
    return { [OPTION[variable]]: await readFile(path) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new TlsFileUnusable(`${variable}: ${path} cannot be read (${code})`);
  }
}
