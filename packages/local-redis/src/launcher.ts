import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { libraryFolders } from './library-folders.ts';

/** The loader of the C library, whose name depends on the processor. */
const LOADER = /^ld(64|-linux.*)\.so\.\d$/;

/**
 * Makes a server that was unpacked together with a separate C library startable by one path: a
 * program beside `usr` that starts it through that library's loader, because the machine's loader may
 * be too old for it. The packages link several programs to one file, which selects by the name of its
 * call: hence `--argv0`. The other libraries are beside the loader. Returns the path, or `undefined`
 * if there is no loader in the folder.
 */
export function writeLauncher(folder: string, name: string): string | undefined {
  const loader = libraryFolders(folder).flatMap(loadersIn).at(0);
  if (loader === undefined) return undefined;
  const here = (path: string): string => `$here/${relative(folder, path)}`;
  const path = join(folder, name);
  const lines = [
    '#!/bin/sh',
    '# Starts the server with the C library of its packages; you can move the folder.',
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
