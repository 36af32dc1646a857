import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { answerHelp } from './answer-help.mjs';
import { buildClient } from './build/build-client.ts';
import { buildContent } from './build/build-content.ts';
import { writeBuildId } from './build/build-id.ts';
import { buildServer } from './build/build-server.ts';
import { compressFiles } from './build/compress-files.ts';
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

if (import.meta.main) {
  answerHelp('npm run build   builds the site into dist/, which changes only if the build succeeds');
  await buildAll();
}
