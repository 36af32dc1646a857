import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { findStyleModules, readStyles } from './css-modules.ts';

const entry = 'client/entry.tsx';
const isPage = (file: string) => /^shared\/pages\/.*-page\.tsx$/.test(file);

/** The style sheets of a build. */
export interface StyleSheets {
  /** Address of the sheet that every document links to. */
  readonly site: string;
  /** Address of the sheet of the staff site. */
  readonly staff: string;
  /** Addresses of the sheets that each page needs, by the page's source file; the site's own is first. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes the site's style sheet and one for each area of pages (a folder of `shared/pages`) beside the built scripts.
 * Styles of a page that scripts may also draw elsewhere are in the site's. `metafile` is esbuild's report of the bundle
 * of all pages.
 */
export async function writeStyleSheets(
  root: string,
  outputFolder: string,
  { inputs }: Metafile,
): Promise<StyleSheets> {
  const foundations = ['shared/ui/font.css', 'shared/ui/tokens.css', 'shared/ui/base.css'];
  const everywhere = listEverywhere(inputs);
  const sheetOf = (module: string) => (everywhere.includes(module) ? siteSheet : areaOf(module));
  const hrefs = new Map<string, string>();
  for (const [sheet, modules] of Map.groupBy(findStyleModules(root), sheetOf)) {
    const files = sheet === siteSheet ? [...foundations, ...modules] : modules;
    hrefs.set(sheet, await writeSheet(outputFolder, sheet, await readStyles(root, files)));
  }
  const listHrefs = (page: string) => {
    const modules = listImports(inputs, page).filter((file) => file.endsWith('.module.css'));
    const used = new Set(modules.map(sheetOf));
    // In one order on every page, whatever its imports are.
    return [...hrefs]
      .filter(([sheet]) => sheet === siteSheet || used.has(sheet))
      .sort(siteFirst)
      .map(([, href]) => href);
  };
  const pages = Object.keys(inputs).filter(isPage);
  return {
    site: hrefs.get(siteSheet) ?? '',
    staff: hrefs.get('staff') ?? '',
    pages: Object.fromEntries(pages.map((page) => [page, listHrefs(page)])),
  };
}

const siteSheet = 'site';

function siteFirst([a]: readonly [string, string], [b]: readonly [string, string]): number {
  if (a === siteSheet) return -1;
  return b === siteSheet || a > b ? 1 : -1;
}

type Inputs = Metafile['inputs'];

function areaOf(file: string): string {
  return /^shared\/pages\/([^/]+)\//.exec(file)?.[1] ?? siteSheet;
}

/** All that scripts may draw on any page: what the entry imports at once or later, except the pages. */
function listEverywhere(inputs: Inputs): readonly string[] {
  return walk(inputs, entry, ({ path }) => !isPage(path));
}

/** A page's source file and all that it imports at once. */
function listImports(inputs: Inputs, page: string): readonly string[] {
  return walk(inputs, page, ({ kind }) => kind === 'import-statement');
}

type Import = Inputs[string]['imports'][number];

function walk(inputs: Inputs, start: string, isFollowed: (each: Import) => boolean): readonly string[] {
  const seen = new Set([start]);
  for (const file of seen) {
    for (const each of inputs[file]?.imports ?? []) {
      // A file that is not among the project's is a common chunk, which has modules of all pages.
      if (!each.external && !each.path.includes(':') && isFollowed(each)) seen.add(each.path);
    }
  }
  return [...seen];
}

/** Writes the sheet under a name with a hash of its content. Returns its address. */
async function writeSheet(outputFolder: string, area: string, css: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const href = `/assets/${area}-${hash}.css`;
  await writeFile(join(outputFolder, 'public', href), css);
  return href;
}
