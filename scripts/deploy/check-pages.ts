import { checkFile, readDataBuild, readPage, type SitePage } from './read-page.ts';

const listPath = '/car-leasing';
/** Pages of different kinds; a deal's page is found on the list. */
const usualPaths = ['/', listPath, '/van-leasing', '/request-callback', '/account/login'];

interface CheckOptions {
  readonly origin: string;
  readonly build: string;
  /** Pages to look at besides the usual ones. */
  readonly paths: readonly string[];
}

/**
 * Looks at real pages of one node: whole documents of this build, with scripts and styles that arrive as they were
 * built, and data that can be read. Returns how many pages and files it looked at. Throws an error that says what is
 * wrong.
 */
export async function checkPages({ origin, build, paths }: CheckOptions): Promise<number> {
  const deal = findDeal(await readPage(origin, listPath));
  const pages: SitePage[] = [];
  for (const path of [...usualPaths, deal, ...paths]) pages.push(await checkPage(origin, path, build));
  const dataPath = `/page-data${listPath}`;
  const answered = await readDataBuild(origin, dataPath);
  if (answered !== build) throw new Error(`${dataPath} is of build ${answered}, not ${build}`);
  const files = new Set(pages.flatMap((page) => page.files));
  const hashes = new Map(pages.flatMap((page) => [...page.integrity]));
  for (const file of files) await checkFile(origin, file, hashes.get(file));
  return pages.length + files.size;
}

function findDeal({ path, links }: SitePage): string {
  const deal = links.find((link) => /\/vehicle(\?|$)/.test(link));
  if (deal === undefined) throw new Error(`${path} has no deal`);
  return deal;
}

async function checkPage(origin: string, path: string, build: string): Promise<SitePage> {
  const page = await readPage(origin, path);
  if (page.build !== build) throw new Error(`${path} is of build ${page.build ?? 'unknown'}, not ${build}`);
  if (!page.hasHeading) throw new Error(`${path} has no heading`);
  for (const ending of ['.js', '.css'])
    if (!page.files.some((file) => file.endsWith(ending))) throw new Error(`${path} names no ${ending} file`);
  return page;
}
