import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file that may be served, and its compressed forms, smallest first. */
export interface StaticFile {
  /** Path within the folder, with the separators of the system. */
  readonly name: string;
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** Every file of a folder by the path it is served under, `/assets/entry.js`; without dotfiles and compressed forms. */
export function listStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  const served = [...names].filter((name) => !isHidden(name) && !isCompressedForm(name, names));
  return new Map(served.map((name) => [toUrlPath(name), { name, encodings: findEncodings(name, names) }]));
}

function findEncodings(name: string, names: ReadonlySet<string>): StaticFile['encodings'] {
  return [
    ...(names.has(`${name}.br`) ? ['br' as const] : []),
    ...(names.has(`${name}.gz`) ? ['gzip' as const] : []),
  ];
}

function isCompressedForm(name: string, names: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3));
}

function isHidden(name: string): boolean {
  return name.split(sep).some((part) => part.startsWith('.'));
}

function toUrlPath(name: string): string {
  return `/${name.split(sep).map(encodeURIComponent).join('/')}`;
}
