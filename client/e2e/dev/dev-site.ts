import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataFolder } from '#client/e2e/data-folder.ts';
import { findFreePort } from '#server/testing/site-process.ts';
import { copySource } from '#server/testing/source-copy.ts';

/** `npm run dev` in a copy of the source. */
export interface DevSite {
  readonly origin: string;
  /** Replaces a part of a file; throws where the file has no such part. */
  edit(file: string, before: string, after: string): Promise<void>;
  /** Everything that it has printed so far. */
  readLog(): string;
  close(): Promise<void>;
}

/** Starts `npm run dev`; resolves when the site is ready. */
export async function startDevSite(): Promise<DevSite> {
  const source = await copySource();
  const dataFolder = createDataFolder();
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const settings = { PORT: String(port), DATA_FOLDER: dataFolder, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: source.folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const ended = once(child, 'exit');
  while (!log.includes(' is ready at ')) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended: ${log}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    origin,
    edit: async (file, before, after) => {
      const path = join(source.folder, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      await writeFile(path, text.replace(before, after));
    },
    readLog: () => log,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await source.remove();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
