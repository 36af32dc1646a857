import { faqPaths, landingPaths, legalPaths, listPaths } from '#shared/content/manifest.generated.ts';
import type { Page, PageServer } from '#shared/routes/page.ts';
import type { ContentData, ContentListData } from './content-data.ts';
import { adviceRoots, guideListPath, guideRoots, guidesPath } from './content-paths.ts';
import { listServer, siteIndexServer, textServer } from './content-server.ts';
import { adviceCrumbs, guideCrumbs, guidesCrumbs, noCrumbs } from './content-trails.ts';
import type { StoryListData } from './story-list-data.ts';
import { eventServer, newsServer, storyListServer, storySearchServer } from './story-server.ts';

const asServed = () => import('./as-served-page.tsx');
const asServedGuide = () => import('./as-served-guide-page.tsx');

/** Every page of text, each template at all of its addresses, and the lists of guides. A record is named by its address. */
export const contentPages = {
  ...documents([guidesPath, ...guideRoots.map(guideListPath)], {
    server: (path) => listServer(path, () => import('./guide-list-page.tsx')),
  }),
  ...documents(
    guideRoots.map((root) => `${guideListPath(root)}/:slug` as const),
    { mayHaveTools: true, server: (path) => textServer(guideCrumbs(path), () => import('./guide-page.tsx')) },
  ),
  ...documents(
    adviceRoots.map((root) => `${root}/:slug` as const),
    {
      mayHaveTools: true,
      server: (path) => textServer(adviceCrumbs(path), () => import('./article-page.tsx')),
    },
  ),
  ...documents(['/news', '/news/:category'], {
    server: () => storyListServer('news', () => import('./story-list-page.tsx')),
  }),
  ...documents(['/news/:category/:url/:id'], {
    server: () => newsServer(() => import('./article-page.tsx')),
  }),
  ...documents(['/events', '/events/:categoryUrl'], {
    server: () => storyListServer('events', () => import('./story-list-page.tsx')),
  }),
  ...documents(['/events/:categoryUrl/:url'], {
    server: () => eventServer(() => import('./event-page.tsx')),
  }),
  ...documents(['/news/search'], {
    isPrivate: true,
    server: () => storySearchServer('news', () => import('./story-list-page.tsx')),
  }),
  ...documents(['/events/search'], {
    isPrivate: true,
    server: () => storySearchServer('events', () => import('./story-list-page.tsx')),
  }),
  ...documents(['/sitemap'], { server: () => siteIndexServer(() => import('./site-index-page.tsx')) }),
  ...documents(listPaths, {
    server: () => textServer(guidesCrumbs, () => import('./glossary-page.tsx')),
  }),
  ...documents(landingPaths, { server: () => textServer(noCrumbs, () => import('./landing-page.tsx')) }),
  ...documents(legalPaths, { server: () => textServer(noCrumbs, () => import('./legal-page.tsx')) }),
  ...documents(faqPaths, { server: () => textServer(noCrumbs, () => import('./faq-page.tsx')) }),
};

interface Template<Data> {
  /** What the server knows of the template's pages; the client build leaves it out. */
  readonly server: (path: string) => PageServer<Data>;
  readonly isPrivate?: true;
  /** True where texts may contain calculators, whose styles they then need. */
  readonly mayHaveTools?: true;
}

/** A record for each address or pattern of a template. Only the server draws them. */
function documents<Path extends string, Data>(
  paths: readonly Path[],
  template: Template<Data>,
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
