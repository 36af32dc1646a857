import { glossaryPath, guideListPath, guideRoots, guidesPath } from './content-paths.ts';
import { glossaryServer, guideCrumbs, guideServer, listServer } from './content-server.ts';
import { documents } from './document-pages.ts';
import { storySearchServer } from './story-server.ts';

/**
 * The documents that the browser knows: guides, because their addresses have the shape of a make's, and searches, that of
 * the glossary among them, because they are private. It takes every other address that it does not know for a document too.
 */
export const knownDocuments = {
  ...documents([guidesPath, ...guideRoots.map(guideListPath)], {
    server: (path) => listServer(path, () => import('./guide-list-page.tsx')),
  }),
  ...documents(
    guideRoots.map((root) => `${guideListPath(root)}/:slug` as const),
    {
      mayHaveTools: true,
      server: (path) => guideServer(guideCrumbs(path), () => import('./guide-page.tsx')),
    },
  ),
  ...documents([glossaryPath], {
    isPrivate: true,
    server: () => glossaryServer(() => import('./glossary-page.tsx')),
  }),
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
