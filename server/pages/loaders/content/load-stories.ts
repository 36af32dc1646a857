import type { ContentStore } from '#server/content/content-store.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { ContentEntry } from '#shared/content/content-page.ts';
import { toWholeNumber } from '#shared/deals/parse-profile.ts';
import { formatDate } from '#shared/format/format-date.ts';
import {
  type StoryKind,
  storyCategoryPath,
  storyKinds,
  storySearchPath,
} from '#shared/pages/content/story-kinds.ts';
import type { StoryItem, StoryListData } from '#shared/pages/content/story-list-page.tsx';
import { categoryName, storyWords } from '#shared/pages/content/story-words.ts';
import { textPicture } from '#shared/pages/content/text-picture.ts';
import { videoFiles, videoLength } from '#shared/pages/content/video-files.ts';
import { withQuery } from '#shared/routes/link-to.ts';

const storiesPerPage = 10;
/** Characters of a search that are read. */
export const maxTerm = 100;

/** All news, events or videos, or those of a category. Throws `NotFoundError` for a category or a page that does not exist. */
export function loadStories(kind: StoryKind) {
  return ({ params, search, services: { content, site } }: LoaderRequest): StoryListData => {
    const category = params.category ?? params.categoryUrl;
    const all = listStories(content, kind);
    const found = category === undefined ? all : all.filter((entry) => categoryOf(entry) === category);
    if (category !== undefined && found.length === 0) throw new NotFoundError(`${kind} category ${category}`);
    const words = storyWords[kind];
    const name = category && categoryName(category);
    return toList(kind, all, {
      ...words,
      ...(name && {
        title: `${words.crumb}: ${name}`,
        heading: `${words.heading}: ${name}`,
        description: `${words.crumb} in the category ${name}. ${words.lead}`,
      }),
      category,
      found,
      imageHost: site.imageHost,
      page: search.get('page'),
      href: category === undefined ? storyKinds[kind].path : storyCategoryPath(kind, category),
    });
  };
}

/** News, events or videos that have all words of the visitor's term in their title, description or summary. */
export function loadStorySearch(kind: StoryKind) {
  return ({ search, services: { content, site } }: LoaderRequest): StoryListData => {
    const term = (search.get('search') ?? '').trim().slice(0, maxTerm);
    const all = listStories(content, kind);
    const words = term.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length === 0 ? [] : all.filter((entry) => hasAll(entry, words));
    const heading = term === '' ? storyWords[kind].searchLabel : `Search: ${term}`;
    return toList(kind, all, {
      ...storyWords[kind],
      title: heading,
      heading,
      category: undefined,
      found,
      imageHost: site.imageHost,
      page: search.get('page'),
      href: withQuery(storySearchPath(kind), { ...(term !== '' && { search: term }) }),
      term,
    });
  };
}

function hasAll({ title, description, summary }: ContentEntry, words: readonly string[]): boolean {
  const text = [title, description, ...summary].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The items of a kind: news with the newest first; videos by their number; events to come, the next one first, then past ones. */
export function listStories({ entries }: ContentStore, kind: StoryKind): readonly ContentEntry[] {
  const start = `${storyKinds[kind].path}/`;
  const own = [...entries.values()].filter(({ path }) => path.startsWith(start));
  if (kind === 'flix') return own.toSorted((a, b) => numberOf(a) - numberOf(b));
  if (kind === 'news') return own.toSorted((a, b) => (a.published < b.published ? 1 : -1));
  const today = todayInLondon();
  const isPast = ({ startsAt = '' }: ContentEntry) => startsAt.slice(0, 10) < today;
  const inOrder = own.toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1));
  return [...inOrder.filter((each) => !isPast(each)), ...inOrder.filter(isPast).reverse()];
}

interface FoundStories
  extends Pick<StoryListData, 'title' | 'description' | 'heading' | 'lead' | 'searchLabel' | 'href'> {
  readonly category: string | undefined;
  readonly found: readonly ContentEntry[];
  readonly imageHost: string;
  readonly page: string | null;
  readonly term?: string;
}

function toList(
  kind: StoryKind,
  all: readonly ContentEntry[],
  {
    category,
    found,
    imageHost,
    page: asked,
    title,
    description,
    heading,
    lead,
    searchLabel,
    href,
    term,
  }: FoundStories,
): StoryListData {
  const pageCount = Math.max(1, Math.ceil(found.length / storiesPerPage));
  const page = asked === null ? 1 : (toWholeNumber(asked) ?? 0);
  if (page < 1 || page > pageCount) throw new NotFoundError(`${kind} page ${asked}`);
  const categories = [...new Set(all.map(categoryOf))].toSorted();
  return {
    kind,
    title,
    description,
    heading,
    lead,
    searchLabel,
    categories: categories.map((slug) => ({
      name: categoryName(slug),
      path: storyCategoryPath(kind, slug),
      isCurrent: slug === category,
    })),
    ...(term !== undefined && { term }),
    items: found
      .slice((page - 1) * storiesPerPage, page * storiesPerPage)
      .map((entry) => toItem(kind, entry, imageHost)),
    page,
    pageCount,
    href,
  };
}

function toItem(kind: StoryKind, entry: ContentEntry, imageHost: string): StoryItem {
  const category = categoryOf(entry);
  const date = entry.startsAt ?? entry.published;
  const [day = '', time] = date.split('T');
  return {
    path: entry.path,
    label: entry.video ? entry.label : entry.title,
    description: entry.description,
    date,
    dateWords: time ? `${formatDate(day)}, ${time}` : formatDate(day),
    category: { name: categoryName(category), path: storyCategoryPath(kind, category) },
    ...(!entry.video && { picture: textPicture(entry.path, imageHost) }),
    ...(entry.video && {
      video: {
        poster: videoFiles(entry.video).smallPoster,
        length: videoLength(entry.video.durationSeconds),
      },
    }),
  };
}

/** The folder of a story is its category; a video names its own. */
function categoryOf({ path, video }: ContentEntry): string {
  return video?.category ?? path.split('/')[2] ?? '';
}

/** The number that a video's address ends with. */
function numberOf({ path }: ContentEntry): number {
  return Number(path.split('/').at(-1));
}
