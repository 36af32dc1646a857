import type { ComponentType } from 'react';
import { HttpError } from '#server/platform/http/errors.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { createMatchTable, type TableMatch } from './match-table.ts';
import { type PageEntry, sitePages } from './page-table.ts';

/** One page of the site with its component fetched. */
export interface ReadyPage extends PageEntry {
  readonly component: ComponentType<PageProps<unknown>>;
  /** The source file of the browser's component, by which the build names the client files of the page. */
  readonly sourceFile: string;
}

interface PageAddress {
  readonly path: string;
  /** The parameters that some page understands, sorted. */
  readonly search: URLSearchParams;
}

/** The page of an address. A request is matched once, and this is passed on from then on. */
export interface MatchedPage {
  readonly page: ReadyPage;
  readonly address: PageAddress;
  readonly params: TableMatch<ReadyPage>['params'];
}

/**
 * Finds the page of a request target; undefined without one. Throws an `HttpError` 400 if the path cannot be decoded.
 */
export type MatchPage = (target: string) => MatchedPage | undefined;

/** Fetches every page's component and compiles the table of their paths. */
export async function createPageMatcher(entries: readonly PageEntry[]): Promise<MatchPage> {
  const pages = await Promise.all(entries.map(readyPage));
  const find = createMatchTable(pages.map((page) => ({ pattern: page.record.path, value: page })));
  return (target) => {
    const address = parsePageAddress(target);
    const match = find(address.path);
    return match && { page: match.value, address, params: match.params };
  };
}

/** `sourceFile` is added by the server's build (scripts/build/page-source.ts). */
interface PageModule {
  readonly default: ReadyPage['component'];
  readonly sourceFile?: string;
}

async function readyPage(entry: PageEntry): Promise<ReadyPage> {
  const { component, server } = entry.record;
  const inBrowser: PageModule = await component();
  const drawn = (await server.component?.()) ?? inBrowser;
  return { ...entry, component: drawn.default, sourceFile: inBrowser.sourceFile ?? '' };
}

const understood = new Set(sitePages.flatMap(({ record }) => record.server.queryParameters ?? []));

/**
 * Path and query string of a request target. Parameters that no page understands are dropped and the rest sorted,
 * so that equal pages have equal addresses whatever was added to the link.
 */
function parsePageAddress(target: string): PageAddress {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  assertDecodable(path);
  if (mark < 0) return { path, search: new URLSearchParams() };
  const given = new URLSearchParams(target.slice(mark + 1));
  const search = new URLSearchParams(
    [...given].filter(([name, value]) => understood.has(name) && value !== ''),
  );
  search.sort();
  return { path, search };
}

function assertDecodable(path: string): void {
  if (!path.includes('%')) return;
  try {
    decodeURI(path);
  } catch (cause) {
    throw new HttpError(400, 'We can’t read that address.', { cause });
  }
}
