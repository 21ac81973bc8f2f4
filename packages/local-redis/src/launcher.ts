import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { libraryFolders } from './library-folders.ts';

/** The loader of the C library, by whatever name the processor's kind gives it. */
const LOADER = /^ld(64|-linux.*)\.so\.\d$/;

/**
 * Makes a server that was unpacked together with a C library of its own startable by one path: a
 * program beside `usr` that starts it through that library's loader, as the machine's own may be
 * too old for it. The packages link several programs to one file, which goes by the name it is
 * called by: hence `--argv0`. The other libraries lie beside the loader. Returns the path, or
 * `undefined` if there is no loader in the folder.
 */
export function writeLauncher(folder: string, name: string): string | undefined {
  const loader = libraryFolders(folder).flatMap(loadersIn).at(0);
  if (loader === undefined) return undefined;
  const here = (path: string): string => `$here/${relative(folder, path)}`;
  const path = join(folder, name);
  const lines = [
    '#!/bin/sh',
    '# Starts the server on the C library that was unpacked with it; the folder may be moved.',
    'here=${0%/*}',
    `exec "${here(loader)}" --argv0 ${name} \\`,
    `  --library-path "${here(dirname(loader))}" \\`,
    `  "${here(join(folder, 'usr/bin', name))}" "$@"`,
  ];
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o755 });
  return path;
}

function loadersIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => LOADER.test(name));
  return names.map((name) => join(folder, name));
}
