import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readContent } from '#scripts/content/read-content.ts';
import { contentFile, contentIndexFile } from '#server/content/content-store.ts';
import type { ContentEntry, ContentPage } from '#shared/content/content-page.ts';

/**
 * Compiles the texts below `shared/content` into `folder`, and returns them. Throws at a file that cannot be compiled.
 */
export async function buildContent(root: string, folder: string): Promise<readonly ContentPage[]> {
  const { pages, problems } = readContent(root);
  if (problems.length > 0) throw new Error(problems.map(({ path, what }) => `${path}: ${what}`).join('\n'));
  const all = [...pages.values()].map(({ page }) => page);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, contentIndexFile), JSON.stringify(all.map(toEntry)));
  await Promise.all(all.map((page) => writePage(folder, page)));
  return all;
}

async function writePage(folder: string, page: ContentPage): Promise<void> {
  const file = join(folder, contentFile(page.path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(page));
}

function toEntry({
  path,
  template,
  title,
  label,
  description,
  published,
  updated,
  summary,
  startsAt,
  video,
}: ContentPage): ContentEntry {
  const entry = { path, template, title, label, description, published, updated, summary };
  return { ...entry, ...(startsAt !== undefined && { startsAt }), ...(video && { video }) };
}
