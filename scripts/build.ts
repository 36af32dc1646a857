import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildClient } from './build/build-client.ts';
import { writeBuildId } from './build/build-id.ts';
import { buildServer } from './build/build-server.ts';
import { compressFiles } from './build/compress-files.ts';
import { buildDrawings } from './drawings/build-drawings.ts';

const root = join(import.meta.dirname, '..');

/** Builds everything that the server needs into `outputFolder`. */
export async function buildAll(outputFolder = join(root, 'dist'), isDevelopment = false): Promise<void> {
  const publicFolder = join(outputFolder, 'public');
  await rm(outputFolder, { recursive: true, force: true });
  await mkdir(publicFolder, { recursive: true });
  await cp(join(root, 'public'), publicFolder, { recursive: true, filter: (path) => !path.endsWith('.md') });
  await Promise.all([
    buildDrawings(join(publicFolder, 'website/static')),
    buildClient(root, outputFolder, isDevelopment),
    buildServer(root, outputFolder, isDevelopment),
  ]);
  await writeBuildId(outputFolder);
  if (!isDevelopment) await compressFiles(publicFolder);
}

if (import.meta.main) await buildAll();
