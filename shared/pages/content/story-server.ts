import { toTitleCase } from '#shared/format/to-title-case.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type { PageServer } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import { eventJsonLd, videoObjectJsonLd } from '#shared/seo/written-work.ts';
import type { ContentData } from './content-data.ts';
import { type DocumentComponent, textServer } from './content-server.ts';
import {
  newsFeedPath,
  type StoryKind,
  storyCategoryPath,
  storyKinds,
  storySearchPath,
} from './story-kinds.ts';
import type { StoryListData } from './story-list-page.tsx';
import { categoryName, storyWords } from './story-words.ts';
import { videoFiles } from './video-files.ts';

const styleOf = {
  news: breadcrumbStyles.news,
  events: breadcrumbStyles.events,
  flix: breadcrumbStyles.videos,
} as const satisfies Readonly<Record<StoryKind, string>>;

/** What the server knows of the list of a kind, or of one of its categories. */
export function storyListServer(
  kind: StoryKind,
  component: DocumentComponent<StoryListData>,
): PageServer<StoryListData> {
  const { crumb, description } = storyWords[kind];
  const { path: top } = storyKinds[kind];
  return {
    component,
    cache: 'long',
    metadata: ({ title, description: words, page, href }) => ({
      title: page > 1 ? `${title}, page ${page}` : title,
      description: page > 1 ? `Page ${page}. ${words}` : words,
      ...(page > 1 && { canonicalPath: `${href}?page=${page}` }),
      ...(kind === 'news' && { feedPath: newsFeedPath }),
    }),
    name: crumb,
    breadcrumbs: styleOf[kind],
    trail: (_, { params }) => [
      { name: crumb, path: top },
      ...toCategoryCrumb(kind, params.category ?? params.categoryUrl),
    ],
    queryParameters: ['page'],
    search: { description },
  };
}

/** What the server knows of the search of a kind. A search is not stored: there are too many different ones. */
export function storySearchServer(
  kind: StoryKind,
  component: DocumentComponent<StoryListData>,
): PageServer<StoryListData> {
  const { crumb } = storyWords[kind];
  return {
    component,
    cache: 'never',
    metadata: ({ title, description }) => ({ title, description, isIndexable: false }),
    breadcrumbs: styleOf[kind],
    trail: ({ term = '' }) => [
      { name: crumb, path: storyKinds[kind].path },
      { name: term === '' ? 'Search' : `Search: ${term}`, path: storySearchPath(kind) },
    ],
    queryParameters: ['search', 'page'],
  };
}

/** What the server knows of a news item. */
export function newsServer(component: DocumentComponent<ContentData>): PageServer<ContentData> {
  const { metadata, ...server } = textServer([], component);
  return {
    ...server,
    metadata: (...page) => ({ ...metadata(...page), feedPath: newsFeedPath }),
    ...storyTrail('news'),
  };
}

/** What the server knows of an event. */
export function eventServer(component: DocumentComponent<ContentData>): PageServer<ContentData> {
  return {
    ...textServer([], component),
    ...storyTrail('events'),
    structuredData: ({ page, startsAt, endsAt }, site, imageUrl) =>
      page.event && startsAt && endsAt
        ? [
            eventJsonLd(
              {
                title: page.title,
                description: page.description,
                url: site.origin + page.path,
                onDate: page.published,
                imageUrl,
                startsAt,
                endsAt,
                ...(page.event.place && { place: page.event.place }),
              },
              site,
            ),
          ]
        : [],
  };
}

/** What the server knows of a video. Its `t` is the second at which it begins. */
export function videoServer(component: DocumentComponent<ContentData>): PageServer<ContentData> {
  const { metadata, ...server } = textServer([], component);
  return {
    ...server,
    metadata: (data, location) => ({
      ...metadata(data, location),
      ...(data.page.video && { firstPicturePath: videoFiles(data.page.video).poster }),
    }),
    ...storyTrail('flix'),
    queryParameters: ['t'],
    structuredData: ({ page }, site) =>
      page.video
        ? [
            videoObjectJsonLd({
              title: page.title,
              description: page.description,
              url: site.origin + page.path,
              onDate: page.published,
              imageUrl: site.origin + videoFiles(page.video).poster,
              contentUrl: site.origin + videoFiles(page.video).mp4,
              durationSeconds: page.video.durationSeconds,
              chapters: page.video.chapters,
            }),
          ]
        : [],
  };
}

function storyTrail(kind: StoryKind): Pick<PageServer<ContentData>, 'breadcrumbs' | 'trail'> {
  return {
    breadcrumbs: styleOf[kind],
    trail: ({ page: { label, path, video } }, { params }) => [
      { name: storyWords[kind].crumb, path: storyKinds[kind].path },
      ...toCategoryCrumb(kind, video?.category ?? params.category ?? params.categoryUrl),
      { name: toTitleCase(label), path },
    ],
  };
}

function toCategoryCrumb(kind: StoryKind, category: string | undefined): readonly Crumb[] {
  return category === undefined
    ? []
    : [{ name: categoryName(category), path: storyCategoryPath(kind, category) }];
}
