import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from './temporary-folder.ts';

/** A search path on which shell scripts replace programs. They find no other programs on it. */
export function fakeTools(scripts: Readonly<Record<string, string>>): { readonly PATH: string } {
  const folder = temporaryFolder();
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return { PATH: folder };
}
