import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { Services } from '#server/pages/services.ts';
import { MovedError } from '#server/platform/http/errors.ts';
import { footerGroups, legalLinks } from '#shared/app/footer-links.ts';
import { menuPlans } from '#shared/app/menu-plans.ts';
import { toWholeNumber } from '#shared/deals/parse-profile.ts';
import type {
  ContentData,
  ContentLink,
  ContentListData,
  SiteIndexData,
} from '#shared/pages/content/content-data.ts';
import { contentPages } from '#shared/pages/content/content-pages.ts';
import {
  adviceRoots,
  type GuideRoot,
  glossaryPath,
  guideListPath,
  guideRoots,
  guidesPath,
} from '#shared/pages/content/content-paths.ts';
import { adviceNames, allGuides, guideSections } from '#shared/pages/content/guide-sections.ts';
import { storyKinds } from '#shared/pages/content/story-kinds.ts';
import { storyWords } from '#shared/pages/content/story-words.ts';
import { textPicture } from '#shared/pages/content/text-picture.ts';
import type { NavigationGroup } from '#shared/ui/link-list.tsx';
import { loadContent } from './load-content.ts';
import { loadStories, loadStorySearch, maxTerm } from './load-stories.ts';

type ContentPath = keyof typeof contentPages;
type ContentLoaders = { readonly [Path in ContentPath]: Loader<(typeof contentPages)[Path]> };

/** The loaders of the lists, and of pages whose address is more than their file's place. */
const special: Partial<ContentLoaders> = {
  ...(Object.fromEntries(
    [guidesPath, ...guideRoots.map(guideListPath)].map((path) => [path, loadGuideList]),
  ) as Partial<ContentLoaders>),
  [glossaryPath]: loadGlossary,
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

/** A news item. Its id alone tells which one it is: with an outdated category or name in the address it has moved. */
async function loadNewsItem(request: LoaderRequest): Promise<ContentData> {
  const { path, params, services } = request;
  const end = `/${params.id}`;
  const start = `${storyKinds.news.path}/`;
  if (!services.content.entries.has(path)) {
    const own = [...services.content.entries.keys()].find(
      (each) => each.startsWith(start) && each.endsWith(end),
    );
    if (own) throw new MovedError(own);
  }
  return loadContent(request);
}

/** A video, from the chapter whose second is in the query (`t`). */
async function loadVideo(request: LoaderRequest): Promise<ContentData> {
  const data = await loadContent(request);
  const asked = request.search.get('t');
  const second = asked === null ? undefined : toWholeNumber(asked);
  const chapter = data.page.video?.chapters.find(({ at }) => at === second);
  return { ...data, ...(chapter && { startsAtSecond: chapter.at }) };
}

/** The glossary: all of its terms, or, without its introduction, those that have every word that was searched for. */
async function loadGlossary(request: LoaderRequest): Promise<ContentData> {
  const data = await loadContent(request);
  const term = request.search.get('search')?.trim().slice(0, maxTerm) ?? '';
  if (term === '') return data;
  const words = term.toLowerCase().split(/\s+/);
  const terms = data.page.terms?.filter((each) => {
    const text = `${each.term} ${each.means}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return { ...data, parts: [], term, page: { ...data.page, terms: terms ?? [] } };
}

/** The guides of one section, or of all of them. */
function loadGuideList({ path, services }: LoaderRequest): ContentListData {
  const own = guideRoots.find((root) => path === guideListPath(root));
  if (own) return { ...guideSections[own], groups: [{ heading: '', links: listGuides(services, own) }] };
  return {
    ...allGuides,
    groups: guideRoots.map((root) => ({
      heading: guideSections[root].heading,
      path: guideListPath(root),
      links: listGuides(services, root),
    })),
  };
}

/** The guides of a section, each with its drawing, the one to read first at the start. */
function listGuides(
  { content, site }: Pick<Services, 'content' | 'site'>,
  root: GuideRoot,
): readonly ContentLink[] {
  const start = `${guideListPath(root)}/`;
  const first = start + guideSections[root].first;
  return [...content.entries.values()]
    .filter(({ path }) => path.startsWith(start))
    .sort((a, b) => Number(b.path === first) - Number(a.path === first))
    .map(({ path, title, description }) => ({
      path,
      label: title,
      description,
      picture: textPicture(path, site.imageHost),
      ...(path === first && { isStart: true as const }),
    }));
}

/** The links of menus and footer, and every page of text by the folder that it stands in. */
function loadSiteIndex({ services: { content } }: LoaderRequest): SiteIndexData {
  const entries = [...content.entries.values()];
  const below = (root: string) =>
    entries.filter(({ path }) => path.startsWith(`${root}/`)).map(({ path, label }) => ({ path, label }));
  const texts: readonly NavigationGroup[] = [
    ...guideRoots.map((root) => ({
      label: guideSections[root].heading,
      links: below(guideListPath(root)),
    })),
    ...adviceRoots.map((root) => ({ label: adviceNames[root], links: below(root) })),
    { label: storyWords.news.heading, links: below('/news') },
    { label: storyWords.flix.heading, links: below('/flix') },
    { label: storyWords.events.heading, links: below('/events') },
  ];
  const named = [...footerGroups, ...listMenuGroups(), { label: 'Documents', links: legalLinks }];
  const own = withoutTwins([...named, ...texts]);
  const listed = new Set(own.flatMap(({ links }) => links.map(({ path }) => path)));
  const others = entries.filter(({ path }) => !listed.has(path)).map(({ path, label }) => ({ path, label }));
  const groups = [...own, { label: 'More about us', links: others }];
  return { groups: groups.filter(({ links }) => links.length > 0) };
}

function listMenuGroups(): readonly NavigationGroup[] {
  return [...menuPlans.car, ...menuPlans.van].flatMap(({ groups }) => groups);
}

/** Groups of the same name as one, each address once. */
function withoutTwins(groups: readonly NavigationGroup[]): readonly NavigationGroup[] {
  const seen = new Set<string>();
  return [...Map.groupBy(groups, ({ label }) => label)].map(([label, alike]) => ({
    label,
    links: alike
      .flatMap(({ links }) => links)
      .filter(({ path }) => {
        const isNew = !seen.has(path);
        seen.add(path);
        return isNew;
      }),
  }));
}
