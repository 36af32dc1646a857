import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageModulesId } from '#shared/app/page-state.ts';
import { buildFolder } from './bench-build.ts';

/** Bytes that a first visit to a page fetches, compressed as sent. */
export interface PageWeight {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  /** Paths of the scripts. */
  readonly scripts: readonly string[];
}

/** Weighs a page: its own bytes and those of every file that it names. */
export async function weighPage(html: string, htmlBytes: number): Promise<PageWeight> {
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets|fonts)\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const [, modules = ''] = new RegExp(`id="${pageModulesId}">([^<]+)`).exec(html) ?? [];
  if (modules === '') throw new Error('The page names no modules');
  const files = new Set([...named, ...modules.split(' ').map((name) => `/assets/${name}.js`)]);
  const scripts = new Set<string>();
  for (const path of files) if (path.endsWith('.js')) await addScript(path, scripts);
  const weigh = (paths: Iterable<string>) => sumOf([...paths].map(sentBytes));
  return {
    html: htmlBytes,
    script: await weigh(scripts),
    style: await weigh([...files].filter((path) => path.endsWith('.css'))),
    font: await weigh([...files].filter((path) => path.endsWith('.woff2'))),
    scripts: [...scripts],
  };
}

/** Adds a script and everything that it imports statically. */
async function addScript(path: string, scripts: Set<string>): Promise<void> {
  if (scripts.has(path)) return;
  scripts.add(path);
  const code = await readFile(toFile(path), 'utf8');
  for (const [, name = ''] of code.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    await addScript(join(dirname(path), name), scripts);
  }
}

/** Bytes of a file as sent. */
export async function sentBytes(path: string): Promise<number> {
  const file = toFile(path);
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  return (compressed ?? (await stat(file))).size;
}

function toFile(path: string): string {
  return join(buildFolder, 'public', path);
}

async function sumOf(values: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(values)).reduce((sum, value) => sum + value, 0);
}
