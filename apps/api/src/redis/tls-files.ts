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
      'REDIS_CERT_FILE and REDIS_KEY_FILE must be a certificate and its key, and REDIS_CA_FILE certificates',
    );
  }
  return options;
}

const OPTION = { REDIS_CA_FILE: 'ca', REDIS_CERT_FILE: 'cert', REDIS_KEY_FILE: 'key' } as const;

async function readPem(variable: keyof typeof OPTION, path: string | undefined) {
  if (path === undefined) return undefined;
  try {
    const content = await readFile(path, 'utf8');
    // Node.js would use no authority at all, and would not say so.
    if (!content.includes('-----BEGIN ')) {
      throw new TlsFileUnusable(`${variable}: ${path} must be a PEM file`);
    }
    return { [OPTION[variable]]: content };
  } catch (error) {
    if (error instanceof TlsFileUnusable) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new TlsFileUnusable(`${variable}: ${path} cannot be read (${code})`);
  }
}
