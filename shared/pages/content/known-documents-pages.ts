import type { Page, PageServer } from '#shared/routes/page.ts';
import { guideListPath, guideRoots, guidesPath } from './content-paths.ts';
import { guideCrumbs, listServer, textServer } from './content-server.ts';
import { storySearchServer } from './story-server.ts';

/**
 * The documents that the browser knows: guides, because their addresses have the shape of a make's, and searches, because
 * they are private. It takes every other address that it does not know for a document too.
 */
export const knownDocuments = {
  ...documents([guidesPath, ...guideRoots.map(guideListPath)], {
    server: (path) => listServer(path, () => import('./guide-list-page.tsx')),
  }),
  ...documents(
    guideRoots.map((root) => `${guideListPath(root)}/:slug` as const),
    { mayHaveTools: true, server: (path) => textServer(guideCrumbs(path), () => import('./guide-page.tsx')) },
  ),
  ...documents(['/news/search'], {
    isPrivate: true,
    server: () => storySearchServer('news', () => import('./story-list-page.tsx')),
  }),
  ...documents(['/events/search'], {
    isPrivate: true,
    server: () => storySearchServer('events', () => import('./story-list-page.tsx')),
  }),
  ...documents(['/flix/search'], {
    isPrivate: true,
    server: () => storySearchServer('flix', () => import('./story-list-page.tsx')),
  }),
};

const asServed = () => import('./as-served-page.tsx');
const asServedGuide = () => import('./as-served-guide-page.tsx');

interface Template<Path, Data> {
  /** What the server knows of the template's pages; the client build leaves it out. */
  readonly server: (path: Path) => PageServer<Data>;
  readonly isPrivate?: true;
  /** True where texts may contain calculators, whose styles they then need. */
  readonly mayHaveTools?: true;
}

/** A record for each address or pattern of a template. Only the server draws them. */
export function documents<Path extends string, Data>(
  paths: readonly Path[],
  template: Template<Path, Data>,
): Readonly<Record<Path, Page<Data>>> {
  const records = paths.map((path): readonly [Path, Page<Data>] => [
    path,
    {
      path,
      ...(path.startsWith('/van-') && { tab: 'van' }),
      isDocument: true,
      ...(template.isPrivate && { isPrivate: true }),
      component: template.mayHaveTools ? asServedGuide : asServed,
      server: template.server(path),
    },
  ]);
  return Object.fromEntries(records) as Record<Path, Page<Data>>;
}
