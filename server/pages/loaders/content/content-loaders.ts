import type { Loader } from '#server/pages/loaders/loader.ts';
import { contentPages } from '#shared/pages/content/content-pages.ts';
import { guideListPath, guideRoots, guidesPath } from '#shared/pages/content/content-paths.ts';
import { loadContent } from './load-content.ts';
import { loadGuideList } from './load-guide-list.ts';
import { loadNewsItem } from './load-news-item.ts';
import { loadSiteIndex } from './load-site-index.ts';
import { loadStories, loadStorySearch } from './load-stories.ts';
import { loadVideo } from './load-video.ts';

type ContentPath = keyof typeof contentPages;
type ContentLoaders = { readonly [Path in ContentPath]: Loader<(typeof contentPages)[Path]> };

/** The loaders of the lists, and of pages whose address is more than their file's place. */
const special: Partial<ContentLoaders> = {
  ...(Object.fromEntries(
    [guidesPath, ...guideRoots.map(guideListPath)].map((path) => [path, loadGuideList]),
  ) as Partial<ContentLoaders>),
  '/sitemap': loadSiteIndex,
  '/news': loadStories('news'),
  '/news/:category': loadStories('news'),
  '/news/search': loadStorySearch('news'),
  '/news/:category/:url/:id': loadNewsItem,
  '/events': loadStories('events'),
  '/events/:categoryUrl': loadStories('events'),
  '/events/search': loadStorySearch('events'),
  '/flix': loadStories('flix'),
  '/flix/:category': loadStories('flix'),
  '/flix/search': loadStorySearch('flix'),
  '/flix/video/:id': loadVideo,
};

/** The loader of every page of text and of every list of them. */
export const contentLoaders = Object.fromEntries(
  Object.keys(contentPages).map((path) => [path, special[path as ContentPath] ?? loadContent]),
) as ContentLoaders;
