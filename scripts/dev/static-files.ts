import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Files from which public files and drawings are made. */
const sources = /^(public|scripts\/drawings)\/|^shared\/(deals|ui)\/[^/]+\.ts$/;

/** Public files and drawings, kept in a temporary folder and made again only when their sources change. */
export interface StaticFiles {
  note(file: string): void;
  copyTo(folder: string): Promise<void>;
  remove(): Promise<void>;
}

export async function createStaticFiles(root: string): Promise<StaticFiles> {
  const kept = await mkdtemp(join(tmpdir(), 'static-files-'));
  let isStale = true;
  return {
    note: (file) => {
      isStale ||= sources.test(file);
    },
    copyTo: async (folder) => {
      if (isStale) await makeAfresh(root, kept);
      isStale = false;
      await cp(kept, folder, { recursive: true });
    },
    remove: () => rm(kept, { recursive: true, force: true }),
  };
}

/** Makes them in a new process, so that it loads the current code of the drawings. */
async function makeAfresh(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const build = pathToFileURL(join(root, 'scripts/build.ts')).href;
  const code = `await (await import(${JSON.stringify(build)})).buildStaticFiles(${JSON.stringify(folder)})`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
}
