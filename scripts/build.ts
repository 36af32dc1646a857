import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { answerHelp } from './answer-help.mjs';
import { buildClient } from './build/build-client.ts';
import { buildContent } from './build/build-content.ts';
import { writeBuildId } from './build/build-id.ts';
import { buildServer } from './build/build-server.ts';
import { buildDictionaries } from './build/dictionaries/build-dictionaries.ts';
import { replaceFolder } from './build/replace-folder.ts';
import { buildDrawings } from './drawings/build-drawings.ts';
import { buildShareCards } from './share/build-share-cards.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds everything that the server needs into `outputFolder`. If the build fails, the folder does not change. Returns
 * esbuild's report on the browser's scripts.
 */
export async function buildAll(outputFolder = join(root, 'dist')): Promise<Metafile | undefined> {
  let scripts: Metafile | undefined;
  await replaceFolder(outputFolder, async (folder) => {
    const publicFolder = join(folder, 'public');
    await buildStaticFiles(publicFolder);
    const texts = await buildContent(root, join(folder, 'content'));
    [scripts] = await Promise.all([
      buildClient(root, folder),
      buildServer(root, folder),
      buildShareCards(folder, texts),
    ]);
    await writeBuildId(folder);
    await buildDictionaries(root, folder);
    await compressFiles(publicFolder);
  });
  return scripts;
}

/** Writes the files that need no bundling into `folder`: public files and drawings. */
export async function buildStaticFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'public'), folder, { recursive: true, filter: (path) => !path.endsWith('.md') });
  await buildDrawings(join(folder, 'website/static'));
}

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|ico|dict)$/;

/** Writes a `.br` and a `.gz` file beside every text file that becomes smaller by compression. */
async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && compressible.test(file.name));
  await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(path) } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}

/** Of some hundred drawings the last step would make 1% less and take twice as long. */
function qualityFor(path: string): number {
  return path.endsWith('.svg') ? 10 : constants.BROTLI_MAX_QUALITY;
}

if (import.meta.main) {
  answerHelp('npm run build   builds the site into dist/, which changes only if the build succeeds');
  await buildAll();
}
