import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleForNode } from '#scripts/build/build-server.ts';
import type { DictionaryKind } from '#server/pages/client-assets.ts';
import { compress, toDictionary } from '#server/platform/http/codings/compress.ts';
import { choosePieces } from './choose-pieces.ts';

const program = 'scripts/build/dictionaries/sample-pages.ts';

/** Characters of each dictionary: browsers fetch it once a build, so it is not to weigh more than it saves on two pages. */
const limits: Readonly<Record<DictionaryKind, number>> = { documents: 84_000, pageData: 26_000 };
const names: Readonly<Record<DictionaryKind, string>> = { documents: 'documents', pageData: 'page-data' };

/**
 * Writes the dictionaries that answers are compressed against, made of what the site's own pages have in common, and
 * names them in the manifest. Needs a finished build.
 */
export async function buildDictionaries(root: string, folder: string): Promise<void> {
  const samples = await drawSamples(root, folder);
  const write = async (kind: DictionaryKind) => {
    const content = chooseBest(samples[kind], limits[kind]);
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const href = `/assets/${names[kind]}-${digest}.dict`;
    await writeFile(join(folder, 'public', href), content);
    return href;
  };
  const dictionaries = { documents: await write('documents'), pageData: await write('pageData') };
  const manifest = join(folder, 'client-manifest.json');
  await writeFile(
    manifest,
    JSON.stringify({ ...JSON.parse(await readFile(manifest, 'utf8')), dictionaries }),
  );
}

/** How much of a page may be taken at once: which is best depends on where pages happen to be cut. */
const pieceSizes = [2000, 2500, 3000, 3500, 4000];

/** The dictionary against which the samples are smallest. */
function chooseBest(texts: readonly string[], maxChars: number): string {
  const pages = texts.map((text) => Buffer.from(text));
  const [best] = pieceSizes
    .map((pieceChars) => {
      const content = choosePieces(texts, maxChars, pieceChars);
      const dictionary = toDictionary(Buffer.from(content));
      const sizes = pages.map((page) => compress(page, 'dcz', dictionary).bytes.length);
      return { content, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    })
    .sort((a, b) => a.bytes - b.bytes);
  return best?.content ?? '';
}

/** In a process of its own, whose clock stands still. */
async function drawSamples(root: string, folder: string): Promise<Record<DictionaryKind, string[]>> {
  const programs = join(folder, 'samples');
  await bundleForNode({ root, entry: program, folder: programs, mode: 'production' });
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(programs, 'sample-pages.js'), root, folder],
      { maxBuffer: 256 * 1024 * 1024, env: { ...process.env, TZ: 'Europe/London' } },
    );
    return JSON.parse(stdout);
  } finally {
    await rm(programs, { recursive: true });
  }
}
