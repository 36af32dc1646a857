import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const file = z.object({ href: z.string(), integrity: z.string() });
const manifestSchema = z.object({
  entry: file,
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  /** All client files that each page needs beside the entry, by the page's source file. */
  pages: z.record(z.string(), z.array(file)),
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
  entry: { href: '/assets/entry.js', integrity: 'sha256-none' },
  styles: [],
  fonts: [],
  pages: {},
};
