import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  /** The one script that documents name; it fetches the others. */
  start: z.object({ href: z.string(), integrity: z.string() }),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  /** Names of all client files that each page needs, the entry first, by the page's source file. */
  pages: z.record(z.string(), z.array(z.string())),
});

/** What the build made for the browser. */
export type ClientAssets = z.infer<typeof manifestSchema>;

/** Reads the manifest that the build wrote. */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const text = await readFile(join(folder, 'client-manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

/** Assets for tests that never reach a browser. */
export const noClientAssets: ClientAssets = {
  start: { href: '/assets/start.js', integrity: 'sha256-none' },
  styles: [],
  fonts: [],
  pages: {},
};
