import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Beside the packages, where tools keep such files: it may be removed at any time. */
const usualFolder = join(root, 'node_modules/.cache/share-cards');
/** Whatever decides how a title is drawn, apart from the picture below it. */
const sources = ['draw-share-card.ts', 'palette-png.ts', 'svg-renderer.ts', 'title-lines.ts'];

/** Gives the picture that an earlier build drew from the same, or draws and keeps it. */
export type Keep = (madeOf: readonly string[], draw: () => Promise<Buffer>) => Promise<Buffer>;

/** Keeps pictures by what they are drawn from, because a hundred of them take longer than the bundles. */
export async function openKeptPictures(folder = usualFolder): Promise<Keep> {
  await mkdir(folder, { recursive: true });
  const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  const files = [
    renderer,
    join(root, 'public/fonts/hanken-grotesk.woff2'),
    ...sources.map((name) => join(import.meta.dirname, name)),
  ];
  const tools = digest([process.versions.zlib, ...(await Promise.all(files.map((file) => readFile(file))))]);
  return async (madeOf, draw) => {
    const file = join(folder, `${digest([tools, ...madeOf])}.png`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const drawn = await draw();
    // Another build may be writing it too, and a killed one must leave no half of it.
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, drawn);
    await rename(temporary, file);
    return drawn;
  };
}

/** One hash of several contents, each with its length, so that no two lists of contents are alike. */
export function digest(contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(`${content.length} `).update(content);
  return hash.digest('hex');
}
