import { readOrCreateSecret } from '../env/data-folder.ts';
import { newToken } from './token-format.ts';

/** The token of the data folder. Throws `DataFolderUnusable`. */
export function readOrCreateToken(dataDir: string): Promise<string> {
  return readOrCreateSecret({ dataDir, name: 'token', make: newToken, variable: 'MAYFLY_TOKEN' });
}
