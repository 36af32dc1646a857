import { faqPages, landingPages, legalPages } from '#shared/content/manifest.generated.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { ContentData } from './content-data.ts';
import { adviceRoots } from './content-paths.ts';
import {
  adviceCrumbs,
  type DocumentComponent,
  noCrumbs,
  siteIndexServer,
  textServer,
} from './content-server.ts';
import { documents } from './document-pages.ts';
import { knownDocuments } from './known-documents-pages.ts';
import { eventServer, newsServer, storyListServer, videoServer } from './story-server.ts';

/** Every page of text, each template at all of its addresses, and the lists of guides. A record is named by its address. */
export const contentPages = {
  ...knownDocuments,
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
  ...documents(['/flix', '/flix/:category'], {
    server: () => storyListServer('flix', () => import('./story-list-page.tsx')),
  }),
  ...documents(['/flix/video/:id'], { server: () => videoServer(() => import('./video-page.tsx')) }),
  ...documents(['/sitemap'], { server: () => siteIndexServer(() => import('./site-index-page.tsx')) }),
  ...texts(landingPages, noCrumbs, () => import('./landing-page.tsx')),
  ...texts(legalPages, noCrumbs, () => import('./legal-page.tsx')),
  ...texts(faqPages, noCrumbs, () => import('./faq-page.tsx')),
};

/** A record for each text with an address of its own, by its name. */
function texts<Path extends string>(
  names: Readonly<Record<Path, string>>,
  above: readonly Crumb[],
  component: DocumentComponent<ContentData>,
) {
  return documents(Object.keys(names) as Path[], {
    server: (path) => textServer(above, component, names[path]),
  });
}
