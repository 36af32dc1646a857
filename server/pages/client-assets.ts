import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const buildSchema = z.object({
  /** Id of the build: another one if any file differs. */
  id: z.string().min(1),
});

const manifestSchema = z.object({
  /** True for builds of `npm run dev`, which builds again at every change. */
  isDevelopment: z.boolean(),
  /** The only script that documents name; it fetches the others. */
  start: z.object({ href: z.string(), integrity: z.string() }),
  /** The style sheet that every document links to. */
  siteStyles: z.string(),
  /** The style sheet of the staff site, whose pages the browser's bundle does not have. */
  staffStyles: z.string(),
  fonts: z.array(z.string()),
  /** By the page's source file. */
  pages: z.record(
    z.string(),
    z.object({
      /** Names of all script files that the page needs; the entry is first. */
      modules: z.array(z.string()),
      /** Addresses of all style sheets that the page needs; the site's own is first. */
      styles: z.array(z.string()),
    }),
  ),
});

/** What the build made for the browser, and the build's own id. */
export interface ClientAssets extends z.infer<typeof manifestSchema> {
  readonly build: string;
}

/** Reads the manifest of the build. */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'));
  const manifest = manifestSchema.parse(await read('client-manifest.json'));
  return { ...manifest, build: buildSchema.parse(await read('build.json')).id };
}

/** Assets for tests that use no browser. */
export const noClientAssets: ClientAssets = {
  build: 'test',
  isDevelopment: false,
  start: { href: '/assets/start.js', integrity: 'sha256-none' },
  siteStyles: '/assets/site.css',
  staffStyles: '/assets/staff.css',
  fonts: [],
  pages: {},
};
