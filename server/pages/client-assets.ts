import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const buildSchema = z.object({
  /** Differs between builds whose files differ in anything. */
  id: z.string().min(1),
});

const manifestSchema = z.object({
  /** Made by `npm run dev`, which makes another at every change. */
  isDevelopment: z.boolean(),
  /** The one script that documents name; it fetches the others. */
  start: z.object({ href: z.string(), integrity: z.string() }),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  /** Names of all client files that each page needs, the entry first, by the page's source file. */
  pages: z.record(z.string(), z.array(z.string())),
});

/** What the build made for the browser, and the build's own id. */
export interface ClientAssets extends z.infer<typeof manifestSchema> {
  readonly build: string;
}

/** Reads what the build wrote about itself. */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'));
  const manifest = manifestSchema.parse(await read('client-manifest.json'));
  return { ...manifest, build: buildSchema.parse(await read('build.json')).id };
}

/** Assets for tests that never reach a browser. */
export const noClientAssets: ClientAssets = {
  build: 'test',
  isDevelopment: false,
  start: { href: '/assets/start.js', integrity: 'sha256-none' },
  styles: [],
  fonts: [],
  pages: {},
};
